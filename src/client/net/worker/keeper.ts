import type { Game } from '#engine';
import type { Entry, ServerMessage } from '#protocol';
import { resultOf, type SavedGame, type SavedLog } from '../shelf/saved.ts';
import type { Outside } from './outside.ts';

/** Writes what happens onto the shelf and tells of it afterwards, all in one order. */
export interface Keeper {
  readonly saved: () => SavedGame;
  /** All that happened since the opening. */
  readonly entries: () => readonly Entry[];
  /** Null for the game before the room is open. */
  readonly keep: (entry: Entry, game: Game | null) => void;
  /** Leaves when everything kept so far is on the shelf. */
  readonly tell: (message: ServerMessage) => void;
}

export function openKeeper({ shelf, post, today }: Outside, log: SavedLog): Keeper {
  let saved = log.saved;
  const entries = [...log.entries];
  let last: Promise<void> = Promise.resolve();
  let keeps = true;

  const append = async (next: SavedGame, nth: number, entry: Entry, game: Game | null): Promise<void> => {
    if (!keeps) return;
    const result = next.over && game !== null ? resultOf(next, game, next.savedAt) : null;
    await shelf.append(next, nth, entry, result).catch(() => {
      keeps = false;
      post({ type: 'note', note: 'unsaved' });
    });
  };
  return {
    saved: () => saved,
    entries: () => entries,
    keep(entry, game) {
      saved = { ...saved, savedAt: today(), ...(game && { round: game.round, over: game.phase === 'over' }) };
      const [next, nth] = [saved, entries.length];
      entries.push(entry);
      last = last.then(() => append(next, nth, entry, game));
    },
    tell(message) {
      last = last.then(() => post(message));
    },
  };
}
