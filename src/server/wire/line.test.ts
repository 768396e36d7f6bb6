import { expect, test } from 'vitest';
import { defaultTerms, newGuest, newTable, openTable, type Ports, tell } from '#table';
import { frameOf } from './frame.ts';
import { lineOf } from './line.ts';

function aGuest() {
  const line = { unsent: 0, ended: false };
  const socket = {
    readyState: 1,
    close() {},
    terminate() {
      line.ended = true;
    },
  };
  const wire = {
    writable: true,
    get writableLength() {
      return line.unsent;
    },
    write(frame: Uint8Array) {
      line.unsent += frame.length;
    },
  };
  return { line, guest: newGuest(lineOf(socket, wire)) };
}

test('a socket that reads nothing is dropped at one megabyte', () => {
  const { line, guest } = aGuest();
  for (let nth = 0; nth < 10_000 && !line.ended; nth += 1) guest.line.send(Buffer.alloc(1000));
  expect([line.ended, line.unsent < 1.1e6]).toEqual([true, true]);
});

test('while the disk stands still, what waits for one guest is no more than that either', () => {
  const { line, guest } = aGuest();
  const frame: Ports['frame'] = (message) => frameOf(JSON.stringify(message));
  const ports = { settings: { messagesPerSecond: 20 }, frame } as Ports;
  const live = openTable(ports, newTable('ABCDEFGH', defaultTerms(false), 0));
  live.guests.add(guest);
  live.outbox.asked += 1;
  for (let nth = 0; nth < 10_000; nth += 1)
    tell(live, guest, { type: 'said', seat: 0, text: 'x'.repeat(1000), after: 0 });
  const waiting = live.outbox.waiting.reduce((sum, { frame }) => sum + (frame as Uint8Array).length, 0);
  expect([line.ended, waiting > 1e6, waiting < 1.1e6]).toEqual([true, true, true]);
});
