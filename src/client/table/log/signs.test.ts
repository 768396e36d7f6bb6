import { expect, test } from 'vitest';
import type { Command, Event } from '#engine';
import { situation } from '../../pages/gallery/situations.ts';
import { signsOf } from './signs.ts';

const { game: before } = situation('round for three');
const flip: Command = { type: 'flip', area: 'green' };
const flipped: Event = { type: 'timerFlipped', area: 'green', to: 'top', sandOut: 9 };
const shows = (command: Command, ...events: readonly Event[]) =>
  signsOf({ command, events, before }).map((sign) => (sign.show === 'icon' ? sign.icon : sign.show));

test('a worker that was placed: the worker, its place, and what it waits for', () => {
  const move: Command = { type: 'move', worker: 0, to: 0 };
  const moved: Event = { type: 'workerMoved', seat: 1, worker: 0, to: 0 };
  expect(shows(move, moved)).toEqual(['worker', 'arrow', 'place', 'effect']);
});

test('an action: where, what was paid, what was gained', () => {
  const act: Command = { type: 'act', worker: 0, action: 0, with: [] };
  const acted: Event = { type: 'workerActed', seat: 1, worker: 0, action: 0 };
  const paid: Event = { type: 'paid', seat: 1, goods: { gold: 2 } };
  expect(shows(act, acted, paid, { ...paid, type: 'gained' })).toEqual(['worker', 'place', 'goods', 'goods']);
});

test('a flip shows its timer, and timers that turn by themselves show nothing', () => {
  expect(shows(flip, flipped)).toEqual(['flip', 'place']);
  expect(shows({ type: 'due' }, flipped)).toEqual([]);
});
