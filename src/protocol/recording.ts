import type { Opening, Ranking, Sealed } from '#engine';
import type { Begun, Entry } from './messages.ts';
import type { BotLevel } from './people/terms.ts';

/** 1 kept the options and the seed instead of the opening, and no names; 2 knew no seal; 3 no game begun from another. */
export const RECORDING_VERSION = 4;

/** A whole game as a file: who sat down, how it began, what was asked, what happened, how it ended. */
export interface Recording {
  readonly recording: 'pendulum';
  readonly version: typeof RECORDING_VERSION;
  /** What there is to see in it; empty if nobody said. */
  readonly about: string;
  /** When it ended, in milliseconds of the calendar; null where nobody knows. */
  readonly endedAt: number | null;
  readonly seats: readonly RecordedSeat[];
  readonly opening: Opening;
  /** Null where the decks were not sealed: in games of long ago, and where a number made them. */
  readonly sealed: Sealed | null;
  /** Null for a game that began with its set-up. */
  readonly begun: Begun | null;
  /** Of the game after the last entry. */
  readonly fingerprint: string;
  /** Null for a game that was not played to its end. */
  readonly ranking: Ranking | null;
  readonly entries: readonly Entry[];
}

export interface RecordedSeat {
  /** Empty where nobody said: then the character's name will do. */
  readonly name: string;
  readonly colour: number;
  readonly bot: BotLevel | null;
}

export type SecondRecording = Omit<Recording, 'version' | 'sealed' | 'begun'> & { readonly version: 2 };
export type ThirdRecording = Omit<Recording, 'version' | 'begun'> & { readonly version: 3 };

/** A recording of an earlier version as one of today. */
export const renewed = (recording: SecondRecording | ThirdRecording): Recording => ({
  sealed: null,
  ...recording,
  version: RECORDING_VERSION,
  begun: null,
});

/** One entry a line, so that people and programs can find their way in it. */
export function printRecording({ entries, ...rest }: Recording): string {
  const head = JSON.stringify(rest).replace(/}$/, '');
  return `${head},"entries":[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]}\n`;
}

export const RECORDING_FAULTS = ['tooBig', 'notJson', 'foreign', 'newer', 'damaged'] as const;
/** Why a file is not opened. */
export type RecordingFault = (typeof RECORDING_FAULTS)[number];

/** Many times the longest game. */
export const MOST_RECORDING_BYTES = 8 << 20;
