import { AREAS, type Area } from '#content';
import type { Command, Game, Millis } from '#engine';
import { perSeat, type Watcher } from './walk.ts';

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

/** Who flipped which timer, and how long its sand had lain still by then, on the average. */
export interface Flips {
  readonly count: Readonly<Record<Area, number>>;
  readonly delay: Millis | null;
}

export function countFlips(first: Game): Watcher & { readonly found: () => readonly Flips[] } {
  const seats = perSeat(first, () => ({ count: { purple: 0, green: 0, black: 0 }, late: 0 }));
  return {
    found: () =>
      seats.map(({ count, late }) => {
        const flips = AREAS.reduce((sum, area) => sum + count[area], 0);
        return { count, delay: flips === 0 ? null : Math.round(late / flips) };
      }),
    event(game, event, { seat, at, command }) {
      const own = seats[seat];
      if (event.type !== 'timerFlipped' || command.type !== 'flip' || own === undefined) return;
      own.count[event.area] += 1;
      own.late += Math.max(0, at - game.timers[event.area].sandOut);
    },
  };
}
