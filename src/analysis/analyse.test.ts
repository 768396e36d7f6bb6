import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RESOURCES } from '#content';
import { type Event, fingerprint, isRound, workerState } from '#engine';
import { foldTo } from '#lab';
import { type Recording, standing } from '#protocol';
import { readRecording } from '#protocol/parse';
import { allActions } from './actions.ts';
import { analyse } from './analyse.ts';
import { walk } from './log/walk.ts';
import { turningPointsOf } from './moments.ts';
import { DOINGS, wholeTime } from './time.ts';
import { marksOf, timesOf } from './timeline.ts';
import { pointsIn } from './tracks.ts';

const FOLDER = new URL('../../replays/', import.meta.url);
const FILES = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));

function open(file: string): Recording {
  const read = readRecording(readFileSync(new URL(file, FOLDER), 'utf8'));
  if (!read.ok) throw new Error(read.fault);
  return read.recording;
}

const GAMES = FILES.map((file) => [file, open(file)] as const);

describe.each(GAMES)('what is told of %s', (_, recording) => {
  const { opening, entries } = recording;
  const stands = standing(entries);
  const analysis = analyse(opening.game, entries);
  const { players } = opening.game;
  const events = stands.flatMap((happened) => happened.events);
  const bySeat = (seat: number, type: Event['type']) =>
    events.filter((event) => event.type === type && 'seat' in event && event.seat === seat);

  test('ends where the game ended, claims of privilege and all', () => {
    expect(fingerprint(analysis.last)).toBe(fingerprint(foldTo(recording)));
  });

  test('follows every track to where it stood last', () => {
    const { moments, values } = analysis.courses;
    for (const [seat, player] of analysis.last.players.entries()) {
      for (const course of ['vp', 'power', 'prestige', 'popularity', 'parchment'] as const) {
        expect(values[course][seat]).toHaveLength(moments.length);
        expect(values[course][seat]?.at(-1)).toBe(pointsIn(player, course));
      }
    }
  });

  test('leaves no cube unaccounted for', () => {
    for (const [seat, { gained, spent, left }] of analysis.goods.entries()) {
      if (bySeat(seat, 'gloryGained').length > 0) continue;
      for (const resource of RESOURCES) {
        expect((players[seat]?.[resource] ?? 0) + gained[resource].sum - spent[resource].sum).toBe(left[resource]);
      }
    }
  });

  test('knows of every worker at every time of a round', () => {
    const lengths = players.map(() => 0);
    walk(opening.game, stands, [
      {
        span(game, from, to) {
          if (!isRound(game)) return;
          for (const [seat, { workers }] of game.players.entries()) {
            lengths[seat] = (lengths[seat] ?? 0) + workers.length * (to - from);
          }
        },
      },
    ]);
    for (const [seat, time] of analysis.time.entries()) {
      expect(DOINGS.reduce((sum, doing) => sum + wholeTime(time, doing), 0)).toBe(lengths[seat]);
      expect(time.mat.waiting.for + time.mat.acting.for + time.mat.stuck.for).toBe(0);
    }
  });

  test('counts every action and every flip once', () => {
    const asked = (type: string) => stands.filter(({ command }) => command.type === type).length;
    const counted = analysis.actions.flat();
    const all = counted.reduce((sum, count) => sum + allActions(count), 0);
    expect(all).toBe(['move', 'act', 'play', 'pickUp', 'claim', 'flip'].reduce((sum, type) => sum + asked(type), 0));
    const flips = analysis.flips.reduce((sum, { count }) => sum + count.purple + count.green + count.black, 0);
    expect(flips).toBe(asked('flip'));
  });

  test('finds at most three turning points, each at a place in the log that stands', () => {
    const turningPoints = turningPointsOf(opening.game, stands);
    expect(turningPoints.length).toBeLessThanOrEqual(3);
    for (const { seq, from, to } of turningPoints) {
      expect(stands.some((happened) => happened.seq === seq)).toBe(true);
      expect(from).not.toBe(to);
    }
  });

  test('names as a turning point what was done, never that a player is done or ready', () => {
    const idle = stands.map(({ command }) => ['done', 'ready', 'due', 'voteTiming'].includes(command.type));
    const curve = [
      [0.5, 0.5],
      ...idle.map((isIdle, nth) => (nth % 2 === 0 ? [0.5, 0.5] : isIdle ? [1, 0] : [0.6, 0.4])),
    ];
    const named = turningPointsOf(opening.game, stands, curve).map(({ seq }) =>
      stands.findIndex((one) => one.seq === seq),
    );
    expect(idle).toContain(true);
    expect(named).not.toEqual([]);
    expect(named.filter((nth) => idle[nth])).toEqual([]);
  });

  test('puts its marks in order of time, one for each round and council', () => {
    const marks = marksOf(entries);
    const times = timesOf(entries);
    expect(times.every((at, index) => index === 0 || at >= (times[index - 1] ?? 0))).toBe(true);
    expect(marks.map(({ position }) => position)).toEqual(
      marks.map(({ position }) => position).toSorted((a, b) => a - b),
    );
    const rounds = marks.flatMap((mark) => (mark.mark === 'round' ? [mark.round] : []));
    expect(rounds).toEqual([1, 2, 3, 4].slice(0, rounds.length));
    const councils = marks.flatMap((mark) => (mark.mark === 'council' ? [mark] : []));
    for (const { at, until } of councils) expect(until).toBeGreaterThanOrEqual(at);
    expect(councils).toHaveLength(events.filter(({ type }) => type === 'councilBegan').length);
  });

  test('says that nobody was stranded who had acted', () => {
    const wrong: unknown[] = [];
    const { seats } = analysis.missed;
    walk(opening.game, stands, [
      {
        after(game, { seq }) {
          for (const [seat, { stranded }] of seats.entries()) {
            for (const one of stranded.filter((missed) => missed.seq === seq)) {
              const worker = game.players[seat]?.workers[one.worker];
              if (worker === undefined || !['waiting', 'free'].includes(workerState(game, worker))) wrong.push(one);
            }
          }
        },
      },
    ]);
    expect(wrong).toEqual([]);
  });
});
