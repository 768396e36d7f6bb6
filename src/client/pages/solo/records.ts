import type { CharacterId } from '#content';
import { DAYS_TO_HAND_IN, daysBefore, REGENCY_STEPS, type RegencyStep } from '#protocol';
import type { SoloResult } from '../../net/shelf/saved.ts';

/** The best a person has done with one character in the Regency. */
export interface CharacterRecord {
  readonly games: number;
  readonly wins: number;
  readonly bestPlace: number;
  readonly bestPoints: number;
  /** The hardest step that was won. */
  readonly won: RegencyStep | null;
}

export function recordOf(results: readonly SoloResult[], character: CharacterId): CharacterRecord | null {
  const own = results.filter((result) => result.kind === 'regency' && result.character === character);
  if (own.length === 0) return null;
  const won = own.filter((result) => result.won);
  return {
    games: own.length,
    wins: won.length,
    bestPlace: Math.min(...own.map(({ place }) => place)),
    bestPoints: Math.max(...own.map(({ points }) => points)),
    won: REGENCY_STEPS.findLast((step) => won.some((result) => result.step === step)) ?? null,
  };
}

const rank = (step: RegencyStep | null): number => (step === null ? -1 : REGENCY_STEPS.indexOf(step));

/** Did this game better anything that stood before it? The first game is no record, unless it was won. */
export function isNewRecord(results: readonly SoloResult[], latest: SoloResult): boolean {
  if (latest.kind !== 'regency') return false;
  const earlier = results.filter(({ id, endedAt }) => id !== latest.id && endedAt <= latest.endedAt);
  const before = recordOf(earlier, latest.character);
  if (before === null) return latest.won;
  if (latest.won && rank(latest.step) > rank(before.won)) return true;
  return latest.place < before.bestPlace || latest.points > before.bestPoints;
}

/** The first game of a day counts. */
export const dailyResult = (results: readonly SoloResult[], date: string): SoloResult | undefined =>
  results.find((result) => result.kind === 'daily' && result.date === date);

/** The first game of each day that can be handed in and was not. */
export function owedDays(
  results: readonly SoloResult[],
  handedIn: readonly string[],
  today: string,
): readonly SoloResult[] {
  const dates = Array.from({ length: DAYS_TO_HAND_IN }, (_, count) => daysBefore(today, count));
  return dates.filter((date) => !handedIn.includes(date)).flatMap((date) => dailyResult(results, date) ?? []);
}
