import { describe, expect, test } from 'vitest';
import { restore } from '#room';
import { act, conquer, done, move, notDone, pause, play, resume, roomAt, type Table, table } from '#testkit';

describe('claims', () => {
  const crowded = (): Table => table().worker(2, 1, 'mat').worker(0, 1, 'mat');

  test('PRV-1 PRV-4 the higher rank takes the frame within a second; all rewind, the loser is put back', () => {
    const situation = crowded();
    const frame = situation.frame('muster', 'top');
    const at = roomAt(situation);
    at.pass(100);
    at.ask(2, move(1, frame));
    at.pass(400);
    at.ask(1, play('lapOfHonour'));
    at.pass(400);
    expect(at.ask(0, move(1, frame))).toBeNull();
    expect(at.kept[2]).toMatchObject({
      type: 'rewound',
      seq: 3,
      to: 0,
      by: 0,
      happened: [
        { seq: 4, seat: 0, nth: 1, at: 100, command: move(1, frame) },
        { seq: 5, seat: 1, nth: 1, at: 500, command: play('lapOfHonour') },
      ],
      lost: [{ seat: 2, nth: 1, command: move(1, frame) }],
    });
    expect(at.room.playing()).toMatchObject({ seq: 5 });
    const [first, , last] = at.room.playing().game.players;
    expect(first?.workers[1]).toMatchObject({ spot: 'frame', space: frame });
    expect(last?.workers[1]).toMatchObject({ spot: 'mat' });
  });

  test.each([
    ['within a second', 800, null],
    ['after a second', 1001, 'WRK-3'],
  ])('PRV-1 a table that rests changes no claim: %s', (_, later, answer) => {
    const situation = crowded();
    const frame = situation.frame('muster', 'top');
    const [restless, resting] = [roomAt(situation), roomAt(situation)];
    for (const at of [restless, resting]) {
      const rest = at === resting ? at.room.rest : () => {};
      rest();
      at.ask(1, play('lapOfHonour'));
      at.pass(5000);
      rest();
      at.ask(2, move(1, frame));
      rest();
      at.pass(later);
      rest();
      expect(at.ask(0, move(1, frame))).toBe(answer);
      rest();
      at.pass(5000);
      rest();
      at.ask(1, done);
    }
    expect(resting.kept).toEqual(restless.kept);
    expect(resting.room.playing()).toEqual(restless.room.playing());
  });

  test('PRV-1 after a second, or against a higher rank, the first to arrive keeps it', () => {
    const situation = crowded();
    const frame = situation.frame('muster', 'top');
    const at = roomAt(situation);
    at.ask(1, move(1, frame));
    expect(at.ask(2, move(1, frame))).toBe('WRK-3');
    at.pass(1001);
    expect(at.ask(0, move(1, frame))).toBe('WRK-3');
  });

  test('PRV-2 PRV-4 the province goes to the higher rank and the loser chooses again, having paid', () => {
    const situation = table().timerOn('black', 'bottom', 45_000);
    for (const seat of [0, 2]) situation.has(seat, { military: 5 }).worker(seat, 1, ['frame', 'conquer', 'bottom']);
    const action = situation.action('conquer', 'bottom');
    const [province = 'deck'] = situation.game.display;
    const at = roomAt(situation);
    at.ask(0, act(1, action));
    at.ask(2, act(1, action));
    at.pass(200);
    at.ask(2, conquer(province as never));
    at.pass(200);
    at.ask(0, conquer(province as never));
    const { players } = at.room.playing().game;
    expect(players[0]?.todo).toEqual([{ do: 'tuck', province }]);
    expect(players[2]).toMatchObject({ military: 1, todo: [{ do: 'conquer' }] });
    expect(at.kept.at(-1)).toMatchObject({ type: 'rewound', to: 2, lost: [{ seat: 2, nth: 2 }] });
  });

  test('PRV-1 a second claim can go back into what came instead', () => {
    const situation = crowded();
    const [one, other] = [situation.frame('muster', 'top'), situation.frame('red', 'top')];
    const at = roomAt(situation);
    at.ask(2, move(1, one));
    at.ask(1, move(1, one));
    expect(at.kept.at(-1)).toMatchObject({ type: 'rewound', seq: 2, to: 0, happened: [{ seq: 3, seat: 1 }] });
    at.ask(2, move(1, other));
    at.ask(0, move(1, one));
    expect(at.kept.at(-1)).toMatchObject({ type: 'rewound', seq: 5, to: 2, lost: [{ seat: 1, nth: 1 }] });
    expect(restore(situation, at.kept).following).toMatchObject({ seq: 7, game: at.room.playing().game });
  });

  test('a lost command is settled: sent again, it is not asked again', () => {
    const situation = crowded();
    const frame = situation.frame('muster', 'top');
    const at = roomAt(situation);
    at.room.ask(2, 1, move(1, frame));
    at.room.ask(0, 1, move(1, frame));
    at.heard();
    at.room.ask(2, 1, move(1, frame));
    expect(at.heard()).toEqual([{ type: 'settled', seat: 2, nth: 1, seq: 2 }]);
  });

  test('PAU-1 PRV-1 a frame taken and a pause at once: a player who asked before the pause could be seen still claims', () => {
    const situation = crowded();
    const frame = situation.frame('muster', 'top');
    const at = roomAt(situation);
    at.ask(2, move(1, frame));
    at.ask(2, pause);
    at.pass(999);
    expect(at.ask(0, move(1, frame))).toBeNull();
    expect(at.kept.at(-1)).toMatchObject({
      type: 'rewound',
      to: 0,
      happened: [
        { seat: 0, nth: 1, command: move(1, frame) },
        { seat: 2, nth: 2, command: pause },
      ],
      lost: [{ seat: 2, nth: 1 }],
    });
    expect(at.room.playing().game.paused).toBe(true);
    expect(at.room.clock().running).toBe(false);
    expect(restore(situation, at.kept).following.game).toEqual(at.room.playing().game);
  });

  test('PAU-1 a second of real time after the pause nobody gets in any more', () => {
    const situation = crowded();
    const frame = situation.frame('muster', 'top');
    const at = roomAt(situation);
    at.ask(2, move(1, frame));
    at.ask(2, pause);
    at.pass(1000);
    expect(at.ask(0, move(1, frame))).toBe('PAU-1');
    expect(at.ask(0, play('loosePurse'))).toBe('PAU-1');
  });

  test('PAU-1 PRV-1 what could be claimed when a pause began can be claimed when it is over', () => {
    const situation = crowded();
    const frame = situation.frame('muster', 'top');
    const at = roomAt(situation);
    at.ask(2, move(1, frame));
    at.pass(600);
    at.ask(2, pause);
    at.pass(60_000);
    at.ask(2, resume);
    at.pass(3400);
    expect(at.ask(0, move(1, frame))).toBeNull();
    expect(at.kept.at(-1)).toMatchObject({ type: 'rewound', to: 0, happened: [{ seat: 0 }], lost: [{ seat: 2 }] });
    expect(at.room.clock()).toEqual({ at: 1000, running: true });
    expect(restore(situation, at.kept).following.game).toEqual(at.room.playing().game);
  });

  test('PAU-1 any ask that was on its way is heard, also of the lowest rank; a paused table opened anew knows of none', () => {
    const at = roomAt(crowded());
    at.ask(0, pause);
    at.pass(500);
    expect(at.ask(2, play('wiseVerdict'))).toBeNull();
    expect(at.room.playing().game).toMatchObject({ paused: true, players: [{}, {}, { prestige: 1 }] });
    const again = roomAt(at.opening, at.kept);
    expect(again.ask(2, play('loosePurse'))).toBe('PAU-1');
  });

  test('PRV-1 a claim that takes "done" back numbers it for nobody', () => {
    const situation = table({ timing: 'untimed' }).worker(2, 1, 'mat').worker(0, 1, 'mat');
    const frame = situation.frame('muster', 'top');
    const at = roomAt(situation);
    at.ask(0, done);
    at.ask(1, done);
    at.ask(2, move(1, frame));
    at.ask(2, done);
    expect(at.ask(0, move(1, frame))).toBeNull();
    expect(at.kept.at(-1)).toMatchObject({
      type: 'rewound',
      to: 2,
      happened: [
        { seat: 0, nth: 0, command: notDone },
        { seat: 0, nth: 2, command: move(1, frame) },
      ],
    });
  });

  test('DIG-2 in council step 5 the window is the step, pauses and all', () => {
    const situation = table({ privilegeWindow: 0 }).council('moves');
    const frame = situation.frame('muster', situation.timer('green').row === 'top' ? 'bottom' : 'top');
    for (const seat of [0, 1, 2]) situation.worker(seat, 1, 'mat');
    const [first = 0, , last = 0] = situation.game.privilege;
    const at = roomAt(situation);
    at.ask(last, move(1, frame));
    at.pass(60_000);
    at.ask(first, pause);
    at.pass(60_000);
    at.ask(last, resume);
    at.pass(63_000);
    expect(at.ask(first, move(1, frame))).toBeNull();
    expect(at.kept.at(-1)).toMatchObject({ type: 'rewound', to: 0, by: first, lost: [{ seat: last, nth: 1 }] });
    expect(restore(situation, at.kept).following.game).toEqual(at.room.playing().game);
  });
});
