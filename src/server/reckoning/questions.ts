import { BOT_LEVELS, type Pace } from '#protocol';
import type { Standings } from '#table/kept';
import type { Asked } from './asked.ts';
import { playerOf } from './player.ts';
import { rankingOf, strengthOf } from './ranking.ts';
import { csvOf, statisticsOf } from './statistics.ts';

/** What is asked of ratings and statistics. */
export type Question =
  | { readonly do: 'ranking'; readonly pace: Pace; readonly person: string | null }
  | { readonly do: 'strength'; readonly pace: Pace; readonly person: string }
  | { readonly do: 'player'; readonly person: string }
  | { readonly do: 'statistics'; readonly as: 'json' | 'csv' };

const KINDS = ['people', 'mixed', 'bots', 'program', ...BOT_LEVELS];

/** The answer as text. */
export function answerTo(database: Asked, question: Question, now: number): string {
  if (question.do === 'ranking') return JSON.stringify(rankingOf(database, question.pace, question.person, now));
  if (question.do === 'strength') return JSON.stringify(strengthOf(database, question.pace, question.person));
  if (question.do === 'player') return JSON.stringify(playerOf(database, question.person, now));
  const counts = statisticsOf(database, KINDS, now);
  return question.as === 'csv' ? csvOf(counts) : JSON.stringify({ counts });
}

export const standingsFrom = (ask: (question: Question) => Promise<Uint8Array>): Standings => ({
  strength: async (person, pace) => JSON.parse(String(Buffer.from(await ask({ do: 'strength', pace, person })))),
  ranking: (pace, person) => ask({ do: 'ranking', pace, person }),
  player: (person) => ask({ do: 'player', person }),
  statistics: (as) => ask({ do: 'statistics', as }),
});
