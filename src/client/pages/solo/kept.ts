import { signal } from '@preact/signals';
import type { SavedGame, SoloResult } from '../../net/shelf/saved.ts';
import { shelf, tidy } from '../../net/shelf/shelf.ts';

interface Kept {
  readonly games: readonly SavedGame[];
  readonly results: readonly SoloResult[];
  /** False where the browser keeps nothing. */
  readonly keeps: boolean;
}

/** What lies on the shelf, as last looked at; null before the first look. */
export const kept = signal<Kept | null>(null);

export async function look(): Promise<void> {
  try {
    const [games, results] = await Promise.all([shelf.games(), shelf.results()]);
    kept.value = { games, results, keeps: true };
    await tidy();
  } catch {
    kept.value = { games: [], results: [], keeps: false };
  }
}

export async function forget(id: string): Promise<void> {
  await shelf.forget(id);
  await look();
}
