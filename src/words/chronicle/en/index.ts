import { analysis } from './analysis.ts';
import { history } from './history.ts';
import { replay } from './replay.ts';
import { share } from './share.ts';

export const chronicle = { replay, analysis, history, share } as const;
