import { AREAS, type Area } from '#content';
import { type Game, groundOf, isRound, type Millis, type Worker, workerState } from '#engine';
import { perSeat, type Watcher } from './walk.ts';

export const PLACES = [...AREAS, 'mat'] as const;
export type Place = Area | 'mat';

export const DOINGS = ['waiting', 'acting', 'stuck', 'idle'] as const;
/** Waiting for the timer, under it and able to act, held by it after acting, or free and left alone. */
export type Doing = (typeof DOINGS)[number];

export type Spent = Readonly<Record<Doing, Millis>>;
/** Where a seat's workers spent the rounds; council and set-up do not count. */
export type WorkTime = Readonly<Record<Place, Spent>>;

const DOING_OF = { waiting: 'waiting', canAct: 'acting', stuck: 'stuck', free: 'idle' } as const;
const none = (): Record<Doing, Millis> => ({ waiting: 0, acting: 0, stuck: 0, idle: 0 });

export function timeWorkers(first: Game): Watcher & { readonly found: readonly WorkTime[] } {
  const found = perSeat(first, () => ({ purple: none(), green: none(), black: none(), mat: none() }));
  return {
    found,
    span(game, from, to) {
      if (!isRound(game)) return;
      for (const [seat, { workers }] of game.players.entries()) {
        for (const worker of workers) {
          const spent = found[seat]?.[placeOf(game, worker)];
          if (spent !== undefined) spent[DOING_OF[workerState(game, worker)]] += to - from;
        }
      }
    },
  };
}

const placeOf = (game: Game, worker: Worker): Place => groundOf(game, worker)?.area ?? 'mat';

/** All places together. */
export function wholeTime(time: WorkTime): Spent {
  const sum = none();
  for (const place of PLACES) for (const doing of DOINGS) sum[doing] += time[place][doing];
  return sum;
}
