import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AT_ONCE, type Decision, diceOf, novice } from '#bots';
import { allWritten, type Companion, companyForTest } from '#testkit';
import type { Live } from '../live/live.ts';
import type { Question } from '../live/ports.ts';
import { hold } from './play.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (time: number) => vi.advanceTimersByTimeAsync(time);
const isPaused = ({ room }: Live): boolean => room?.look().paused ?? false;

/** Ada beside as many bots as are wanted. */
async function playing(bots: number) {
  const company = companyForTest();
  const ada = company.come();
  const token = await ada.sit('Ada');
  for (let nth = 0; nth < bots; nth += 1) ada.say({ type: 'seatBot', level: 'novice' });
  return { ...company, ada, token };
}

const start = async (ada: Companion): Promise<void> => {
  expect(ada.say({ type: 'start' })).toBeUndefined();
  await allWritten();
};

test.each([true, false])(
  'at a table that is public or not (%s), a seat with a coach is known as one only if it is not',
  async (isPublic) => {
    const { come } = companyForTest({ public: isPublic });
    const ada = come();
    await ada.sit('Ada');
    ada.say({ type: 'change', seat: 0, chair: { coached: true } });
    expect(ada.last('table')?.table.chairs[0]?.coached).toBe(!isPublic);
  },
);

test('PAU-1 what the table paused goes on when its people are back; a table that is held waits for their word', async () => {
  const { live, ada, token, come } = await playing(1);
  await start(ada);
  ada.go();
  expect(isPaused(live)).toBe(true);
  const back = come({ tokens: [token] });
  await pass(3000);
  expect(isPaused(live)).toBe(false);

  hold(live);
  back.go();
  const again = come({ tokens: [token] });
  await pass(60_000);
  expect(isPaused(live)).toBe(true);
  again.say({ type: 'ask', seat: 0, nth: 1, command: { type: 'resume' } });
  await pass(3000);
  expect(isPaused(live)).toBe(false);
});

test('PAU-1 a bot’s thought that comes too late for a pause is thought again after it', async () => {
  const { live, ada } = await playing(2);
  const thoughts: (() => void)[] = [];
  const decide = (question: Question): Promise<Decision> =>
    new Promise((resolve) => thoughts.push(() => resolve(novice(AT_ONCE)(question, diceOf(1)))));
  Object.assign(live, { ports: { ...live.ports, bots: { decide, soonest: () => 0 } } });
  await start(ada);
  ada.say({ type: 'ask', seat: 0, nth: 1, command: { type: 'pause' } });
  for (const come of thoughts.splice(0)) come();
  await pass(0);
  expect([isPaused(live), thoughts.length, ada.last('rewound')]).toEqual([true, 0, undefined]);
  ada.say({ type: 'ask', seat: 0, nth: 2, command: { type: 'resume' } });
  await pass(3000);
  expect([isPaused(live), thoughts.length]).toEqual([false, 2]);
});
