import { expect, test } from 'vitest';
import type { Event } from '#engine';
import { cuesOf, movedBy } from './cues.ts';

const moved: Event = { type: 'workerMoved', seat: 1, worker: 2, to: 7 };
const acted: Event = { type: 'workerActed', seat: 1, worker: 2, action: 4 };
const flipped: Event = { type: 'timerFlipped', area: 'green', to: 'top', sandOut: 9 };
const flip = { type: 'flip', area: 'green' } as const;
const move = { type: 'move', worker: 2, to: 7 } as const;

test('a worker is followed from where it stood to its frame or box', () => {
  const [put] = cuesOf({ seat: 1, command: move, events: [moved] });
  expect(put?.from[0]).toEqual({ of: 'worker', seat: 1, index: 2 });
  expect(put?.to).toEqual([{ of: 'frame', index: 7 }]);
  expect(cuesOf({ seat: 1, command: move, events: [acted] })[0]?.to).toEqual([{ of: 'box', index: 4 }]);
});

test('a flip is followed to its timer, unless the timers turn by themselves', () => {
  expect(cuesOf({ seat: 1, command: flip, events: [flipped] })[0]?.to).toContainEqual({ of: 'timer', area: 'green' });
  expect(cuesOf({ seat: 1, command: { type: 'due' }, events: [flipped] })).toEqual([]);
});

test('new provinces are followed to the player who asked for them, and to nobody else', () => {
  const dealt: Event = { type: 'provincesDealt', display: [], dealt: 1 };
  expect(cuesOf({ seat: 1, command: { type: 'refresh' }, events: [dealt] })[0]?.from).toContainEqual({
    of: 'rival',
    seat: 1,
  });
  expect(cuesOf({ seat: 1, command: { type: 'ready', ready: true }, events: [dealt] })).toEqual([]);
});

test('of a deed with many consequences only the first two are followed', () => {
  expect(cuesOf({ seat: 1, command: move, events: [moved, acted, moved] })).toHaveLength(2);
});

test('the pieces that a deed moves are known by their addresses', () => {
  expect(movedBy({ events: [moved, flipped, { type: 'councilCalled' }] })).toEqual(['worker-1-2', 'glass-green']);
});
