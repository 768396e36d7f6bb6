import type { Section } from '../speech/section.ts';
import type { chronicle as english } from './en/index.ts';

/** All that is said of finished games in one language. */
export type Chronicle = Section<typeof english>;
