import type { PuzzleOfDay } from '#protocol';
import { ask } from '../link/ask.ts';

/** Nobody waits longer for a server that does not answer. */
const PATIENCE = 4000;

/** The puzzle of a date, or of `today`, as this server tells it; null where no server does. */
export async function puzzleOfDay(date: string): Promise<PuzzleOfDay | null> {
  try {
    const answer = await ask(`/api/puzzles/${date}`, { signal: AbortSignal.timeout(PATIENCE) });
    return answer.ok ? ((await answer.json()) as PuzzleOfDay) : null;
  } catch {
    return null;
  }
}
