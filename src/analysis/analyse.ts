import type { Game, Millis } from '#engine';
import { type Entry, standing } from '#protocol';
import { type ActionCounts, countActions, countFlips, type Flips } from './actions.ts';
import { findMissed, type Missed } from './chances.ts';
import { countGoods, type Flow } from './goods.ts';
import { type Moment, momentOf, type Watcher, walk } from './log/walk.ts';
import { timeWorkers, type WorkTime } from './time.ts';
import { type Courses, followTracks } from './tracks.ts';

/** A whole game in numbers. Lists by seat are in the order of the seats. */
export interface Analysis {
  readonly last: Game;
  readonly length: Millis;
  readonly rounds: readonly Moment[];
  readonly courses: Courses;
  readonly goods: readonly Flow[];
  readonly time: readonly WorkTime[];
  readonly actions: ActionCounts;
  readonly flips: readonly Flips[];
  readonly missed: Missed;
}

export function analyse(first: Game, entries: readonly Entry[]): Analysis {
  const stands = standing(entries);
  const rounds = findRounds();
  const courses = followTracks(first);
  const goods = countGoods(first);
  const time = timeWorkers(first);
  const actions = countActions(first);
  const flips = countFlips(first);
  const missed = findMissed(first);
  const last = walk(first, stands, [rounds, courses, goods, time, actions, flips, missed]);
  return {
    last,
    length: stands.at(-1)?.at ?? 0,
    rounds: rounds.found,
    courses: courses.found,
    goods: goods.found,
    time: time.found,
    actions: actions.found,
    flips: flips.found(),
    missed: missed.found(),
  };
}

function findRounds(): Watcher & { readonly found: readonly Moment[] } {
  const found: Moment[] = [];
  return {
    found,
    event: (_, event, during) => {
      if (event.type === 'roundBegan') found.push(momentOf(during));
    },
  };
}
