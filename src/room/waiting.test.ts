import { describe, expect, test } from 'vitest';
import { NOBODY } from '#engine';
import { done, flip, freshTable, move, pause, play, ready, resume, roomAt, table } from '#testkit';

describe('flips that come early', () => {
  test('TIM-3 a flip up to 250 ms too early is held until the sand is out', () => {
    const at = roomAt(table());
    at.pass(44_750);
    expect(at.ask(1, flip('black'))).toBeNull();
    expect(at.kept).toEqual([]);
    at.pass(250);
    expect(at.kept).toMatchObject([{ seat: 1, nth: 1, at: 45_000, command: flip('black') }]);
  });

  test('TIM-3 it is done at the first call, whatever fraction of a millisecond the clock began with', () => {
    for (let fraction = 0; fraction < 1; fraction += 0.01) {
      const at = roomAt(table());
      at.ask(1, pause);
      at.oversleep(10_000 + fraction);
      at.ask(1, resume);
      at.pass(3000 + 44_900);
      expect(at.ask(1, flip('black'))).toBeNull();
      at.pass(101);
      expect(at.kept.at(-1)).toMatchObject({ seat: 1, at: 45_000, command: flip('black') });
    }
  });

  test('TIM-3 251 ms are too many', () => {
    const at = roomAt(table());
    at.pass(44_749);
    expect(at.ask(1, flip('black'))).toBe('TIM-3');
  });

  test('TIM-3 the first to come flips, the others are refused', () => {
    const at = roomAt(table());
    at.pass(44_800);
    at.ask(2, flip('black'));
    at.ask(0, flip('black'));
    at.room.ask(2, 1, flip('black'));
    at.pass(200);
    expect(at.kept).toMatchObject([{ seat: 2, at: 45_000 }]);
    expect(at.told.at(-1)).toEqual({ to: 0, message: { type: 'refused', seat: 0, nth: 1, refused: 'TIM-3' } });
    expect(at.told).toHaveLength(2);
  });

  test('TIM-3 one that waited goes before one that came on time, even if the room was woken late', () => {
    const at = roomAt(table());
    at.pass(44_800);
    at.ask(2, flip('black'));
    at.oversleep(400);
    expect(at.ask(0, flip('black'))).toBe('TIM-3');
    expect(at.kept).toMatchObject([{ seat: 2, at: 45_000 }]);
  });

  test('PAU-1 a pause sends it back', () => {
    const at = roomAt(table());
    at.pass(44_900);
    at.ask(2, flip('black'));
    at.ask(1, pause);
    expect(at.told.at(-1)).toEqual({ to: 2, message: { type: 'refused', seat: 2, nth: 1, refused: 'PAU-1' } });
    at.pass(10_000);
    expect(at.kept).toHaveLength(1);
  });

  test('ACT-2 a player who began something else meanwhile no longer flips', () => {
    const at = roomAt(table());
    at.pass(44_900);
    at.ask(0, flip('black'));
    at.ask(0, play('loosePurse'));
    expect(at.told.at(-1)?.message).toEqual({ type: 'refused', seat: 0, nth: 1, refused: 'ACT-2' });
  });
});

describe('pausing', () => {
  test('PAU-1 game time stands still and the sand with it', () => {
    const at = roomAt(table());
    at.pass(10_000);
    at.ask(1, pause);
    expect(at.room.clock()).toEqual({ at: 10_000, running: false });
    at.pass(600_000);
    expect(at.ask(0, move(1, 0))).toBe('PAU-1');
    at.ask(2, resume);
    at.pass(3000);
    expect(at.room.clock()).toEqual({ at: 10_000, running: true });
    at.pass(34_000);
    expect(at.ask(0, flip('black'))).toBe('TIM-3');
    at.pass(1000);
    expect(at.ask(0, flip('black'))).toBeNull();
  });

  test('DIG-7 play goes on after a count of three that all can see', () => {
    const at = roomAt(table());
    at.ask(1, pause);
    at.ask(2, resume);
    expect(at.told.at(-1)).toEqual({ to: 'all', message: { type: 'resuming', inMs: 3000 } });
    at.pass(2000);
    expect(at.room.resuming()).toBe(1000);
    expect(at.room.clock().running).toBe(false);
    expect(at.ask(0, resume)).toBe('DIG-7');
    at.room.ask(2, 1, resume);
    at.pass(1000);
    expect(at.kept.at(-1)).toMatchObject({ seat: 2, nth: 1, command: resume });
    expect(at.room.clock().running).toBe(true);
    expect(at.room.resuming()).toBeNull();
  });

  test('DIG-7 a pause during the count stops it', () => {
    const at = roomAt(table());
    at.ask(1, pause);
    at.ask(2, resume);
    at.pass(1000);
    at.heard();
    expect(at.ask(0, pause)).toBeNull();
    expect(at.heard()).toEqual([
      { type: 'resuming', inMs: null },
      { type: 'settled', seat: 2, nth: 1, seq: 1 },
      { type: 'settled', seat: 0, nth: 1, seq: 1 },
    ]);
    at.pass(10_000);
    expect(at.room.playing().game.paused).toBe(true);
    expect(at.kept).toHaveLength(1);
  });

  test('DIG-7 only a paused table resumes', () => {
    expect(roomAt(table()).ask(0, resume)).toBe('DIG-7');
  });

  test('PAU-1 the table can pause itself, as nobody', () => {
    const at = roomAt(table());
    at.pass(500);
    at.room.pause();
    at.room.pause();
    expect(at.kept).toMatchObject([{ seat: NOBODY, nth: 0, at: 500, events: [{ type: 'paused', seat: NOBODY }] }]);
    at.ask(0, resume);
    at.room.pause();
    expect(at.heard().at(-2)).toEqual({ type: 'resuming', inMs: null });
  });
});

describe('what falls due', () => {
  test('DIG-4 the table places for a player who lets the time pass', () => {
    const at = roomAt(freshTable({ waitLimit: 60_000 }));
    at.pass(60_000);
    expect(at.kept).toMatchObject([{ seat: NOBODY, nth: 0, at: 60_000, command: { type: 'due' } }]);
    at.pass(60_000);
    expect(at.kept).toHaveLength(2);
  });

  test('PAU-1 no time passes for a wait while the table is paused', () => {
    const at = roomAt(freshTable({ waitLimit: 60_000 }));
    at.pass(59_000);
    at.ask(0, pause);
    at.pass(600_000);
    expect(at.kept).toHaveLength(1);
    at.ask(0, resume);
    at.pass(3999);
    expect(at.kept).toHaveLength(2);
    at.pass(1);
    expect(at.kept.at(-1)).toMatchObject({ at: 60_000, command: { type: 'due' } });
  });

  test('COU-12 all ready, the round begins when the last sand is out', () => {
    const situation = table().council('moves').timerOn('black', 'top', 5000);
    situation.timerOn('green', 'top').timerOn('purple', 'top');
    const at = roomAt(situation);
    for (const seat of [0, 1, 2]) at.ask(seat, ready);
    expect(at.room.playing().game.phase).toBe('moves');
    at.pass(5000);
    expect(at.room.playing().game).toMatchObject({ phase: 'round', round: 2 });
  });

  test('END-1 when all is over the clock stands still', () => {
    const situation = table().set({ round: 4 }).council('rewards').timerOn('purple', 'top');
    const at = roomAt(situation);
    at.pass(1000);
    while (at.room.playing().game.phase !== 'over') {
      situation.set(at.room.playing().game);
      for (const seat of [0, 1, 2]) {
        const [wish] = situation.seat(seat).may('takeReward', 'answer').toReversed();
        if (wish !== undefined && at.room.playing().game.phase !== 'over') at.ask(seat, wish);
      }
    }
    at.pass(1000);
    expect(at.room.clock()).toEqual({ at: 1000, running: false });
    expect(at.ask(0, done)).toBe('END-1');
  });
});
