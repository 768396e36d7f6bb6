import type { Options, Ranking } from '#engine';
import type { Entry } from './messages.ts';

export const RECORDING_VERSION = 1;

/** A whole game as a file: what was agreed, what was asked, what happened, how it ended. */
export interface Recording {
  readonly recording: 'pendulum';
  readonly version: number;
  /** What there is to see in it. */
  readonly about: string;
  readonly options: Options;
  readonly entries: readonly Entry[];
  /** Of the game after the last entry. */
  readonly fingerprint: string;
  /** Null for a game that was not played to its end. */
  readonly ranking: Ranking | null;
}
