import { expect, test } from 'vitest';
import { fingerprint } from '#engine';
import type { Entry } from '#protocol';
import { move, pause, resume, roomAt, table } from '#testkit';
import { newTable } from '../kept/lobby.ts';
import { fromOutside } from '../kept/reveal.ts';
import { defaultTerms } from '../kept/terms.ts';
import { openGallery, parted } from './gallery.ts';

const DELAY = 30_000;

/** A table and its gallery, on the same clock. */
function setUp() {
  const room = roomAt(table());
  const sent: Entry[] = [];
  let wake: { at: number; act: () => void } | null = null;
  const gallery = openGallery(
    {
      delay: DELAY,
      now: room.now,
      later: (wait, act) => {
        wake = { at: room.now() + wait, act };
      },
      send: (frame) => sent.push(JSON.parse(String(frame))),
      clock: room.room.clock,
    },
    room.room.playing(),
  );
  let told = 0;
  const listen = () => {
    for (const entry of room.kept.slice(told)) gallery.hear(Buffer.from(JSON.stringify(entry)), entry);
    told = room.kept.length;
  };
  const pass = (time: number) => {
    const until = room.now() + time;
    while (wake !== null && wake.at <= until) {
      room.pass(wake.at - room.now());
      const { act } = wake;
      wake = null;
      act();
    }
    room.pass(until - room.now());
    listen();
  };
  return { room, gallery, sent, pass, listen };
}

test('a person who watches hears everything, in order, so much later', () => {
  const { room, gallery, sent, pass, listen } = setUp();
  const before = fingerprint(gallery.playing().game);
  room.ask(0, move(1, 0));
  listen();
  pass(5000);
  room.ask(1, move(1, 1));
  listen();
  expect(gallery.isBehind()).toBe(true);
  pass(DELAY - 5001);
  expect(sent).toEqual([]);
  expect(fingerprint(gallery.playing().game)).toBe(before);
  pass(1);
  expect(sent.map(({ seq }) => seq)).toEqual([1]);
  expect(gallery.playing().seq).toBe(1);
  pass(5000);
  expect(sent.map(({ seq }) => seq)).toEqual([1, 2]);
  expect(fingerprint(gallery.playing().game)).toBe(fingerprint(room.room.playing().game));
  expect(gallery.isBehind()).toBe(false);
});

test('their clock shows what everybody else’s showed then, pauses and all', () => {
  const { room, gallery, pass, listen } = setUp();
  pass(40_000);
  expect(gallery.clock()).toEqual({ at: 10_000, running: true });
  room.ask(0, pause);
  listen();
  const stopped = room.room.clock().at;
  pass(60_000);
  expect(gallery.clock()).toEqual({ at: stopped, running: false });
  room.ask(0, resume);
  pass(3000);
  expect(room.room.clock().running).toBe(true);
  pass(DELAY + 1000);
  expect(gallery.clock()).toEqual({ at: stopped + 1000, running: true });
});

test('a game that is there again tells those who watch only what is old enough', () => {
  const { room, pass } = setUp();
  const opening = { game: room.room.playing().game };
  room.ask(0, move(1, 0));
  pass(DELAY);
  room.ask(1, move(1, 1));
  const { shown, late } = parted({ opening, entries: room.kept }, DELAY);
  expect(shown.seq).toBe(1);
  expect(late.map(({ seq }) => seq)).toEqual([2]);
});

test('from outside a table is being played until those who watch have seen the end', () => {
  const over = { stage: 'over', rematch: 'HGFEDCBA' } as const;
  const seen = (passed: number) => {
    const terms = { ...defaultTerms(false), spectatorDelay: DELAY };
    const record = { ...newTable('ABCDEFGH', terms, 0), ...over, endedAt: 0 };
    const table = { ...record, chairs: [], spectators: 0, barred: [] };
    return fromOutside(table, record, passed);
  };
  expect(seen(DELAY / 2)).toMatchObject({ stage: 'playing', rematch: null });
  expect(seen(DELAY)).toMatchObject(over);
});
