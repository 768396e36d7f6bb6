import { type ReadonlySignal, signal } from '@preact/signals';

const LAYOUTS = ['wide', 'tall', 'phone'] as const;
/** Wide: everything at once. Tall: board and mat together, the rest behind tabs. Phone: one thing at a time. */
export type Layout = (typeof LAYOUTS)[number];

/** In em, so that somebody who doubles the size of all text gets the table that has room for it. */
const WIDE = '(min-width: 76em) and (min-height: 38em)';
const TALL = '(min-width: 46em) and (min-height: 62em)';

const chosen = signal<Layout>('wide');
let watches = false;

/** How much of the table this screen has room for; follows rotation, resizing and the size of text. */
export function useLayout(): ReadonlySignal<Layout> {
  if (!watches) watch();
  return chosen;
}

function watch(): void {
  watches = true;
  const wide = matchMedia(WIDE);
  const tall = matchMedia(TALL);
  const choose = () => {
    chosen.value = layoutFor(wide.matches, tall.matches);
  };
  for (const query of [wide, tall]) query.addEventListener('change', choose);
  choose();
}

const layoutFor = (wide: boolean, tall: boolean): Layout => (wide ? 'wide' : tall ? 'tall' : 'phone');
