import { AREAS, type Area } from '#content';
import type { Command, Game, Millis } from '#engine';
import { type Moment, momentOf, perSeat, type Watcher } from './log/walk.ts';

export const ACTIONS = ['move', 'act', 'play', 'pickUp', 'claim', 'flip'] as const;
export type Action = (typeof ACTIONS)[number];
const isAction = (type: Command['type']): type is Action => ACTIONS.some((action) => action === type);

export type ActionCount = Readonly<Record<Action, number>>;
/** Round by round, seat by seat. */
export type ActionCounts = readonly (readonly ActionCount[])[];

const none = (): Record<Action, number> => ({ move: 0, act: 0, play: 0, pickUp: 0, claim: 0, flip: 0 });

export function countActions(first: Game): Watcher & { readonly found: ActionCounts } {
  const found: Record<Action, number>[][] = [];
  let round = first.round;
  return {
    found,
    event(game) {
      round = game.round;
    },
    after(_, { seat, command }) {
      while (found.length < round) found.push(perSeat(first, none));
      const count = found[round - 1]?.[seat];
      if (count !== undefined && isAction(command.type)) count[command.type] += 1;
    },
  };
}

export const allActions = (count: ActionCount): number => ACTIONS.reduce((sum, action) => sum + count[action], 0);

/** Who flipped which timer, when for the first time, and how long its sand had lain still by then, on the average. */
export interface Flips {
  readonly count: Readonly<Record<Area, number>>;
  readonly first: Readonly<Record<Area, Moment | null>>;
  readonly delay: Millis | null;
}

interface Draft {
  readonly count: Record<Area, number>;
  readonly first: Record<Area, Moment | null>;
  late: Millis;
}

export function countFlips(start: Game): Watcher & { readonly found: () => readonly Flips[] } {
  const seats = perSeat(
    start,
    (): Draft => ({
      count: { purple: 0, green: 0, black: 0 },
      first: { purple: null, green: null, black: null },
      late: 0,
    }),
  );
  return {
    found: () =>
      seats.map(({ count, first, late }) => {
        const flips = AREAS.reduce((sum, area) => sum + count[area], 0);
        return { count, first, delay: flips === 0 ? null : Math.round(late / flips) };
      }),
    event(game, event, during) {
      const own = seats[during.seat];
      if (event.type !== 'timerFlipped' || during.command.type !== 'flip' || own === undefined) return;
      own.count[event.area] += 1;
      own.first[event.area] ??= momentOf(during);
      own.late += Math.max(0, during.at - game.timers[event.area].sandOut);
    },
  };
}
