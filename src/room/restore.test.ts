import { describe, expect, test } from 'vitest';
import { NOBODY } from '#engine';
import { move, pause, play, resume, roomAt, table } from '#testkit';

/** DIG-7: the count of three. */
const COUNT = 3000;

describe('those who were away', () => {
  test('are told what they missed, or that it was too much', () => {
    const at = roomAt(table());
    for (let i = 0; i < 40; i += 1) {
      at.ask(0, move(1, 0));
      at.ask(0, move(1, 'mat'));
    }
    expect(at.room.since(80)).toEqual([]);
    expect(at.room.since(77)).toEqual(at.kept.slice(77));
    expect(at.room.since(16)).toHaveLength(64);
    expect(at.room.since(15)).toBeNull();
    expect(at.room.since(81)).toBeNull();
  });

  test('PAU-1 a restored table is the same table, paused where it was', () => {
    const situation = table();
    const at = roomAt(situation);
    at.pass(2000);
    at.room.ask(2, 1, move(1, situation.frame('muster', 'top')));
    at.room.ask(0, 9, move(1, situation.frame('muster', 'top')));
    at.pass(1000);
    at.ask(1, play('lapOfHonour'));
    const again = roomAt(situation, at.kept);
    expect(again.kept).toMatchObject([{ seq: 5, seat: NOBODY, command: pause, at: 3000 }]);
    expect({ ...again.room.playing().game, paused: false }).toEqual(at.room.playing().game);
    expect(again.room.clock()).toEqual({ at: 3000, running: false });
    expect(again.room.heard(0)).toBe(9);
    expect(again.room.since(1)).toHaveLength(3);
    again.room.ask(0, 9, move(1, situation.frame('muster', 'top')));
    expect(again.heard().at(-1)).toEqual({ type: 'settled', seat: 0, nth: 9, seq: 3 });
  });

  test('PAU-1 a table whose log ends with a pause goes on from the time that its screens have shown', () => {
    const situation = table();
    const at = roomAt(situation);
    at.pass(2000);
    at.ask(0, pause);
    const again = roomAt(situation, at.kept, { at: 5000, running: false });
    expect(again.room.clock()).toEqual({ at: 5000, running: false });
    again.ask(0, resume);
    again.pass(COUNT + 100);
    expect(again.room.clock()).toEqual({ at: 5100, running: true });
  });

  test('a log that does not hang together is not played on', () => {
    const situation = table();
    const at = roomAt(situation);
    at.ask(0, move(1, 0));
    at.ask(0, move(1, 'mat'));
    expect(() => roomAt(situation, at.kept.slice(1))).toThrow(RangeError);
  });
});
