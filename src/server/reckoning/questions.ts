import { BOT_LEVELS, type Pace } from '#protocol';
import type { Standings } from '#table/kept';
import type { Asked } from './asked.ts';
import { playerOf } from './player.ts';
import { publicGamesOf } from './publicGames.ts';
import { rankingOf, strengthOf } from './ranking.ts';
import { csvOf, statisticsOf } from './statistics.ts';

/** What is asked of ratings and statistics. */
export type Question =
  | { readonly do: 'ranking'; readonly pace: Pace; readonly person: string | null }
  | { readonly do: 'strength'; readonly pace: Pace; readonly person: string }
  | { readonly do: 'player'; readonly person: string }
  | { readonly do: 'publicGames'; readonly from: number; readonly until: number }
  | { readonly do: 'statistics'; readonly as: 'json' | 'csv' };

const KINDS = ['people', 'mixed', 'bots', 'program', ...BOT_LEVELS];

/** The answer as text. */
export function answerTo(database: Asked, question: Question, now: number): string {
  if (question.do === 'ranking') return JSON.stringify(rankingOf(database, question.pace, question.person, now));
  if (question.do === 'strength') return JSON.stringify(strengthOf(database, question.pace, question.person));
  if (question.do === 'player') return JSON.stringify(playerOf(database, question.person, now));
  if (question.do === 'publicGames') return JSON.stringify(publicGamesOf(database, question.from, question.until));
  const counts = statisticsOf(database, KINDS, now);
  return question.as === 'csv' ? csvOf(counts) : JSON.stringify({ counts });
}

const parsed = (text: Uint8Array) => JSON.parse(String(Buffer.from(text)));

export const standingsFrom = (ask: (question: Question) => Promise<Uint8Array>): Standings => ({
  strength: async (person, pace) => parsed(await ask({ do: 'strength', pace, person })),
  publicGames: async (from, until) => parsed(await ask({ do: 'publicGames', from, until })),
  ranking: (pace, person) => ask({ do: 'ranking', pace, person }),
  player: (person) => ask({ do: 'player', person }),
  statistics: (as) => ask({ do: 'statistics', as }),
});
