import type { Seat } from '#engine';
import type { Recording } from '#protocol';
import { nameOfSeat } from '../../kit/chronicle/names.ts';

/** A player as the charts show them. */
export interface Person {
  readonly seat: Seat;
  readonly name: string;
  readonly colour: number;
}

export const peopleOf = (recording: Recording): readonly Person[] =>
  recording.seats.map(({ colour }, seat) => ({ seat, name: nameOfSeat(recording, seat), colour }));

/** What every part of the analysis needs. */
export interface Part {
  readonly people: readonly Person[];
  readonly watch: (seq: number) => void;
}
