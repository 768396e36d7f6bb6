import { type DailyRanking, type HandedIn, standing } from '#protocol';
import { settings } from '../../kit/settings/settings.ts';
import { ask } from '../link/ask.ts';
import { shelf } from '../shelf/shelf.ts';

/** What came of handing in a day's game. */
export type Handed = 'counts' | 'refused' | 'waits';

/** The pass of a proven name; null for a guest, and where no server gives one. */
export async function ownPass(): Promise<string | null> {
  if (settings.proven.peek() === '') return null;
  const { passNow } = await import('../person/person.ts');
  return passNow().catch(() => null);
}

const shown = (pass: string | null): Record<string, string> => (pass === null ? {} : { authorization: `Pass ${pass}` });

/** Sends all that was asked in a game; the server plays it again. Null for a game that is no longer kept here. */
export async function handIn(date: string, id: string, pass: string): Promise<Handed | null> {
  const log = await shelf.read(id);
  if (log === undefined) return null;
  const asked: HandedIn['asked'] = standing(log.entries).map(({ seat, at, command }) => ({ seat, at, command }));
  const answer = await ask(`/api/daily/${date}`, {
    method: 'POST',
    headers: { ...shown(pass), 'content-type': 'application/json' },
    body: JSON.stringify({ asked }),
  }).catch(() => null);
  if (answer?.ok) return 'counts';
  return answer?.status === 409 || answer?.status === 400 ? 'refused' : 'waits';
}

/** The ranking of a date; null where no server tells it. */
export async function rankingOf(date: string, pass: string | null): Promise<DailyRanking | null> {
  const answer = await ask(`/api/daily/${date}`, { headers: shown(pass) }).catch(() => null);
  return answer?.ok ? ((await answer.json().catch(() => null)) as DailyRanking | null) : null;
}
