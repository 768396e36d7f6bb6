import { expect, test } from 'vitest';
import { type Event, NOBODY } from '#engine';
import { flippedIn } from './signets.ts';

const flip: Event = { type: 'timerFlipped', area: 'green', to: 'bottom', sandOut: 9 };

test('a flip bears the signet of the player who asked for it', () => {
  const command = { type: 'flip', area: 'green' } as const;
  expect(flippedIn({ seat: 2, command, events: [flip] })).toEqual({ green: 2 });
  expect(flippedIn({ seat: 2, command, events: [{ type: 'councilCalled' }] })).toEqual({});
});

test('timers that turn by themselves bear none', () => {
  expect(flippedIn({ seat: NOBODY, command: { type: 'due' }, events: [flip] })).toEqual({});
  expect(flippedIn({ seat: 2, command: { type: 'ready', ready: true }, events: [flip] })).toEqual({});
});
