import { bound } from '../../speech/bound.ts';
import type { Chronicle } from '../chronicle.ts';
import { analysis } from './analysis.ts';
import { daily } from './daily.ts';
import { decks } from './decks.ts';
import { finale } from './finale.ts';
import { history } from './history.ts';
import { manners } from './manners.ts';
import { operator } from './operator.ts';
import { players } from './players.ts';
import { playOn } from './playOn.ts';
import { practice } from './practice.ts';
import { quick } from './quick.ts';
import { replay } from './replay.ts';
import { sandbox } from './sandbox.ts';
import { share } from './share.ts';
import { statistics } from './statistics.ts';
import { voices } from './voices.ts';
import { you } from './you.ts';

export const chronicle: Chronicle = bound({
  replay,
  sandbox,
  daily,
  decks,
  analysis,
  finale,
  history,
  manners,
  operator,
  playOn,
  players,
  practice,
  quick,
  share,
  statistics,
  voices,
  you,
});
