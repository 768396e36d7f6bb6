import { type ReadonlySignal, signal } from '@preact/signals';

const LAYOUTS = ['wide', 'tall', 'phone'] as const;
/** Wide: everything at once. Tall: board and mat together, the rest behind tabs. Phone: one thing at a time. */
export type Layout = (typeof LAYOUTS)[number];

/** In em, so that a player who doubles the size of all text gets the table that has room for it; see base.css for how far type gives way. */
const WIDE =
  '(min-width: 79em) and (min-height: 38em) and (min-width: 1075px), (min-width: 1216px) and (min-height: 608px) and (min-width: 60em) and (min-height: 30em)';
const VAST = '(min-width: 110em) and (min-height: 56em) and (min-width: 1500px)';
const TALL = '(min-width: 46em) and (min-height: 62em) and (min-width: 640px)';

const chosen = signal<Layout>('wide');
const vast = signal(false);
let watches = false;

/** How much of the table this screen has room for; follows rotation, resizing and the size of text. */
export function useLayout(): ReadonlySignal<Layout> {
  if (!watches) watch();
  return chosen;
}

/** Room for rivals' whole mats and a column for the log. */
export function useVast(): ReadonlySignal<boolean> {
  if (!watches) watch();
  return vast;
}

function watch(): void {
  watches = true;
  const wide = matchMedia(WIDE);
  const tall = matchMedia(TALL);
  const most = matchMedia(VAST);
  const choose = () => {
    vast.value = most.matches;
    chosen.value = layoutFor(wide.matches, tall.matches);
  };
  for (const query of [wide, tall, most]) query.addEventListener('change', choose);
  choose();
}

const layoutFor = (wide: boolean, tall: boolean): Layout => (wide ? 'wide' : tall ? 'tall' : 'phone');
