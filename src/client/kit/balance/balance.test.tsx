import { renderToString } from 'preact-render-to-string';
import { beforeAll, expect, test } from 'vitest';
import { CHARACTER_IDS } from '#content';
import { openScreen, read } from '../../table/testing.tsx';
import { loadSaid, said } from '../chronicle/said.ts';
import { Balance } from './balance.tsx';
import { BALANCE } from './figures.ts';

beforeAll(async () => {
  await openScreen();
  await loadSaid('en');
});

test('every character has its figures at each count that is told, and they lie within their bounds', () => {
  expect(BALANCE.length).toBeGreaterThan(0);
  for (const { players, won } of BALANCE) {
    expect([2, 3, 4, 5]).toContain(players);
    expect(Object.keys(won)).toEqual([...CHARACTER_IDS]);
    for (const [percent, low, high, games] of Object.values(won)) {
      expect([low, percent, high]).toEqual([low, percent, high].toSorted((one, other) => one - other));
      expect(games).toBeGreaterThanOrEqual(10);
    }
  }
});

test('a share is told with its bounds and of how many games it is', () => {
  const { text } = read(renderToString(<Balance of="tyrant" />));
  const [percent, low, high, games] = BALANCE[0]?.won.tyrant ?? [];
  expect(text).toContain(said.value.history.balanceHint);
  expect(text).toContain(`${percent}%`);
  expect(text).toContain(`${low}% to ${high}%, ${games} games`);
});
