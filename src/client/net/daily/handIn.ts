import { DAY_REFUSALS, type DailyRanking, type DayRefusal, type HandedIn, standing } from '#protocol';
import { settings } from '../../kit/settings/settings.ts';
import { ask } from '../link/ask.ts';
import { shelf } from '../shelf/shelf.ts';
import { keepRefused, refusedBefore } from './refused.ts';

/** What came of handing in a day's game: it counts, it waits for the server, or why it does not count. */
export type Handed = 'counts' | 'waits' | DayRefusal;

/** The pass of a proven name; null for a guest, and where no server gives one. */
export async function ownPass(): Promise<string | null> {
  if (settings.proven.peek() === '') return null;
  const { passNow } = await import('../person/person.ts');
  return passNow().catch(() => null);
}

const shown = (pass: string | null): Record<string, string> => (pass === null ? {} : { authorization: `Pass ${pass}` });

/**
 * Sends all that was asked in a game; the server plays it again. A game that was refused is not sent again: the server would
 * find the same. Null for a game that is no longer kept here.
 */
export async function handIn(date: string, id: string, pass: string): Promise<Handed | null> {
  const before = refusedBefore(id);
  if (before !== null) return before;
  const log = await shelf.read(id);
  if (log === undefined) return null;
  const asked: HandedIn['asked'] = standing(log.entries).map(({ seat, at, command }) => ({ seat, at, command }));
  const answer = await ask(`/api/daily/${date}`, {
    method: 'POST',
    headers: { ...shown(pass), 'content-type': 'application/json' },
    body: JSON.stringify({ asked }),
  }).catch(() => null);
  if (answer?.ok) return 'counts';
  const why = answer === null ? null : await refusalIn(answer);
  if (why !== null) keepRefused(id, why);
  return why ?? 'waits';
}

/** What no second try would change; null for all else. */
async function refusalIn(answer: Response): Promise<DayRefusal | null> {
  if (answer.status === 413) return 'tooSlow';
  if (answer.status !== 409 && answer.status !== 400) return null;
  const { why } = (await answer.json().catch(() => ({}))) as { readonly why?: unknown };
  return DAY_REFUSALS.find((one) => one === why) ?? 'refused';
}

/** The ranking of a date; null where no server tells it. */
export async function rankingOf(date: string, pass: string | null): Promise<DailyRanking | null> {
  const answer = await ask(`/api/daily/${date}`, { headers: shown(pass) }).catch(() => null);
  return answer?.ok ? ((await answer.json().catch(() => null)) as DailyRanking | null) : null;
}
