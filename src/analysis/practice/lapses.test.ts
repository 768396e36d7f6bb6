import { describe, expect, test } from 'vitest';
import { standing } from '#protocol';
import { flip, move, roomAt, table } from '#testkit';
import { type Decision, decisionsOf } from './decisions.ts';
import { choiceOf, dearest, isAsGood, lapseOf } from './lapses.ts';

const SECOND = 1000;

function played() {
  const situation = table().timerOn('black', 'top', 45 * SECOND);
  const room = roomAt(situation);
  room.ask(1, move(1, situation.frame('wild', 'bottom')));
  room.ask(0, move(1, situation.frame('vote', 'bottom')));
  room.pass(46 * SECOND);
  room.ask(2, flip('black'));
  return { situation, decisions: decisionsOf(situation.game, standing(room.kept), [0]) };
}

describe('what a seat chose', () => {
  test('is what it did, with the table as it was before', () => {
    const { situation, decisions } = played();
    const [first] = decisions;
    expect(first?.did).toEqual(move(1, situation.frame('vote', 'bottom')));
    expect(first?.before.players[0]?.workers[1]?.spot).toBe('mat');
    expect(first?.before.players[1]?.workers[1]?.spot).toBe('frame');
  });

  test('is also to wait until a timer turned, with the table as it was since its last deed', () => {
    const { decisions } = played();
    expect(decisions).toHaveLength(2);
    expect(decisions[1]).toMatchObject({ did: null, waitedFor: 'black', seat: 0 });
    expect(decisions[1]?.before.players[0]?.workers[1]?.spot).toBe('frame');
  });
});

const wait = { command: null, chance: 0.4 };
const good = { command: move(0, 3), chance: 0.5 };
const close = { command: move(0, 4), chance: 0.49 };
const waited = (at = 0): Decision => ({ ...(played().decisions[1] as Decision), at });

describe('a lapse', () => {
  test('is a choice that cost 3 % or more against the champion’s favourite', () => {
    expect(lapseOf(waited(), [good, close, wait])).toMatchObject({ best: good, waitedFor: 'black' });
    expect(lapseOf(waited(), [good, close, wait])?.cost).toBeCloseTo(0.1);
    expect(lapseOf({ ...waited(), did: close.command }, [good, close, wait])).toBeNull();
  });

  test('is not found where the better deed followed at once', () => {
    expect(lapseOf({ ...waited(), soonAfter: [good.command] }, [good, close, wait])).toBeNull();
  });

  test('is not found where the choice was not thought over', () => {
    expect(lapseOf({ ...waited(), did: move(2, 9) }, [good, close, wait])).toBeNull();
    expect(choiceOf([good, wait], null)).toBe(wait);
  });

  test('what lies within a hair of the best is as good', () => {
    expect(isAsGood(good, close)).toBe(true);
    expect(isAsGood(good, wait)).toBe(false);
  });

  test('is told once where several lie close together, the dearest of them', () => {
    const lapse = (at: number, cost: number) => ({ ...waited(at), best: good, cost });
    const told = dearest([lapse(0, 0.05), lapse(5 * SECOND, 0.2), lapse(60 * SECOND, 0.04)], 0);
    expect(told.map(({ cost }) => cost)).toEqual([0.2, 0.04]);
    expect(dearest(told, 1)).toEqual([]);
  });
});
