import { seatIn } from '../../kit/router.ts';
import { keepSeat, seatTokens } from '../../kit/settings/seats.ts';
import { ask } from '../../net/link/ask.ts';
import { openFilm } from '../replay/film.ts';
import { loadRecording } from '../replay/load.ts';
import { forgetPlayed, keepPlayed, type Played, playedBy } from './played.ts';

export type AddFault = 'link' | 'missing' | 'seat' | 'offline';

/** A game that was played on another device, by the private link of the seat. */
export async function addByLink(link: string): Promise<AddFault | null> {
  const code = /\/t\/([A-Z0-9]{8})\b/i.exec(link)?.[1];
  const token = seatIn(link);
  if (code === undefined || token === null) return 'link';
  const table = code.toUpperCase();
  const seat = await seatHeld(table, token);
  if (typeof seat === 'string') return seat;
  const loaded = await loadRecording(table);
  if (!loaded.ok) return loaded.fault === 'offline' ? 'offline' : 'missing';
  const { entries, pictureAt, recording } = openFilm(loaded.recording);
  const { game } = pictureAt(entries.length).following;
  keepSeat(table, token);
  const { begun, seats, endedAt } = recording;
  const played = playedBy(table, seat, game, seats, endedAt ?? Date.now());
  keepPlayed({ ...played, ...(begun && { from: begun.of }) });
  return null;
}

const resultsOf = (code: string) => `/api/tables/${code}/results`;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function seatHeld(code: string, token: string): Promise<number | AddFault> {
  const answer = await ask(resultsOf(code), { headers: bearer(token) }).catch(() => null);
  if (answer === null) return 'offline';
  if (!answer.ok) return answer.status === 404 ? 'missing' : 'offline';
  const { mine } = (await answer.json()) as { readonly mine: number | null };
  return mine ?? 'seat';
}

type Removal = 'removed' | 'rated' | 'failed';

/** A rated game belongs to a proven name and is not left by one seat; a seat that is not there needs no removal. */
const removalBy = ({ ok, status }: Pick<Response, 'ok' | 'status'>): Removal =>
  status === 409 ? 'rated' : ok || status === 404 || status === 403 ? 'removed' : 'failed';

/** Takes this browser's names off at the server, and the game from the list unless that failed. */
export async function removeThere(games: readonly Played[]): Promise<Removal> {
  const all: Removal[] = [];
  for (const { code } of games) {
    const ofGame = await Promise.all(seatTokens(code).map((token) => removeSeat(code, token)));
    if (!ofGame.includes('failed')) forgetPlayed(code);
    all.push(...ofGame);
  }
  return (['failed', 'rated'] as const).find((one) => all.includes(one)) ?? 'removed';
}

const removeSeat = (code: string, token: string): Promise<Removal> =>
  ask(resultsOf(code), { method: 'DELETE', headers: bearer(token) }).then(removalBy, () => 'failed' as const);
