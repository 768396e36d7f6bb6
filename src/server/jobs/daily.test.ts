import { expect, test } from 'vitest';
import { adept, botFor, diceFor, diceOf, soonestFor } from '#bots';
import { type Asked, type Millis, setup } from '#engine';
import { agreedOn, type Day, dayOf, type Entry, PERSON_OF_DAY } from '#protocol';
import { doorOf, goOnSoon, newGuest, openTable, type Ports, takeUp } from '#table';
import { defaultTerms, newTable } from '#table/kept';
import { allWritten, portsForTest } from '#testkit';
import { judgeDay } from './daily.ts';

/** A day played as in a browser: regents think a while. */
async function played(day: Day, thinks: Millis): Promise<readonly Asked[]> {
  const waiting: { readonly at: Millis; readonly act: () => void }[] = [];
  const entries: Entry[] = [];
  let time = 0;
  const later: Ports['later'] = (wait, act) => {
    const one = { at: time + wait, act };
    waiting.push(one);
    return () => void (waiting.includes(one) && waiting.splice(waiting.indexOf(one), 1));
  };
  const ports: Ports = {
    ...portsForTest({ append: async (_, __, texts) => void entries.push(...texts.map((text) => JSON.parse(text))) }),
    clock: { now: () => time, today: () => time },
    later,
    bots: {
      decide: ({ level, ...sight }) =>
        new Promise((resolve) => {
          later(thinks, () => resolve(botFor(level)(sight, diceFor(day.seed, sight))));
        }),
      soonest: ({ level, ...sight }) => soonestFor(level, sight),
    },
  };
  const table = newTable('ABCDEFGH', { ...defaultTerms(false), ...day.terms }, 0);
  const [empty] = table.chairs;
  if (empty === undefined) throw new Error('no chair');
  const chairs = day.characters.map((character, seat) => ({
    ...empty,
    name: `Seat ${seat}`,
    character,
    bot: seat === PERSON_OF_DAY ? null : day.level,
    holder: seat === PERSON_OF_DAY ? 'own' : null,
  }));
  const live = openTable({ ...ports, hash: (text) => text }, { ...table, chairs, stage: 'playing', host: 0 });
  takeUp(
    live,
    { opening: { ...setup({ ...agreedOn(day), seed: day.seed }), sealed: null }, entries: [] },
    { at: 0, running: true },
  );
  goOnSoon(live);
  const door = doorOf(live);
  const guest = newGuest({ send: () => {}, close: () => {}, drop: () => {} });
  door.arrive(guest, ['own'], null, () => {});
  const person = adept();
  for (let [step, nth] = [0, 0]; step < 30_000 && live.record.stage === 'playing'; step += 1) {
    const { game } = live.room?.playing() ?? {};
    const at = live.room?.clock().at ?? 0;
    const decision = game && person({ game, seat: 0, at, acted: live.deeds.get(0) ?? 0 }, diceOf(1));
    if (decision && 'do' in decision) door.hear(guest, { type: 'ask', seat: 0, nth: ++nth, command: decision.do });
    const [next] = waiting.toSorted((one, other) => one.at - other.at);
    time = Math.min(next?.at ?? time + 500, time + 500);
    if (next !== undefined && next.at <= time) waiting.splice(waiting.indexOf(next), 1)[0]?.act();
    await allWritten();
  }
  return entries.flatMap((entry) =>
    entry.type === 'happened' ? [{ seat: entry.seat, at: entry.at, command: entry.command }] : [],
  );
}

const TUESDAY = dayOf('2026-11-17');
const asked = await played(TUESDAY, 5);
const verdict = (changed: readonly Asked[], day = TUESDAY) => judgeDay(day, { asked: changed });
const FOUND = { place: expect.any(Number), points: expect.any(Number), won: expect.any(Boolean) };
/** The first deed of a regent that is a move in a round, when there is much else to do. */
const MOVE = asked.findIndex(({ seat, at, command }) => seat === 1 && at > 60_000 && command.type === 'move');

test('a day that was played is found to be what it was, on a fast machine and on a slow one', async () => {
  expect(verdict(asked)).toEqual(FOUND);
  const wednesday = dayOf('2026-11-18');
  expect(verdict(await played(wednesday, 180), wednesday)).toEqual(FOUND);
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
