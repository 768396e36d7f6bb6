import { useEffect } from 'preact/hooks';
import type { Seat } from '#engine';
import { allAt, around, isAt, type Pointer } from '../../kit/address.ts';

/** A thing on the table, or one inside another. */
export type Spot = Pointer | readonly Pointer[];

/** Where an own worker can be touched: in a slim row of a phone it cannot, but below on the own strip. */
export const workerSpots = (seat: Seat, index: number): readonly Spot[] => [
  { of: 'worker', seat, index },
  { of: 'away', index },
];

/** An attribute of its own: drawing a piece anew leaves it alone. */
const POINTED = 'data-pointed';

/** Seen as a ring, heard as "current step", but for what says already which of its kind is current. */
function ring(element: Element): void {
  element.setAttribute(POINTED, '');
  if (!element.hasAttribute('aria-current')) element.setAttribute('aria-current', 'step');
}

function unring(element: Element): void {
  element.removeAttribute(POINTED);
  if (element.getAttribute('aria-current') === 'step') element.removeAttribute('aria-current');
}

/** Rings the first of these that is on the screen, and follows it as the table changes. */
export function usePointing(spots: readonly Spot[], version: string): void {
  useEffect(() => {
    const look = laterOn(() => point(spots));
    look.ask();
    const watch = new MutationObserver(look.ask);
    watch.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled', 'aria-disabled', 'class', 'data-alone'],
    });
    return () => {
      watch.disconnect();
      look.cancel();
    };
  }, [spots, version]);
  useEffect(() => () => unringAllBut(undefined), []);
}

/** Once for each frame however often it is asked, and right behind it: then the table is laid out, and a look costs little. */
function laterOn(work: () => void) {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const done = () => {
    frame = 0;
    work();
  };
  return {
    ask: () => {
      frame ||= requestAnimationFrame(() => {
        timer = setTimeout(done);
      });
    },
    cancel: () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    },
  };
}

function point(spots: readonly Spot[]): void {
  const found = spots.flatMap((spot) => allAt(...[spot].flat())).find(isOpen);
  unringAllBut(found);
  if (found === undefined || found.hasAttribute(POINTED)) return;
  ring(found);
  // The council opens at its top, where it says what is to be chosen and why.
  if (isAt(found, 'offer')) return;
  // A phone shows one area at a time, and goes back to it unless the whole of another comes into sight.
  for (const seen of [around(found, { of: 'page' }), found]) {
    seen?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}

function unringAllBut(found: Element | undefined): void {
  for (const old of document.querySelectorAll(`[${POINTED}]`)) if (old !== found) unring(old);
}

/** In sight, and to be touched. What stands in a slim row of a phone cannot be: it is touched on the own strip. */
const isOpen = (element: HTMLElement): boolean =>
  element.getClientRects().length > 0 &&
  !element.matches(':disabled, [aria-disabled="true"]') &&
  getComputedStyle(element).pointerEvents !== 'none';
