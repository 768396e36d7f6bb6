import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at } from '../../../tools/project.mjs';
import { FOUND } from './found.ts';
import { atNodes, estimate, messagesBetween, rowOf } from './model.ts';

const operations = readFileSync(at('docs/OPERATIONS.md'), 'utf8');

/** Every way in which five sockets can be spread, the table at node 0, everybody asking equally often. */
function countedBetween(nodes: number): number {
  let sum = 0;
  for (let way = 0; way < nodes ** 5; way += 1) {
    const sockets = Array.from({ length: 5 }, (_, nth) => Math.floor(way / nodes ** nth) % nodes);
    const others = sockets.filter((node) => node !== 0);
    sum += others.length / 5 + new Set(others).size;
  }
  return sum / nodes ** 5;
}

test.each([1, 2, 3, 4, 6])('messages between %i nodes are as many as counting gives', (nodes) => {
  expect(messagesBetween(nodes)).toBeCloseTo(countedBetween(nodes), 9);
});

test('what is found with one and three nodes is given back, and for two it is rather too much than too little', () => {
  for (const found of [FOUND.nodeCpuUs, FOUND.natsCpuUs, FOUND.natsMessages, FOUND.natsBytes]) {
    expect(atNodes(found, 1)).toBe(found[0]);
    expect(atNodes(found, 3)).toBeCloseTo(found[2], 6);
    expect(atNodes(found, 2) / found[1]).toBeGreaterThan(0.9);
    expect(atNodes(found, 2) / found[1]).toBeLessThan(1.6);
  }
});

test('an estimate has enough nodes, and no more than it needs', () => {
  for (const people of [1000, 100_000, 1_000_000]) {
    const { nodes, commandsPerS } = estimate(FOUND, people);
    const shareWith = (count: number) => (commandsPerS * atNodes(FOUND.nodeCpuUs, count)) / 1e6 / count;
    expect(shareWith(nodes)).toBeLessThanOrEqual(0.5);
    if (nodes > 2) expect(shareWith(nodes - 1)).toBeGreaterThan(0.5);
  }
});

test.each([1000, 100_000, 1_000_000])('the row for %i people stands in docs/OPERATIONS.md', (people) => {
  expect(operations).toContain(rowOf(estimate(FOUND, people)));
});

test('a timed game of five takes as long as the recorded one', () => {
  const { entries } = JSON.parse(readFileSync(at('replays/five-players-timed.json'), 'utf8')) as {
    entries: { at?: number }[];
  };
  const last = Math.max(...entries.map(({ at: when = 0 }) => when));
  expect(FOUND.gameSeconds).toBe(Math.round(last / 1000));
});
