import { useEffect } from 'preact/hooks';

/** An attribute of its own: drawing a piece anew leaves it alone. */
const POINTED = 'data-pointed';

/** Rings the first of these that is on the screen, and follows it as the table changes. */
export function usePointing(selectors: readonly string[], version: string): void {
  useEffect(() => {
    const point = () => {
      const found = selectors.flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)]).find(isSeen);
      for (const old of document.querySelectorAll(`[${POINTED}]`)) if (old !== found) old.removeAttribute(POINTED);
      if (found === undefined || found.hasAttribute(POINTED)) return;
      found.setAttribute(POINTED, '');
      found.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    point();
    const watch = new MutationObserver(point);
    watch.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled', 'class'],
    });
    return () => {
      watch.disconnect();
      for (const old of document.querySelectorAll(`[${POINTED}]`)) old.removeAttribute(POINTED);
    };
  }, [selectors, version]);
}

const isSeen = (element: HTMLElement): boolean => element.getClientRects().length > 0;
