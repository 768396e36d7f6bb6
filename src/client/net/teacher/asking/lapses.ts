import { type ReadonlySignal, signal } from '@preact/signals';
import { type Lapse, standing } from '#analysis';
import type { Seat } from '#engine';
import type { Recording } from '#protocol';
import { askTeacher } from './ask.ts';

/** What was found so far, and how many choices have been looked at. */
export interface Looked {
  readonly lapses: readonly Lapse[];
  readonly done: number;
  readonly of: number | null;
}

const known = new WeakMap<Recording, ReadonlySignal<Looked>>();

/** Those whose choices are worth a look: people, or all where there are none. */
function judgedSeats({ seats }: Recording): readonly Seat[] {
  const people = [...seats.keys()].filter((seat) => seats[seat]?.bot === null);
  return people.length === 0 ? [...seats.keys()] : people;
}

/** Looks for what could have been done better, and gives a way to stop looking. What was looked through stays known. */
export function lookForLapses(recording: Recording): readonly [ReadonlySignal<Looked>, () => void] {
  const found = known.get(recording);
  if (found !== undefined) return [found, () => undefined];
  const looked = signal<Looked>({ lapses: [], done: 0, of: null });
  const first = recording.opening.game;
  const asks = { first, stands: standing(recording.entries), seats: judgedSeats(recording) };
  const stop = askTeacher(
    'lapses',
    asks,
    ({ found: lapse, done, of }) => {
      const { lapses } = looked.peek();
      looked.value = { lapses: lapse === null ? lapses : [...lapses, lapse], done, of };
    },
    () => {
      const { lapses, done } = looked.peek();
      looked.value = { lapses, done, of: done };
      known.set(recording, looked);
    },
  );
  return [looked, stop];
}
