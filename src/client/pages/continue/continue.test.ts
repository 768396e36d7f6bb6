import { beforeAll, expect, test } from 'vitest';
import { LOBBY } from '#testkit';
import type { Glance } from '../../net/waiting/glance.ts';
import { openScreen } from '../../table/testing.tsx';
import { lineOf } from './continue.tsx';

beforeAll(() => openScreen());

const HOUR = 3_600_000;
const glance: Glance = {
  seenAt: 0,
  round: 2,
  phase: 'round',
  paused: true,
  waits: false,
  rows: { purple: 'top', green: 'top', black: 'bottom' },
  tracks: [-3, 0, 1, -1],
};
const table = { ...LOBBY, code: 'PLAYING1', stage: 'playing' } as const;

test('a table says who plays, how it stands and how long it has waited', () => {
  const { to, facts } = lineOf({ type: 'table', code: 'PLAYING1', table, glance }, 2 * HOUR);
  expect(to).toBe('/t/PLAYING1');
  expect(facts.slice(-3)).toEqual(['Round 2', 'Paused', 'last played 2 hours ago']);
});

test('a player who is waited for reads that first, also without a connection', () => {
  const waits = { ...glance, waits: true };
  const { facts } = lineOf({ type: 'table', code: 'PLAYING1', table: null, glance: waits }, 60_000);
  expect(facts).toEqual(['Round 2', 'Waiting for you.', 'last played 1 minute ago']);
});

test('while others decide it is said for whom the table waits', () => {
  const chairs = ['Ada', 'Bela'].map((name) => ({ name }) as (typeof LOBBY)['chairs'][number]);
  const others = { ...glance, paused: false, waitedFor: [1] };
  const { facts } = lineOf({ type: 'table', code: 'PLAYING1', table: { ...table, chairs }, glance: others }, HOUR);
  expect(facts.slice(-2)).toEqual(['Waiting for Bela.', 'last played 1 hour ago']);
});
