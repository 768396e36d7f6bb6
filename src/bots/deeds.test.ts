import { describe, expect, test } from 'vitest';
import { table } from '#testkit';
import { think } from './deeds/think.ts';
import type { Decision } from './view/bot.ts';
import { clockOf } from './view/clock.ts';
import { ADEPT_TASTE } from './view/taste.ts';

const thinks = (at: ReturnType<typeof table>, seat = 0): Decision | undefined =>
  think(at.game, seat, at.now, ADEPT_TASTE);

describe('the clock of a bot', () => {
  test('TIM-1 knows when each timer comes to each row, until the council is called and beyond', () => {
    const { windows, call, left } = clockOf(table({ seats: 4 }).game, 0);
    const black = windows.filter(({ area }) => area === 'black').map(({ from }) => Math.round(from));
    expect(black.at(-1)).toBe(47);
    expect(call).toBeGreaterThan(360);
    expect(call).toBeLessThan(370);
    expect(left).toBeCloseTo(call + 3 * 360, 5);
  });

  test('UNT-2 reads the timer track when no sand runs', () => {
    const { windows, call } = clockOf(table({ seats: 4, timing: 'untimed' }).game, 0);
    expect(call).toBe(360);
    expect(windows.filter(({ area, from }) => area === 'green' && from < 400).map(({ from }) => from)).toContain(120);
  });

  test('DIG-6 thinks in seconds of the printed game at every speed', () => {
    expect(clockOf(table({ seats: 4, speed: 4 }).game, 0).left).toBeCloseTo(
      clockOf(table({ seats: 4 }).game, 0).left,
      5,
    );
  });
});

describe('what a bot does first', () => {
  test('ACH-3 it takes the legendary token as soon as it holds what is asked', () => {
    const at = table({ seats: 4 }).set({ achievement: 'royalMint' });
    expect(thinks(at.has(0, { gold: 8, votes: 3 }))).toMatchObject({ do: { type: 'claim', take: ['legendary'] } });
  });

  test('ACH-3 it leaves the reward while the token can still be won', () => {
    const at = table({ seats: 3 }).set({ achievement: 'royalMint', round: 2, tokenOnCard: true });
    expect(thinks(at.has(0, { gold: 8, votes: 3 }))).toMatchObject({ do: { take: ['legendary'] } });
  });

  test('STR-6 it recruits when it can pay', () => {
    expect(thinks(table({ seats: 4 }).has(0, { gold: 7 }))).toMatchObject({ do: { card: 'hiredHand' } });
  });

  test('WRK-8 it takes the action of a worker under the timer', () => {
    const at = table({ seats: 4 }).worker(0, 0, ['frame', 'court', 'bottom']).has(0, { gold: 4, hand: [] });
    expect(thinks(at)).toMatchObject({ do: { type: 'act', worker: 0 } });
  });

  test('WRK-13 it leaves alone what it cannot pay', () => {
    const at = table({ seats: 4 }).worker(0, 0, ['frame', 'court', 'bottom']).has(0, { gold: 0, hand: [] });
    expect(thinks(at)).not.toMatchObject({ do: { type: 'act' } });
  });

  test('WRK-1 it sends a free worker to a row the sand will reach', () => {
    const decision = thinks(table({ seats: 4 }).has(0, { hand: [] }));
    expect(decision).toMatchObject({ do: { type: 'move' } });
  });
});

describe('how a bot turns timers', () => {
  const waits = () =>
    table({ seats: 4 })
      .has(0, { hand: [], gold: 4 })
      .worker(0, 0, ['frame', 'yellow', 'top'])
      .worker(0, 1, ['frame', 'yellow', 'top']);

  test('TIM-3 it turns the timer that its worker waits for, and not before the sand is out', () => {
    expect(thinks(waits().at('0:44'))).not.toMatchObject({ do: { type: 'flip' } });
    expect(thinks(waits().at('0:46'))).toMatchObject({
      do: { type: 'flip', area: 'black' },
    });
  });

  test('it does not turn a timer away from its own worker that is about to act', () => {
    const at = waits().worker(0, 1, ['frame', 'crowd', 'bottom']).has(0, { gold: 0 });
    at.worker(0, 0, ['frame', 'yellow', 'bottom']).at('2:01').timerOn('black', 'bottom', 125_000);
    expect(thinks(at)).not.toMatchObject({ do: { type: 'flip', area: 'green' } });
  });

  test('a timer that helps nobody is turned in the end, so that the game goes on', () => {
    const at = waits().worker(0, 0, ['box', 'crowd', 'bottom']).worker(0, 1, ['box', 'crowd', 'bottom']).at('3:20');
    at.timerOn('black', 'bottom', 230_000).timerOn('green', 'bottom', 230_000);
    expect(thinks(at)).toMatchObject({ do: { type: 'flip', area: 'purple' } });
  });
});

test('UNT-3 in an untimed round it says done when nothing is left', () => {
  const at = table({ seats: 4, timing: 'untimed' }).has(0, { hand: [] });
  at.worker(0, 0, ['box', 'yellow', 'bottom']).worker(0, 1, ['box', 'yellow', 'bottom']);
  expect(thinks(at)).toMatchObject({ do: { type: 'done', done: true } });
});

test('COU-7 without the legendary point it buys it in the last council', () => {
  const at = table({ seats: 4 })
    .set({ round: 4 })
    .has(0, { gold: 9, culture: 4, votes: 9 })
    .called()
    .council('rewards');
  const rewards = ['grandProcession', 'priceOfLegend', 'goldenJubilee'] as const;
  expect(thinks(at.set({ rewards }))).toMatchObject({ do: { reward: 'priceOfLegend' } });
});
