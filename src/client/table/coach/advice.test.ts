import { expect, test } from 'vitest';
import { arrange } from '../../pages/learn/arrange.ts';
import { advise } from './advice.ts';

const WIDE_GREEN = 4;
const YELLOW = 8;
const about = (game: Parameters<typeof advise>[0], at = 0) => advise(game, 0, at).map((one) => one.about);

test('the coach sees a worker that can act, and one that cannot pay', () => {
  const able = arrange({ goods: { gold: 2 }, workers: [WIDE_GREEN, null], sand: { green: 60_000 } });
  expect(advise(able.game, 0, 0)[0]).toEqual({ about: 'act', area: 'green' });
  const poor = arrange({ workers: [WIDE_GREEN, null], sand: { green: 60_000 } });
  expect(advise(poor.game, 0, 0)[0]).toEqual({ about: 'short', area: 'green' });
});

test('an action about to be missed comes before everything else', () => {
  const { game } = arrange({ workers: [null, YELLOW], sand: { black: 5000 } });
  expect(advise(game, 0, 0)[0]).toEqual({ about: 'missing', area: 'black' });
});

test('a flip is suggested only where it lets an own worker act', () => {
  const { game } = arrange({ workers: [null, YELLOW], rows: { black: 'bottom' } });
  expect(advise(game, 0, 0)).toContainEqual({ about: 'flip', area: 'black' });
  expect(about(arrange({}).game)).not.toContain('flip');
});

test('END-3 the coach points at the lowest track, and late in the game at the legendary point', () => {
  const behind = arrange({
    workers: [6, 12],
    rows: { green: 'top', black: 'top' },
    sand: { green: 90_000, black: 90_000 },
  });
  expect(advise(behind.game, 0, 0)).toContainEqual({ about: 'lowest', track: 'power', steps: 11 });
  const late = arrange({ round: 3, workers: [6, 12], sand: { green: 90_000, black: 90_000 } });
  expect(about(late.game)).toContain('legendary');
});

test('ACH-1 the coach sees an achievement that can be claimed', () => {
  const rich = arrange({ goods: { military: 9, culture: 9, gold: 9, votes: 5 } });
  expect(about(rich.game)).toContain('claim');
});

test('ACT-2 an open question is all that matters', () => {
  const { game } = arrange({ more: [{ type: 'asked', seat: 0, todo: [{ do: 'gainWild', count: 1 }] }] });
  expect(advise(game, 0, 0)).toEqual([{ about: 'answer' }]);
});

test('UNT-3 the coach says that one is done only when no worker can act any more, and then falls silent on the rest', () => {
  const untimed = (done: boolean) =>
    arrange({
      workers: [null, YELLOW],
      sand: { black: 60_000 },
      more: [
        { type: 'roundBegan', round: 1, timing: 'untimed' },
        { type: 'doneSaid', seat: 0, done },
      ],
    }).game;
  expect(about(untimed(false))).toEqual(expect.arrayContaining(['act']));
  expect(about(untimed(false))).not.toContain('finished');
  expect(about(untimed(true))).toEqual(['lowest']);
});

test('CAL-2 once council is called nobody is sent to wait for a timer', () => {
  const { game } = arrange({ more: [{ type: 'councilCalled' }] });
  expect(about(game)).not.toContain('idle');
  expect(about(game)).toContain('finished');
});
