import { expect, test } from 'vitest';
import { AT_ONCE, adept, botFor, diceOf, soonestFor } from '#bots';
import { fingerprint, type Millis } from '#engine';
import { allWritten, portsForTest } from '#testkit';
import { type GameLog, readLog } from './kept/game.ts';
import { newTable } from './kept/lobby.ts';
import type { Result } from './kept/store.ts';
import { defaultTerms } from './kept/terms.ts';
import { newGuest } from './live/guest.ts';
import type { Live } from './live/live.ts';
import type { Frame, Ports } from './live/ports.ts';
import { doorOf } from './people/door.ts';
import { openTable, takeUp } from './people/play.ts';

/** People look so often. */
const LOOK = 500;

/** A host without a machine: its time leaps to the next thing that wants to happen. */
function virtualHost() {
  const waiting: { readonly at: Millis; readonly act: () => void }[] = [];
  const texts: string[] = [];
  const results: Result[] = [];
  const dice = diceOf(7);
  let time: Millis = 0;
  let tokens = 0;
  const ports: Ports = {
    ...portsForTest({
      append: async (_, _known, entries) => void texts.push(...entries),
      keepResults: async (all) => void results.push(...all),
    }),
    clock: { now: () => time, today: () => time },
    later(wait, act) {
      const one = { at: time + wait, act };
      waiting.push(one);
      return () => {
        if (waiting.includes(one)) waiting.splice(waiting.indexOf(one), 1);
      };
    },
    chance: { token: () => `token ${++tokens}`, seed: () => 'f00d'.repeat(16) },
    bots: {
      decide: async ({ level, ...sight }) => botFor(level)(sight, dice),
      soonest: ({ level, ...sight }) => soonestFor(level, sight),
    },
  };
  const leap = (): void => {
    const [next] = waiting.toSorted((one, other) => one.at - other.at);
    if (next === undefined || next.at > time + LOOK) {
      time += LOOK;
      return;
    }
    waiting.splice(waiting.indexOf(next), 1);
    time = next.at;
    next.act();
  };
  return { ports, leap, texts, results };
}

function come(live: Live) {
  const heard: Frame[] = [];
  const door = doorOf(live);
  const guest = newGuest({ send: (frame) => void heard.push(frame), close: () => {}, drop: () => {} });
  door.arrive(guest, [], null, () => {});
  return { heard, say: door.hear.bind(null, guest), go: () => door.leave(guest) };
}

/** Ada plays to the end, Bob goes home in the second round, and a bot sits with them. */
async function evening() {
  const { ports, leap, texts, results } = virtualHost();
  const terms = { ...defaultTerms(false), standInAfter: 30_000 };
  const live = openTable(ports, newTable('ABCDEFGH', terms, 0));
  const ada = come(live);
  const bob = come(live);
  ada.say({ type: 'sit', name: 'Ada' });
  bob.say({ type: 'sit', name: 'Bob' });
  bob.say({ type: 'change', seat: 1, chair: { ready: true } });
  ada.say({ type: 'seatBot', level: 'novice' });
  ada.say({ type: 'start' });
  await allWritten();
  const dice = diceOf(3);
  const decide = adept();
  const counts = [0, 0];
  let isBobHere = true;
  let hadStandIn = false;
  for (let step = 0; step < 20_000 && live.record.stage === 'playing'; step += 1) {
    for (const [seat, person] of [ada, ...(isBobHere ? [bob] : [])].entries()) {
      const { game } = live.room?.playing() ?? {};
      const { at } = live.room?.clock() ?? { at: 0 };
      const decision = game && decide({ game, seat, at, acted: live.deeds.get(seat) ?? 0 }, dice);
      if (!decision || !('do' in decision)) continue;
      counts[seat] = (counts[seat] ?? 0) + 1;
      person.say({ type: 'ask', seat, nth: counts[seat] ?? 0, command: decision.do });
    }
    if (isBobHere && live.room?.look().round === 2) {
      isBobHere = false;
      bob.go();
    }
    hadStandIn ||= live.standIns.has(1);
    leap();
    await allWritten();
  }
  return { live, texts, results, heard: ada.heard, hadStandIn };
}

test('hosted without a machine, a table plays the same evening to the byte, and its log tells it', async () => {
  const first = await evening();
  expect([first.live.record.stage, first.hadStandIn, first.results.length]).toEqual(['over', true, 3]);
  const second = await evening();
  expect(second.texts).toEqual(first.texts);
  expect(JSON.stringify(second.heard)).toBe(JSON.stringify(first.heard));

  const again = openTable(virtualHost().ports, first.live.record);
  const log: GameLog = readLog(first.texts);
  takeUp(again, log);
  const [before, after] = [first.live.room?.look(), again.room?.look()];
  expect(after && fingerprint(after)).toBe(before && fingerprint(before));
});

/** Ada and two bots that would not wait at all, for a while. */
async function hurry(): Promise<GameLog> {
  const { ports, leap, texts } = virtualHost();
  const dice = diceOf(5);
  const hasty = adept(AT_ONCE);
  const bots: Ports['bots'] = { decide: async (sight) => hasty(sight, dice), soonest: ({ at }) => at };
  const live = openTable({ ...ports, bots }, newTable('ABCDEFGH', defaultTerms(false), 0));
  const ada = come(live);
  ada.say({ type: 'sit', name: 'Ada' });
  for (let bot = 0; bot < 2; bot += 1) ada.say({ type: 'seatBot', level: 'master' });
  ada.say({ type: 'start' });
  for (let [step, nth] = [0, 0]; step < 600; step += 1) {
    await allWritten();
    const { game } = live.room?.playing() ?? {};
    const decision = game && hasty({ game, seat: 0, at: live.room?.clock().at ?? 0 }, dice);
    if (decision && 'do' in decision) ada.say({ type: 'ask', seat: 0, nth: ++nth, command: decision.do });
    leap();
  }
  await allWritten();
  return readLog(texts);
}

test('between two deeds of a bot lie at least 400 ms, however hasty it is', async () => {
  const { entries } = await hurry();
  const times = [1, 2].map((bot) =>
    entries.flatMap((one) => (one.type === 'happened' && one.seat === bot ? [one.at] : [])),
  );
  expect(Math.min(...times.map(({ length }) => length))).toBeGreaterThan(20);
  for (const deeds of times) {
    for (const [nth, at] of deeds.slice(1).entries()) expect(at - (deeds[nth] ?? at)).toBeGreaterThanOrEqual(400);
  }
});
