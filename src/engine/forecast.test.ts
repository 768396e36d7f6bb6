import { expect, test } from 'vitest';
import { PROVINCE_IDS, provinceYield } from '#content';
import { table } from '#testkit';
import { brings, forecast } from './index.ts';

const BLUE = { do: 'produce', colour: 'blue' } as const;

test('PRO-5 INV-1 a production is told as what it would bring now: the mat, its provinces, and no more than there is room for', () => {
  const game = table().has(0, { culture: 0 });
  const plain = forecast(game.game, 0, BLUE).goods.culture ?? 0;
  expect(plain).toBeGreaterThan(0);
  const province = PROVINCE_IDS.find((id) => (provinceYield(id, 'blue').culture ?? 0) > 0) ?? 'hidden';
  game.game.players[0]?.slots.blue.push(province);
  expect(forecast(game.game, 0, BLUE).goods.culture).toBe(plain + (provinceYield(province, 'blue').culture ?? 0));
  expect(forecast(table().has(0, { culture: 9 }).game, 0, BLUE).goods.culture).toBe(1);
});

test('what would be asked is not promised, and the game itself stays as it is', () => {
  const { game } = table();
  const before = JSON.stringify(game);
  expect(forecast(game, 0, { do: 'gainWild', count: 2 })).toEqual({ goods: {}, asks: [{ do: 'gainWild', count: 2 }] });
  expect(brings(game, 0, { do: 'gainWild', count: 2 })).toEqual({ do: 'gainWild', count: 2 });
  expect(brings(game, 0, BLUE)).toMatchObject({ do: 'gain' });
  expect(JSON.stringify(game)).toBe(before);
});
