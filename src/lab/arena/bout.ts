import { type Bot, botFor, diceOf, type Level } from '#bots';
import type { CharacterId } from '#content';
import { type Decider, type Outcome, score } from '#engine';
import { fight } from '../games/playOut.ts';
import type { Bout } from './plan.ts';

/** How one seat fared. */
export interface Fate {
  readonly level: Level;
  readonly character: CharacterId;
  readonly won: boolean;
  readonly complete: boolean;
  readonly legendary: boolean;
  readonly points: number;
  readonly vp: number;
}

/** What is kept of a game. */
export interface Result {
  readonly pairing: number;
  /** The bout's own. */
  readonly seed: number;
  readonly seat: number;
  readonly outcome: Outcome;
  readonly decidedBy: Decider;
  readonly fates: readonly Fate[];
  readonly commands: number;
  readonly minutes: number;
  /** Milliseconds of thought, one for each time a bot was asked, by level. */
  readonly thoughts: Readonly<Partial<Record<Level, readonly number[]>>>;
  /** Why it could not be finished; null if it was. */
  readonly failed: string | null;
}

export function playBout(bout: Bout, now: () => number): Result {
  const thoughts: Partial<Record<Level, number[]>> = {};
  const bots = bout.levels.map((level) => {
    const own = thoughts[level] ?? [];
    thoughts[level] = own;
    return timed(botFor(level), own, now);
  });
  const dice = bout.levels.map((_, seat) => diceOf(bout.seed * 31 + seat));
  try {
    const { game, at, commands } = fight(bout.options, bots, dice);
    const { outcome, winner, standings } = score(game);
    const fates = bout.levels.map((level, seat): Fate => {
      const standing = standings.find((one) => one.seat === seat);
      const player = game.players[seat];
      if (standing === undefined || player === undefined) throw new RangeError(`no seat ${seat}`);
      const { complete, legendary, points } = standing;
      const vp = player.power + player.prestige + player.popularity + (legendary ? 1 : 0);
      return { level, character: player.character, won: winner === seat, complete, legendary, points, vp };
    });
    const decidedBy = standings[0]?.decidedBy ?? 'last';
    return { ...bare(bout), outcome, decidedBy, fates, commands, minutes: at / 60_000, thoughts };
  } catch (error) {
    return { ...bare(bout), thoughts, failed: `${describe(bout)}: ${error instanceof Error ? error.message : error}` };
  }
}

const bare = ({ pairing, seat, seed }: Bout): Result => ({
  pairing,
  seed,
  seat,
  outcome: 'civilWar',
  decidedBy: 'last',
  fates: [],
  commands: 0,
  minutes: 0,
  thoughts: {},
  failed: null,
});

function timed(bot: Bot, thoughts: number[], now: () => number): Bot {
  return (sight, dice) => {
    const began = now();
    const decision = bot(sight, dice);
    thoughts.push(Math.round((now() - began) * 100) / 100);
    return decision;
  };
}

const describe = ({ levels, options }: Bout): string =>
  `seed ${options.seed}, ${options.seats.map(({ character }, seat) => `${character} (${levels[seat]})`).join(', ')}`;
