import { expect, test } from 'vitest';
import { AREAS, CHARACTERS, GOOD_KINDS } from '#content';
import type { Event, Game } from '#engine';
import { SOUND_NAMES } from '../../../kit/sound/score/mix.ts';
import { situation } from '../../../pages/gallery/situations.ts';
import { stillSession } from '../../testing.tsx';
import { soundOf, soundsOf } from './soundsOf.ts';

const moments = (['the end', 'untimed for two'] as const).map((name) => situation(name));
const items = moments.flatMap((moment) => stillSession(moment, 0).feed.value);
const { game } = situation('the end');

/** What only prepares something else: a question, whose turn it is. */
const UNHEARD: readonly Event['type'][] = ['placerNamed', 'asked', 'chooserNamed', 'discardsBegan'];

test('whatever happens in a whole game is heard, but for what only prepares something', () => {
  const unheard = items.flatMap(({ events, before }) =>
    events.filter((event) => soundOf(event, before).length === 0).map(({ type }) => type),
  );
  expect([...new Set(unheard)].filter((type) => !UNHEARD.includes(type))).toEqual([]);
  expect(items.length).toBeGreaterThan(300);
});

test('whatever is heard is there to be played', () => {
  for (const name of items.flatMap(soundsOf)) expect(SOUND_NAMES).toContain(name);
});

test('each timer is flipped with its own voice', () => {
  const flips = AREAS.map((area) => soundOf({ type: 'timerFlipped', area, to: 'top', sandOut: 0 }, game));
  expect(flips).toEqual([['purple flip'], ['green flip'], ['black flip']]);
});

test('each good has its own voice, and nothing gained is not heard', () => {
  const goods = Object.fromEntries(GOOD_KINDS.map((kind) => [kind, 1]));
  expect(soundOf({ type: 'gained', seat: 0, goods }, game)).toEqual(GOOD_KINDS);
  expect(soundOf({ type: 'gained', seat: 0, goods: { gold: 0 } }, game)).toEqual([]);
});

test('a grande is heavier than a common worker, and both come home alike', () => {
  const workers = game.players[0]?.workers ?? [];
  const moved = (worker: number, to: number | 'mat') => soundOf({ type: 'workerMoved', seat: 0, worker, to }, game);
  const [grande, common] = [workers.findIndex((one) => one.grande), workers.findIndex((one) => !one.grande)];
  expect(moved(grande, 1)).toEqual(['grande']);
  expect(moved(common, 1)).toEqual(['worker']);
  expect(moved(grande, 'mat')).toEqual(['home']);
  expect(moved(common, 'mat')).toEqual(['home']);
});

test('taking back what was said is not heard', () => {
  expect(soundOf({ type: 'doneSaid', seat: 0, done: false }, game)).toEqual([]);
  expect(soundOf({ type: 'readySaid', seat: 0, ready: false }, game)).toEqual([]);
});

test('a token that comes over the edge of the parchment is heard besides', () => {
  const [item] = items;
  const power = (at: number): Game => ({
    ...game,
    players: game.players.map((player) => ({ ...player, power: CHARACTERS[player.character].enter.power + at })),
  });
  const gained = (from: number, to: number) =>
    item === undefined ? [] : soundsOf({ ...item, events: [], before: power(from), after: power(to) });
  expect(gained(-1, 0)).toEqual(['edge']);
  expect(gained(0, 1)).toEqual([]);
});
