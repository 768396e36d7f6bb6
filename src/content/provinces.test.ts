import { expect, test } from 'vitest';
import {
  PROVINCE_IDS,
  PROVINCE_KINDS,
  PROVINCE_YIELD,
  provinceKind,
  provinceYield,
  RESOURCE_OF,
  RESOURCES,
  SLOTS,
  TRACK_OF,
  TRACKS,
} from './index.ts';

test.each([
  ['standard', 28, [{ power: 1 }, { military: 2 }, { culture: 3 }, { gold: 1 }]],
  ['military', 5, [{ power: 1 }, { military: 2 }, { military: 3 }, { military: 1 }]],
  ['culture', 5, [{ prestige: 1 }, { culture: 2 }, { culture: 3 }, { culture: 1 }]],
  ['gold', 5, [{ popularity: 1 }, { gold: 2 }, { gold: 3 }, { gold: 1 }]],
  ['votes', 7, [{ power: 1 }, { votes: 2 }, { votes: 3 }, { votes: 1 }]],
  ['militaryRare', 2, [{ power: 1 }, { power: 1 }, { power: 1 }, { military: 1 }]],
  ['cultureRare', 2, [{ prestige: 1 }, { prestige: 1 }, { prestige: 1 }, { culture: 1 }]],
  ['goldRare', 2, [{ popularity: 1 }, { popularity: 1 }, { popularity: 1 }, { gold: 1 }]],
] as const)('PRO-2 of the kind %s there are %i, each with an edge for every slot', (kind, count, edges) => {
  const cards = PROVINCE_IDS.filter((id) => provinceKind(id) === kind);
  expect(cards).toHaveLength(count);
  for (const card of cards) expect(SLOTS.map((slot) => provinceYield(card, slot))).toEqual(edges);
});

test('SET-4 there are 56 provinces, all with names of their own', () => {
  expect(PROVINCE_IDS).toHaveLength(56);
  expect(new Set(PROVINCE_IDS).size).toBe(56);
});

test('MAR-1 military goes with power, culture with prestige, gold with popularity', () => {
  expect(TRACK_OF).toEqual({ military: 'power', culture: 'prestige', gold: 'popularity' });
  for (const resource of RESOURCES) expect(RESOURCE_OF[TRACK_OF[resource]]).toBe(resource);
  for (const track of TRACKS) expect(TRACK_OF[RESOURCE_OF[track]]).toBe(track);
});

test.each(['military', 'culture', 'gold'] as const)('MAR-2 a %s province gives nothing of another kind', (kind) => {
  for (const of of [kind, `${kind}Rare`] as const) {
    const kinds = SLOTS.flatMap((slot) => Object.keys(PROVINCE_YIELD[of][slot]));
    expect(new Set([...kinds, kind, TRACK_OF[kind]])).toEqual(new Set([kind, TRACK_OF[kind]]));
  }
});

test('MAR-2 a votes province gives votes in every slot that gives anything but VP', () => {
  expect(SLOTS.slice(1).flatMap((slot) => Object.keys(PROVINCE_YIELD.votes[slot]))).toEqual([
    'votes',
    'votes',
    'votes',
  ]);
});

test('a card nobody may see gives nothing', () => {
  expect(PROVINCE_KINDS).not.toContain('hidden');
  expect(SLOTS.map((slot) => provinceYield('hidden', slot))).toEqual([{}, {}, {}, {}]);
});
