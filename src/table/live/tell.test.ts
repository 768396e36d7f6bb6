import { expect, test } from 'vitest';
import { PROTOCOL_VERSION } from '#protocol';
import type { Room } from '#room';
import { portsForTest } from '#testkit';
import { newTable } from '../kept/lobby.ts';
import { defaultTerms } from '../kept/terms.ts';
import { newGuest } from './guest.ts';
import { openLive } from './live.ts';
import type { Frame } from './ports.ts';
import { tableOf } from './seen.ts';
import { tell, written } from './tell.ts';

const WELCOME = {
  type: 'welcome',
  version: PROTOCOL_VERSION,
  held: [],
  seal: null,
  playing: null,
  missed: [],
  said: [],
} as const;

test('a table tells at once while nothing is written, else after all that was asked for before', () => {
  const told: Frame[] = [];
  const live = openLive(portsForTest(), newTable('ABCDEFGH', defaultTerms(false), 0), () => {});
  const guest = newGuest({ send: (frame) => void told.push(frame), close: () => {}, drop: () => {} });
  const say = (text: string) => tell(live, guest, { type: 'said', seat: 0, text, after: 0 });
  const heard = () => told.map((frame) => 'text' in frame && frame.text);
  live.guests.add(guest);
  say('at once');
  live.outbox.asked += 1;
  say('after one');
  live.outbox.asked += 1;
  say('after two');
  say('after two as well');
  expect(heard()).toEqual(['at once']);
  written(live);
  expect(heard()).toEqual(['at once', 'after one']);
  written(live);
  expect(heard()).toEqual(['at once', 'after one', 'after two', 'after two as well']);
  say('at once again');
  expect(heard().at(-1)).toBe('at once again');
});

test('a welcome that waits for the disk says what time it is when it leaves', () => {
  const told: Frame[] = [];
  const live = openLive(portsForTest(), newTable('ABCDEFGH', defaultTerms(false), 0), () => {});
  const guest = newGuest({ send: (frame) => void told.push(frame), close: () => {}, drop: () => {} });
  let at = 1000;
  live.room = { clock: () => ({ at, running: true }) } as unknown as Room;
  live.guests.add(guest);
  live.outbox.asked += 1;
  tell(live, guest, { ...WELCOME, table: tableOf(live), clock: live.room.clock() });
  at = 4000;
  written(live);
  expect(told).toMatchObject([{ type: 'welcome', clock: { at: 4000, running: true } }]);
});
