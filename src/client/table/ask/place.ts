import type { Phase } from '#engine';
import type { Anchor } from '../../kit/anchor.ts';
import type { Layout } from '../view/layout.ts';
import { mine, type View } from '../view/view.ts';

/** In council the question has its own place. */
const IN_ROUND: ReadonlySet<Phase> = new Set(['round', 'called']);

/** What the question lies beside, or null where it has a place of its own: the tracks are looked at to choose a victory point. */
export const questionAnchor = (view: View, layout: Layout): Anchor | null =>
  view.turn === null && layout === 'wide' && IN_ROUND.has(view.game.value.phase) && !isAboutTracks(view)
    ? view.asked.value
    : null;

const isAboutTracks = (view: View): boolean => mine(view)?.todo[0]?.do === 'gainVp';

/** Where the question at hand lies, if there is one. */
export function questionPlace(view: View, layout: Layout): 'beside' | 'apart' | null {
  if (mine(view)?.todo[0] === undefined) return null;
  return questionAnchor(view, layout) === null ? 'apart' : 'beside';
}
