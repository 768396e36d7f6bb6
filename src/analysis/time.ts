import { AREAS, type Area } from '#content';
import { type Game, groundOf, isRound, type Millis, type Worker, workerState } from '#engine';
import { type Moment, momentOf, perSeat, type Watcher } from './log/walk.ts';

export const PLACES = [...AREAS, 'mat'] as const;
export type Place = Area | 'mat';

export const DOINGS = ['waiting', 'acting', 'stuck', 'idle'] as const;
/** Waiting for the timer, under it and able to act, held by it after acting, or free and left alone. */
export type Doing = (typeof DOINGS)[number];

/** How long in all, and when the longest stay of one worker began. */
export interface Spent {
  readonly for: Millis;
  readonly longest: Moment | null;
}

/** Where a seat's workers spent the rounds; council and set-up do not count. */
export type WorkTime = Readonly<Record<Place, Readonly<Record<Doing, Spent>>>>;

const DOING_OF = { waiting: 'waiting', canAct: 'acting', stuck: 'stuck', free: 'idle' } as const;

interface Draft {
  for: Millis;
  longest: Moment | null;
  record: Millis;
}
interface Stay {
  readonly where: string;
  readonly from: Moment;
  length: Millis;
}

const draft = (): Draft => ({ for: 0, longest: null, record: 0 });
const drafts = (): Record<Doing, Draft> => ({ waiting: draft(), acting: draft(), stuck: draft(), idle: draft() });

export function timeWorkers(first: Game): Watcher & { readonly found: readonly WorkTime[] } {
  const found = perSeat(first, () => ({ purple: drafts(), green: drafts(), black: drafts(), mat: drafts() }));
  const stays = new Map<string, Stay>();
  let last: Moment = { seq: 0, at: 0 };
  return {
    found,
    after: (_, done) => {
      last = momentOf(done);
    },
    span(game, from, to) {
      if (!isRound(game)) return;
      for (const [seat, { workers }] of game.players.entries()) {
        for (const [index, worker] of workers.entries()) {
          const [place, doing] = [placeOf(game, worker), DOING_OF[workerState(game, worker)]];
          const spent = found[seat]?.[place][doing];
          if (spent === undefined) continue;
          const stay = stayOf(stays, `${seat} ${index}`, `${place} ${doing} ${worker.space} ${game.round}`, last);
          stay.length += to - from;
          spent.for += to - from;
          if (stay.length <= spent.record) continue;
          spent.record = stay.length;
          spent.longest = stay.from;
        }
      }
    },
  };
}

function stayOf(stays: Map<string, Stay>, worker: string, where: string, from: Moment): Stay {
  const known = stays.get(worker);
  if (known?.where === where) return known;
  const stay: Stay = { where, from, length: 0 };
  stays.set(worker, stay);
  return stay;
}

const placeOf = (game: Game, worker: Worker): Place => groundOf(game, worker)?.area ?? 'mat';

/** All places together. */
export const wholeTime = (time: WorkTime, doing: Doing): Millis =>
  PLACES.reduce((sum, place) => sum + time[place][doing].for, 0);
