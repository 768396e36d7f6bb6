import type { Language } from '#words';
import { loadSaid } from '../../kit/chronicle/said.ts';
import { type Loaded, loadRecording } from './load.ts';

/** A game that was asked for before there was a page to show it on. */
interface Ahead {
  readonly of: string;
  readonly coming: Promise<Loaded>;
  loaded: Loaded | null;
}

let ahead: Ahead | null = null;
/** The page was there first and has asked by itself. */
let isLate = false;

/** The game and the words for it, side by side. */
export async function fetchReplay(of: string, language: Language): Promise<void> {
  if (isLate) return;
  const begun: Ahead = { of, coming: loadRecording(of), loaded: null };
  ahead = begun;
  const [loaded] = await Promise.all([begun.coming, loadSaid(language)]);
  begun.loaded = loaded;
}

/** What was fetched ahead is used once: a second try asks again. */
export function takeAhead(of: string): Ahead | null {
  const found = ahead?.of === of ? ahead : null;
  ahead = null;
  isLate = true;
  return found;
}
