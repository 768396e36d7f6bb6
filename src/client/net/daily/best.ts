import { copy, fingerprint, isRefusal, peekInto, play, score, setup } from '#engine';
import {
  agreedOn,
  dayOf,
  type HandedIn,
  type Happened,
  PERSON_OF_DAY,
  RECORDING_VERSION,
  type Recording,
} from '#protocol';
import { ask } from '../link/ask.ts';

/** The best game of a date as its server tells it; null if there is none. */
export async function recordingOfDay(date: string): Promise<Recording | null> {
  const answer = await ask(`/api/daily/${date}/best`);
  return answer.ok ? enacted(date, (await answer.json()) as HandedIn & { readonly name: string }) : null;
}

/** The decks of a date are known to all, so what was asked is enough to tell what happened. */
function enacted(date: string, { name, asked }: HandedIn & { readonly name: string }): Recording | null {
  const day = dayOf(date);
  const opening = setup({ ...agreedOn(day), seed: day.seed });
  const game = copy(opening.game);
  const peek = peekInto(opening.secret);
  const entries: Happened[] = [];
  for (const one of asked) {
    const events = play(game, one, peek);
    if (isRefusal(events)) return null;
    entries.push({ type: 'happened', seq: entries.length + 1, ...one, nth: 0, events: [...events] });
  }
  return {
    recording: 'pendulum',
    version: RECORDING_VERSION,
    about: '',
    endedAt: Date.parse(`${date}T12:00:00Z`),
    seats: day.characters.map((_, seat) =>
      seat === PERSON_OF_DAY
        ? { name, colour: seat, bot: null }
        : { name: `Bot ${seat}`, colour: seat, bot: day.level },
    ),
    opening,
    sealed: null,
    begun: null,
    fingerprint: fingerprint(game),
    ranking: score(game),
    entries,
  };
}
