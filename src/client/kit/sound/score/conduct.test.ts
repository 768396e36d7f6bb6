import { expect, test } from 'vitest';
import { type Baton, conduct, SILENT } from './conduct.ts';
import { BAR } from './layers.ts';
import type { Mood } from './mood.ts';
import type { Note } from './note.ts';

const ROUND: Mood = { scene: 'round', thick: 0.5 };
const COUNCIL: Mood = { scene: 'council' };
const WON: Mood = { scene: 'end', won: true };

/** Looks at these moments of the clock and keeps all that is written down. */
function looks(clocks: readonly number[], moodAt: (clock: number) => Mood, from: Baton = SILENT) {
  let baton = from;
  let cuts = 0;
  const notes: Note[] = [];
  for (const clock of clocks) {
    const conducted = conduct(5, baton, clock, moodAt(clock));
    baton = conducted.baton;
    cuts += conducted.cut ? 1 : 0;
    notes.push(...conducted.notes);
  }
  return { baton, notes, cuts };
}

const every = (step: number, until: number): readonly number[] =>
  Array.from({ length: Math.floor(until / step) + 1 }, (_, nth) => nth * step);
const keyOf = ({ at, voice, pitch }: Note): string => `${at.toFixed(4)} ${voice} ${pitch}`;

test('however often one looks, the same music is written down, and each bar once', () => {
  const often = looks(every(0.05, 30), () => ROUND);
  const seldom = looks(every(0.25, 30), () => ROUND);
  expect(often.notes.map(keyOf).slice(0, 40)).toEqual(seldom.notes.map(keyOf).slice(0, 40));
  expect(often.baton.bar).toBe(Math.floor((30 + 0.6 - 0.12) / BAR) + 1);
});

test('a clock that is set back writes nothing a second time', () => {
  const before = looks(every(0.2, 10), () => ROUND);
  const after = looks([4, 6, 8, 9.9], () => ROUND, before.baton);
  expect(after.notes).toEqual([]);
  expect(after.baton).toEqual(before.baton);
});

test('a page that slept goes on with the next bar, a moment from now', () => {
  const before = looks(every(0.2, 5), () => ROUND);
  const { baton, notes } = looks([60], () => ROUND, before.baton);
  expect(baton.bar).toBe(before.baton.bar + 1);
  expect(notes.every(({ at }) => at >= 60)).toBe(true);
});

test('all notes are written down before they are due', () => {
  let baton = SILENT;
  for (const clock of every(0.2, 20)) {
    const conducted = conduct(5, baton, clock, ROUND);
    baton = conducted.baton;
    expect(conducted.notes.every(({ at }) => at > clock)).toBe(true);
  }
});

test('the council waits for the bar to be over; the end of the game does not, and begins its theme at once', () => {
  const before = looks(every(0.2, 10), () => ROUND);
  expect(conduct(5, before.baton, 10.1, COUNCIL).cut).toBe(false);
  const end = conduct(5, before.baton, 10.1, WON);
  expect(end.cut).toBe(true);
  expect(end.baton.bar).toBe(1);
  expect(Math.min(...end.notes.map(({ at }) => at))).toBeLessThan(10.3);
  expect(conduct(5, end.baton, 10.3, WON).cut).toBe(false);
});

test('silence cuts once, and music goes on after it with the bar that was to come', () => {
  const before = looks(every(0.2, 10), () => ROUND);
  const silent = looks(
    every(0.2, 4).map((step) => step + 10),
    () => ({ scene: 'silence' }),
    before.baton,
  );
  expect(silent).toMatchObject({ notes: [], cuts: 1 });
  expect(looks([15], () => ROUND, silent.baton).baton.bar).toBe(before.baton.bar + 1);
});
