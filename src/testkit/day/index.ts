import { adept, botFor, diceFor, diceOf, soonestFor } from '#bots';
import { type Asked, type Millis, setup } from '#engine';
import { agreedOn, type Day, type Happened, PERSON_OF_DAY } from '#protocol';
import { doorOf, goOnSoon, newGuest, openTable, type Ports, takeUp } from '#table';
import { defaultTerms, newTable } from '#table/kept';
import { allWritten, portsForTest } from '../company.ts';

/** A day played as in a browser: regents think a while. */
export async function playedDay(day: Day, thinks: Millis): Promise<readonly Happened[]> {
  const waiting: { readonly at: Millis; readonly act: () => void }[] = [];
  const entries: Happened[] = [];
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
  return entries;
}

export const askedIn = (entries: readonly Happened[]): readonly Asked[] =>
  entries.map(({ seat, at, command }) => ({ seat, at, command }));
