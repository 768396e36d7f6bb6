import { describe, expect, test } from 'vitest';
import { act, done, flip, move, roomAt, type Table, table } from '#testkit';
import { analyse } from './analyse.ts';
import { chancesOf } from './worth.ts';

const SECOND = 1000;
const told = (situation: Table, room: ReturnType<typeof roomAt>) => analyse(situation.game, room.kept);

describe('missed chances', () => {
  test('a timer left standing is noticed, and whom it held up', () => {
    const situation = table()
      .timerOn('black', 'top', 45 * SECOND)
      .worker(0, 1, ['frame', 'vote', 'bottom']);
    const room = roomAt(situation);
    room.ask(1, move(1, situation.frame('wild', 'bottom')));
    room.pass(75 * SECOND);
    room.ask(2, flip('black'));
    const { stoodStill, seats } = told(situation, room).missed;
    expect(stoodStill).toMatchObject([{ area: 'black', for: 30 * SECOND }]);
    expect(seats.map(({ heldUp }) => heldUp)).toEqual([30 * SECOND, 30 * SECOND, 0]);
  });

  test('a worker whose timer left before it acted was stranded; one that acted was not', () => {
    const situation = table().timerOn('black', 'top', 45 * SECOND);
    situation.worker(0, 1, ['frame', 'vote', 'top']).worker(1, 1, ['frame', 'vote', 'top']);
    const room = roomAt(situation);
    room.ask(0, act(1, situation.action('vote', 'top')));
    room.pass(46 * SECOND);
    room.ask(2, flip('black'));
    const { seats } = told(situation, room).missed;
    expect(seats.map(({ stranded }) => stranded.map(({ area, worker }) => [area, worker]))).toEqual([
      [],
      [['black', 1]],
      [],
    ]);
  });

  test('ACH-1 an achievement at hand that nobody claimed in its round was missed', () => {
    const situation = table({ seats: 4 }).set({ achievement: 'royalMint' }).called();
    const rich = situation.has(0, { gold: 9, votes: 3 }).has(1, { gold: 9, votes: 2 });
    const room = roomAt(rich);
    room.ask(0, { type: 'pause' });
    room.ask(0, { type: 'resume' });
    room.pass(10 * SECOND);
    for (const seat of rich.game.players.keys()) room.ask(seat, done);
    const { seats } = told(rich, room).missed;
    expect(seats[0]?.unclaimed).toMatchObject([{ round: 1, legendary: true }]);
    expect(seats.slice(1).flatMap(({ unclaimed }) => unclaimed)).toEqual([]);
  });
});

describe('chances', () => {
  test('are shared out among those who play, and go with what is on the parchment', () => {
    const { game } = table({ seats: 4 }).has(2, { power: 6, legendary: true });
    const chances = chancesOf(game);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    expect(Math.max(...chances)).toBe(chances[2]);
  });

  test('are surer for the same lead in the last round', () => {
    const early = table({ seats: 4 }).has(2, { power: 4 }).game;
    expect(chancesOf({ ...early, round: 4 })[2]).toBeGreaterThan(chancesOf(early)[2] ?? 1);
  });
});
