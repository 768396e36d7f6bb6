import { expect, test } from 'vitest';
import { type Found, THEMES } from '#analysis';
import { table } from '#testkit';
import { choose } from './choose.ts';

const { game } = table();
const found = (id: string, theme: Found['theme'], grade: Found['grade'], margin: number): Found => ({
  id,
  game,
  seat: 0,
  at: 0,
  theme,
  grade,
  margin,
});

test('every theme has its turn, the clearest first, and no game has too many', () => {
  const many = Array.from({ length: 20 }, (_, nth) => found(`1-${nth}`, 'provinces', 3, 0.5 + nth / 100));
  const others = THEMES.map((theme, nth) => found(`${nth + 2}-0`, theme, 1, 0.1));
  const chosen = choose([...many, ...others], 20);
  expect(new Set(chosen.map(({ theme }) => theme))).toEqual(new Set(THEMES));
  expect(chosen.filter(({ id }) => id.startsWith('1-')).map(({ id }) => id)).toEqual(['1-19', '1-18', '1-17', '1-16']);
  expect(chosen.map(({ grade }) => grade)).toEqual(chosen.map(({ grade }) => grade).toSorted());
});
