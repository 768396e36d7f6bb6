import { expect, test } from 'vitest';
import type { Asked } from '#engine';
import { dayOf } from '#protocol';
import { askedIn, playedDay } from '#testkit/day';
import { judgeDay } from './daily.ts';

const TUESDAY = dayOf('2026-11-17');
const asked = askedIn(await playedDay(TUESDAY, 5));
const verdict = (changed: readonly Asked[], day = TUESDAY) => judgeDay(day, { asked: changed });
const FOUND = { place: expect.any(Number), points: expect.any(Number), won: expect.any(Boolean) };
/** The first deed of a regent that is a move in a round, when there is much else to do. */
const MOVE = asked.findIndex(({ seat, at, command }) => seat === 1 && at > 60_000 && command.type === 'move');

test('a day that was played is found to be what it was, on a fast machine and on a slow one', async () => {
  expect(verdict(asked)).toEqual(FOUND);
  const wednesday = dayOf('2026-11-18');
  expect(verdict(askedIn(await playedDay(wednesday, 180)), wednesday)).toEqual(FOUND);
});

test('a regent that does something else is no regent of that day', () => {
  const one = asked[MOVE];
  expect(one).toBeDefined();
  if (one === undefined || one.command.type !== 'move') return;
  const elsewhere = { ...one, command: { ...one.command, to: one.command.to === 0 ? 1 : 0 } };
  expect(verdict(asked.with(MOVE, elsewhere))).toEqual({ forged: 'otherRegent', nth: MOVE });
});

test('a regent that sits still where it would have acted is no regent of that day', () => {
  const still = asked.filter(({ seat }, nth) => nth < MOVE || seat !== 1);
  expect(verdict(still)).toMatchObject({ forged: 'idleRegent' });
});

test('deeds that a rule forbids, of another day, out of their order, or without an end are refused', () => {
  expect(verdict(asked.with(1, { seat: 0, at: 0, command: { type: 'flip', area: 'black' } }))).toMatchObject({
    forged: 'refused',
  });
  expect(verdict(asked, dayOf('2026-11-24'))).toHaveProperty('forged');
  expect(verdict(asked.toReversed())).toHaveProperty('forged');
  expect(verdict(asked.slice(0, -1))).toEqual({ forged: 'unfinished', nth: asked.length - 1 });
});

test('the judge does not think about one game for ever', () => {
  expect(judgeDay(TUESDAY, { asked }, 50)).toMatchObject({ forged: 'tooSlow' });
});
