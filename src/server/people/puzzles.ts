import { daysBefore, isDate, type PuzzleOfDay, puzzleIdOf } from '#protocol';
import type { Ledger, Log, PublicGame, Standings } from '#table/kept';
import { isBetter, type Seeking, type Sought } from '../jobs/puzzles.ts';

/** So many positions the champion thinks over for a day, each for about 20 ms on a thread that lets others go first; and of one game. */
const MOST_THOUGHTS = 2000;
const MOST_OF_A_GAME = 200;
const DAY = 86_400_000;

export interface Puzzles {
  /** Of the day as it is at Greenwich; while it is still sought, that of the day before. */
  readonly today: () => Promise<PuzzleOfDay>;
  readonly of: (date: string) => Promise<PuzzleOfDay>;
  /** Seeks the puzzle of a day that has none yet. */
  readonly turn: () => Promise<void>;
}

export interface PuzzlePorts {
  readonly ledger: Ledger;
  readonly games: Standings['publicGames'];
  readonly read: Log['read'];
  readonly seek: (seeking: Seeking) => Promise<Sought>;
  readonly today: () => number;
}

const none = (date: string): PuzzleOfDay => ({ date, puzzle: null, missed: false });

/** One puzzle for everybody on each day, from public games that were seen to their end on the day before. */
export function openPuzzles({ ledger, games, read, seek, today }: PuzzlePorts): Puzzles {
  const dateNow = (): string => new Date(today()).toJSON().slice(0, 10);
  let latest: PuzzleOfDay | null = null;
  let turning: Promise<void> | null = null;

  const keptOf = async (date: string): Promise<PuzzleOfDay | undefined> => (await ledger.get('puzzles', date))?.value;

  const sought = async (date: string): Promise<PuzzleOfDay> => {
    const until = Date.parse(`${date}T00:00:00Z`);
    let best: Sought['found'] = null;
    let left = MOST_THOUGHTS;
    for (const { code, seats } of await games(until - DAY, until)) {
      if (left === 0) break;
      const { found, thoughts } = await seekAt(code, seats, Math.min(left, MOST_OF_A_GAME));
      left -= thoughts;
      if (found !== null && (best === null || isBetter(found, best))) best = found;
    }
    if (best === null) return none(date);
    const { margin: _, missed, ...puzzle } = best;
    return { date, puzzle: { ...puzzle, id: puzzleIdOf(date) }, missed };
  };
  /** A log that cannot be read, or that an older version wrote otherwise, has no puzzle. */
  const seekAt = async (code: string, seats: PublicGame['seats'], thoughts: number): Promise<Sought> => {
    try {
      return await seek({ log: await read(code), seats, thoughts });
    } catch {
      return { found: null, thoughts: 0 };
    }
  };
  const latestOn = async (date: string): Promise<PuzzleOfDay> => {
    if (latest?.date !== date) latest = (await keptOf(date)) ?? latest ?? (await keptOf(daysBefore(date, 1))) ?? null;
    return latest ?? none(date);
  };
  /** In a cluster the first that is kept is everybody's. */
  const turn = async (): Promise<void> => {
    const date = dateNow();
    await latestOn(date);
    if (latest?.date !== date) await ledger.put('puzzles', date, await sought(date), 0);
  };

  return {
    today: () => latestOn(dateNow()),
    of: async (date) => (isDate(date) ? await keptOf(date) : undefined) ?? none(date),
    turn() {
      turning ??= turn().finally(() => {
        turning = null;
      });
      return turning;
    },
  };
}
