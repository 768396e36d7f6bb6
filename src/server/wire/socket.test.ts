import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { PROTOCOL_VERSION } from '#protocol';
import { attend } from './socket.ts';

const HELLO = JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION, tokens: [], since: null });
const A_MINUTE = 60_000;

/** A socket of a server whose clock is driven, at a table that is never found. */
function aSocket() {
  const timers = new Map<object, { readonly at: number; readonly act: () => void }>();
  const ended: string[] = [];
  const socket = Object.assign(new EventEmitter(), {
    OPEN: 1,
    readyState: 1,
    close: (code: number, reason: string) => ended.push(`${code} ${reason}`),
  });
  const place = {
    machine: {
      now: () => 0,
      later(at: number, act: () => void) {
        const key = {};
        timers.set(key, { at, act });
        return () => timers.delete(key);
      },
    },
    config: { messagesPerSecond: 20 },
    metrics: { faults: { inc() {} } },
    tables: { door: () => new Promise(() => {}) },
  };
  const wire = { writable: true, writableLength: 0, write() {} };
  attend(...([place, 'ABCDEFGH', socket, wire, '::1'] as unknown as Parameters<typeof attend>));
  const pass = (time: number): void => {
    for (const { at, act } of timers.values()) if (at <= time) act();
  };
  return { say: (text: string) => socket.emit('message', Buffer.from(text), false), pass, ended };
}

test('a client that never says hello is hung up on', () => {
  const { pass, ended } = aSocket();
  pass(9_999);
  expect(ended).toEqual([]);
  pass(A_MINUTE);
  expect(ended).toEqual(['1008 no hello']);
});

test('who said hello in time is not hung up on for a table that takes long to be found', () => {
  const { say, pass, ended } = aSocket();
  say(HELLO);
  pass(A_MINUTE);
  expect(ended).toEqual([]);
});
