import type { Game } from '#engine';
import type { Entry } from '#protocol';
import type { Ports } from '#table';
import { resultOf, type SavedGame } from '../shelf/saved.ts';
import type { Outside } from './outside.ts';

type Store = Ports['store'];

const done = async (): Promise<void> => {};

/** Keeps nothing: the game ends with the page. */
export const NO_STORE: Store = { append: done, save: done, keepResults: done, forgetName: done };

/** The shelf as a table's store. All writes come back in one order; the opening lies there before the first of them. */
export function shelvedStore({ shelf, post, today }: Outside, begun: SavedGame, look: () => Game | null): Store {
  let saved = begun;
  let last: Promise<void> = Promise.resolve();
  let keeps = true;

  const write = async (next: SavedGame, nth: number, entry: Entry, game: Game | null): Promise<void> => {
    if (!keeps) return;
    const result = next.over && game !== null ? resultOf(next, game, next.savedAt) : null;
    await shelf.append(next, nth, entry, result).catch(() => {
      keeps = false;
      post({ type: 'note', note: 'unsaved' });
    });
  };
  const append = (nth: number, entry: Entry): void => {
    const game = look();
    saved = { ...saved, savedAt: today(), ...(game && { round: game.round, over: game.phase === 'over' }) };
    const next = saved;
    last = last.then(() => write(next, nth, entry, game));
  };
  return {
    ...NO_STORE,
    append(_, known, entries) {
      for (const [nth, text] of entries.entries()) append(known - 1 + nth, JSON.parse(text));
      return last;
    },
    save: () => last,
    keepResults: () => last,
  };
}
