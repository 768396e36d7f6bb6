import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Curve, standing } from '#analysis';
import type { Millis } from '#engine';
import { lastSeq, type Recording } from '#protocol';
import { askTeacher } from './ask.ts';

/** The chances of a whole game: `curve[n]` is what they were after `moments[n - 1]`. */
export interface Told {
  readonly curve: Curve;
  readonly moments: readonly { readonly seq: number; readonly at: number }[];
}

/** The game itself is shown first: what the champion has learnt takes a while to come and to think with. */
const SHOWN_FIRST: Millis = 2000;

const curves = new WeakMap<Recording, ReadonlySignal<Told | null>>();

/** Asked for once for each game; null until it is there. Alone at a table, a chance is not what counts. */
export function curveOf(recording: Recording): ReadonlySignal<Told | null> {
  const known = curves.get(recording);
  if (known !== undefined) return known;
  const told = signal<Told | null>(null);
  curves.set(recording, told);
  if (recording.opening.game.players.length > 1) setTimeout(() => ask(recording, told), SHOWN_FIRST);
  return told;
}

function ask({ opening, entries }: Recording, told: Signal<Told | null>): void {
  const stands = standing(entries);
  askTeacher('curve', { first: opening.game, stands }, (curve) => {
    told.value = { curve, moments: stands.map(({ seq, at }) => ({ seq, at })) };
  });
}

/** The chances of each seat after so many entries of the log. */
export function chancesAfter({ curve, moments }: Told, { entries }: Recording, position: number): readonly number[] {
  const entry = entries[position - 1];
  const seq = entry === undefined ? 0 : lastSeq(entry);
  return curve[moments.findLastIndex((moment) => moment.seq <= seq) + 1] ?? [];
}
