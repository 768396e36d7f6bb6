import { describe, expect, test } from 'vitest';
import { fingerprint } from '#engine';
import type { ServerMessage } from '#protocol';
import { restore } from '#room';
import { flip, freshTable, move, play, roomAt, table } from '#testkit';

const types = (messages: readonly ServerMessage[]): readonly string[] => messages.map(({ type }) => type);

describe('judging', () => {
  test('what happens is kept, then told to all with the next seq and its game time', () => {
    const at = roomAt(table());
    at.pass(1500);
    expect(at.ask(0, move(1, 0))).toBeNull();
    at.ask(1, play('lapOfHonour'));
    expect(at.told.map(({ to }) => to)).toEqual(['all', 'all']);
    expect(at.heard()).toEqual(at.kept);
    expect(at.kept).toMatchObject([
      { type: 'happened', seq: 1, seat: 0, nth: 1, at: 1500, command: move(1, 0) },
      { type: 'happened', seq: 2, seat: 1, nth: 1, at: 1500, events: [{ type: 'cardPlayed' }, { type: 'gained' }] },
    ]);
  });

  test('TIM-3 a refusal is told to the asker alone, with the rule, and nothing is kept', () => {
    const at = roomAt(table());
    at.pass(44_000);
    expect(at.ask(2, flip('black'))).toBe('TIM-3');
    expect(at.told).toEqual([{ to: 2, message: { type: 'refused', seat: 2, nth: 1, refused: 'TIM-3' } }]);
    expect(at.kept).toEqual([]);
  });

  test('a program that asks in a person’s place is told of nothing and never taken for a second sending', () => {
    const at = roomAt(table());
    expect(at.room.ask(0, 0, flip('black'))).toBe('TIM-3');
    expect(at.room.ask(0, 0, move(1, 0))).toBeNull();
    expect(at.room.ask(0, 0, move(1, 'mat'))).toBeNull();
    expect(types(at.heard())).toEqual(['happened', 'happened']);
    expect(at.room.heard(0)).toBe(0);
  });

  test('who hears of something may ask at once: it comes next', () => {
    const at = roomAt(table());
    const { push } = at.told;
    at.told.push = (...told) => {
      at.told.push = push;
      at.ask(1, play('spoils'));
      return push.apply(at.told, told);
    };
    at.ask(0, play('gildedTongue'));
    expect(at.kept).toMatchObject([
      { seq: 1, seat: 0 },
      { seq: 2, seat: 1 },
    ]);
    expect(restore(at.opening, at.kept).following.game).toEqual(at.room.playing().game);
  });

  test('a table that has what it told stays the same afterwards', () => {
    const at = roomAt(table());
    const before = at.room.playing();
    const print = fingerprint(before.game);
    at.ask(0, move(1, 0));
    expect(fingerprint(before.game)).toBe(print);
    expect(at.room.playing().seq).toBe(1);
  });
});

describe('a second sending', () => {
  test('of what happened changes nothing and says where it happened', () => {
    const at = roomAt(table());
    at.room.ask(0, 1, play('gildedTongue'));
    at.room.ask(1, 1, move(1, 0));
    at.heard();
    at.room.ask(0, 1, play('gildedTongue'));
    expect(at.heard()).toEqual([{ type: 'settled', seat: 0, nth: 1, seq: 1 }]);
    expect(at.kept).toHaveLength(2);
  });

  test('of what was refused gets the same no, even if it would be allowed by now', () => {
    const at = roomAt(table());
    at.pass(44_000);
    at.room.ask(0, 1, flip('black'));
    at.pass(5000);
    expect(at.room.ask(0, 1, flip('black'))).toBe('TIM-3');
    expect(at.room.ask(0, 2, flip('black'))).toBeNull();
    expect(types(at.heard())).toEqual(['refused', 'refused', 'happened']);
  });

  test('a number may be left out, and may still come later', () => {
    const at = roomAt(table());
    at.room.ask(0, 7, move(1, 0));
    at.room.ask(0, 5, move(1, 'mat'));
    expect(at.kept).toHaveLength(2);
    expect(at.room.heard(0)).toBe(7);
  });

  test('what is long past counts as settled', () => {
    const at = roomAt(table());
    at.room.ask(0, 1000, move(1, 0));
    at.room.ask(0, 1, move(1, 'mat'));
    expect(at.heard().at(-1)).toEqual({ type: 'settled', seat: 0, nth: 1, seq: 1 });
  });
});

describe('a bug', () => {
  test('closes the table: what was kept stands, all are told, nothing is answered any more', () => {
    const situation = table();
    situation.set({ display: [null, null, null, null] });
    const broken = roomAt({ game: situation.game, secret: { ...situation.secret, provinces: [] } });
    broken.ask(0, { type: 'refresh' });
    expect(broken.faults).toHaveLength(1);
    expect(broken.heard()).toEqual([{ type: 'fault', fault: 'closed' }]);
    expect(broken.room.isClosed()).toBe(true);
    broken.ask(1, move(1, 0));
    expect(broken.told.at(-1)).toEqual({ to: 1, message: { type: 'fault', fault: 'closed' } });
    expect(broken.kept).toEqual([]);
    expect(broken.room.clock().running).toBe(false);
  });

  test('a closed table wakes no more', () => {
    const at = roomAt(freshTable({ waitLimit: 1000 }));
    at.room.close();
    at.pass(5000);
    at.room.wake();
    at.room.pause();
    expect(at.kept).toEqual([]);
  });
});
