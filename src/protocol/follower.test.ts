import { describe, expect, test } from 'vitest';
import { type Following, follow, lastSeq, MOST_STEPS, startFollowing } from '#protocol';
import { move, pause, play, resume, roomAt, type Table, table } from '#testkit';

/** A table where seat 0 has taken back a frame from seat 2. */
function contested() {
  const situation = table();
  const frame = situation.frame('muster', 'top');
  const at = roomAt(situation);
  at.ask(1, play('lapOfHonour'));
  at.ask(2, move(1, frame));
  at.ask(0, move(1, frame));
  at.ask(1, play('spoils'));
  return { situation, at };
}

const start = ({ game }: Table): Following => startFollowing({ seq: 0, game });

function followAll(following: Following, entries: Parameters<typeof follow>[1][]): Following | undefined {
  let now: Following | undefined = following;
  for (const entry of entries) now = now && follow(now, entry);
  return now;
}

describe('following a table', () => {
  test('PRV-4 goes back and on with it', () => {
    const { situation, at } = contested();
    expect(at.kept.map(lastSeq)).toEqual([1, 2, 4, 5]);
    expect(followAll(start(situation), at.kept)).toMatchObject(at.room.playing());
  });

  test('hears everything twice and takes it once', () => {
    const { situation, at } = contested();
    const twice = at.kept.flatMap((entry) => [entry, entry]);
    expect(followAll(start(situation), twice)).toMatchObject(at.room.playing());
  });

  test('notices what is missing', () => {
    const { situation, at } = contested();
    expect(followAll(start(situation), at.kept.slice(1))).toBeUndefined();
  });

  test('notices that it cannot go back far enough', () => {
    const { situation, at } = contested();
    const joined = followAll(start(situation), at.kept.slice(0, 2)) as Following;
    const late = startFollowing(joined);
    expect(followAll(joined, at.kept.slice(2))).toMatchObject(at.room.playing());
    expect(followAll(late, at.kept.slice(2))).toBeUndefined();
  });

  test('PRV-1 PAU-1 remembers a second of game time, pauses and all', () => {
    const situation = table();
    const at = roomAt(situation);
    at.ask(0, move(1, 0));
    at.pass(600);
    at.ask(0, move(1, 'mat'));
    at.pass(600);
    at.ask(0, move(1, 0));
    expect(followAll(start(situation), at.kept)?.past.map(({ asked }) => asked.seq)).toEqual([2, 3]);
    at.ask(0, pause);
    at.ask(0, resume);
    at.pass(3000);
    expect(followAll(start(situation), at.kept)?.past.map(({ asked }) => asked.seq)).toEqual([2, 3, 4, 5]);
  });

  test('DIG-2 remembers all of council step 5, within reason', () => {
    const situation = table().council('moves');
    const frame = situation.frame('muster', situation.timer('green').row === 'top' ? 'bottom' : 'top');
    situation.worker(0, 0, 'mat');
    const at = roomAt(situation);
    for (let i = 0; i < 30; i += 1) {
      at.pass(5000);
      at.ask(0, move(0, i % 2 === 0 ? frame : 'mat'));
    }
    expect(followAll(start(situation), at.kept)?.past).toHaveLength(30);
    for (let i = 0; i < MOST_STEPS; i += 1) at.ask(0, move(0, i % 2 === 0 ? frame : 'mat'));
    expect(followAll(start(situation), at.kept)?.past).toHaveLength(MOST_STEPS);
  });
});
