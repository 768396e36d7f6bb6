import { useEffect } from 'preact/hooks';

const POINTED = 'pointed';

/** Rings the first of these that is on the screen, and follows it as the table changes. */
export function usePointing(selectors: readonly string[], version: string): void {
  useEffect(() => {
    const point = () => {
      const found = selectors.flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)]).find(isSeen);
      for (const old of document.querySelectorAll(`.${POINTED}`)) if (old !== found) old.classList.remove(POINTED);
      found?.classList.add(POINTED);
    };
    point();
    const watch = new MutationObserver(point);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      for (const old of document.querySelectorAll(`.${POINTED}`)) old.classList.remove(POINTED);
    };
  }, [selectors, version]);
}

const isSeen = (element: HTMLElement): boolean => element.getClientRects().length > 0;
