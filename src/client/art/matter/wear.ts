import { circumstances, reasonForFlat, watchCircumstances } from './flat.ts';
import type { Group } from './groups.ts';

/** Whatever is rendered comes after the page is loaded and shown, when nothing else is to be done. */
function whenIdle(then: () => void): void {
  const rest = () => (window.requestIdleCallback === undefined ? setTimeout(then, 300) : requestIdleCallback(then));
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true });
}

export type Wish = { readonly isFlat: boolean; readonly groups: readonly Group[] };

let wish: Wish = { isFlat: true, groups: [] };
let isWatched = false;

function decide(): void {
  const isFlat = reasonForFlat(circumstances(wish.isFlat)) !== null;
  document.documentElement.toggleAttribute('data-flat', isFlat);
  if (!isFlat) whenIdle(() => import('./dress.ts').then(({ dress }) => dress(wish.groups)).catch(() => {}));
}

/** Lets the page wear these groups unless something speaks for the flat drawings. Called again when the wish changes. */
export function wear(wished: Wish): void {
  wish = wished;
  if (!isWatched) watchCircumstances(decide);
  isWatched = true;
  decide();
}
