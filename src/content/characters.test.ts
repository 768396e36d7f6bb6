import { expect, test } from 'vitest';
import {
  CHARACTER_IDS,
  CHARACTERS,
  type CharacterId,
  PERSONS,
  pay,
  plays,
  RECRUIT,
  SLOTS,
  STRATAGEM_IDS,
  STRATAGEMS,
  TRACKS,
  trackLength,
} from './index.ts';

const BASIC = CHARACTER_IDS.filter((id) => CHARACTERS[id].side === 'basic');
const ADVANCED = CHARACTER_IDS.filter((id) => CHARACTERS[id].side === 'advanced');

test.each([
  ['briber', 'gambal', 'basic', [11, 8, 14], { gold: 6 }, { culture: 5 }],
  ['champion', 'bolk', 'basic', [14, 11, 8], { military: 2, gold: 4 }, { culture: 5 }],
  ['justicar', 'mesoat', 'basic', [8, 14, 11], { culture: 2, gold: 4 }, { culture: 5 }],
  ['implacable', 'licinia', 'basic', [11, 11, 11], { military: 1, culture: 1, gold: 4 }, { culture: 5 }],
  ['insidious', 'dhrenkir', 'basic', [10, 10, 13], { gold: 4, votes: 1 }, { culture: 5 }],
  ['insurgent', 'gambal', 'advanced', [12, 9, 12], { military: 2, gold: 3 }, { culture: 5 }],
  ['warmonger', 'bolk', 'advanced', [14, 7, 12], { military: 4, gold: 2 }, { power: 2 }],
  ['pacifist', 'mesoat', 'advanced', [7, 14, 14], { gold: 2 }, { culture: 5 }],
  ['alchemist', 'licinia', 'advanced', [12, 12, 11], { military: 1, culture: 1, gold: 2 }, { culture: 5 }],
  ['tyrant', 'dhrenkir', 'advanced', [10, 13, 11], { gold: 2, votes: 2 }, { votes: 4 }],
] as const)('SET-6 STR-3 the mat of the %s', (id, person, side, enter, start, pickUp) => {
  const character = CHARACTERS[id];
  expect(character).toMatchObject({ person, side });
  expect(TRACKS.map((track) => character.enter[track])).toEqual(enter);
  expect(character.start).toEqual(start);
  expect(character.pickUp).toEqual(pickUp);
});

test('SET-6 ten mats: each of five persons has a basic and an advanced side', () => {
  expect(CHARACTER_IDS).toHaveLength(10);
  for (const side of [BASIC, ADVANCED]) expect(side.map((id) => CHARACTERS[id].person)).toEqual(PERSONS);
});

test.each(BASIC)('END-2 the %s needs 33 VP to bring all three long tracks to the parchment', (id) => {
  expect(TRACKS.reduce((sum, track) => sum + CHARACTERS[id].enter[track], 0)).toBe(33);
});

test('END-2 seven steps beyond the first of eight parchment columns a track ends', () => {
  expect(trackLength('briber', 'power')).toBe(18);
  expect(trackLength('briber', 'prestige')).toBe(15);
  expect(trackLength('warmonger', 'prestige')).toBe(14);
});

test.each([
  ['briber', ['popularity']],
  ['champion', ['power']],
  ['justicar', ['prestige']],
  ['implacable', ['power', 'prestige', 'popularity']],
  ['insidious', ['popularity']],
  ['tyrant', ['prestige']],
] as const)('MAR-3 the longest track of the %s', (id, longest) => {
  const { enter } = CHARACTERS[id];
  const most = Math.max(...TRACKS.map((track) => enter[track]));
  expect(TRACKS.filter((track) => enter[track] === most)).toEqual(longest);
});

const PLAIN = ['gain {"power":1}', 'gain {"military":4}', 'gain {"culture":5}', 'gain {"gold":2}'] as const;

test.each([
  ...BASIC.map((id) => [id, PLAIN] as const),
  ['insurgent', [PLAIN[0], 'all gain {"military":2}, retrieve', PLAIN[2], PLAIN[3]]],
  ['warmonger', [PLAIN[0], PLAIN[1], 'gain {"military":3,"gold":2}', PLAIN[3]]],
  ['pacifist', ['gain {"culture":2}', 'conquer', PLAIN[2], PLAIN[3]]],
  ['alchemist', [PLAIN[0], 'gainWild 4', 'gainWild 5', PLAIN[3]]],
  ['tyrant', ['gain {"votes":3}', PLAIN[1], PLAIN[2], PLAIN[3]]],
] as const)('PRO-5 what the mat of the %s produces', (id, expected) => {
  expect(SLOTS.map((slot) => say(CHARACTERS[id].production[slot]))).toEqual(expected);
});

function say(effect: (typeof CHARACTERS)[CharacterId]['production']['red']): string {
  if (effect.do === 'gain') return `gain ${JSON.stringify(effect.goods)}`;
  if (effect.do === 'gainWild') return `gainWild ${effect.count}`;
  return effect.do === 'all' ? `all ${effect.of.map(say).join(', ')}` : effect.do;
}

test('SET-6 forty stratagems, four to a character, none shared', () => {
  expect(STRATAGEM_IDS).toHaveLength(40);
  expect(CHARACTER_IDS.flatMap((id) => CHARACTERS[id].stratagems)).toEqual(STRATAGEM_IDS);
  for (const id of CHARACTER_IDS) expect(CHARACTERS[id].stratagems).toHaveLength(4);
});

test.each([
  ['briber', { gold: 7 }],
  ['champion', { military: 7 }],
  ['justicar', { culture: 7 }],
  ['implacable', { wild: 8 }],
  ['insidious', { votes: 3 }],
  ['insurgent', { military: 4, gold: 4 }],
  ['warmonger', { power: 2 }],
  ['pacifist', { popularity: 3 }],
  ['alchemist', { wild: 8 }],
  ['tyrant', { votes: 4 }],
] as const)('STR-6 the recruit card of the %s', (id, cost) => {
  const card = CHARACTERS[id].stratagems[3] ?? 'strike';
  expect(STRATAGEMS[card]).toEqual(plays(pay(cost, RECRUIT)));
});
