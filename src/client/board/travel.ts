import { useLayoutEffect, useRef } from 'preact/hooks';

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Pieces that stand elsewhere after a redraw travel there from where they stood: first, last, invert, play. */
export function useTravel(version: unknown): void {
  const stood = useRef<ReadonlyMap<string, DOMRect>>(new Map());
  useLayoutEffect(() => {
    const stand = new Map<string, DOMRect>();
    for (const piece of document.querySelectorAll<HTMLElement>('[data-piece]')) {
      const name = piece.dataset.piece ?? '';
      const to = piece.getBoundingClientRect();
      stand.set(name, to);
      const from = stood.current.get(name);
      if (from !== undefined) slide(piece, from, to);
    }
    stood.current = stand;
  }, [version]);
}

function slide(piece: HTMLElement, from: DOMRect, to: DOMRect): void {
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  if (Math.abs(x) + Math.abs(y) < 2) return;
  const frames = isCalm()
    ? [{ opacity: 0 }, { opacity: 1 }]
    : [
        { transform: `translate(${x}px, ${y}px)`, zIndex: 5 },
        { transform: 'none', zIndex: 5 },
      ];
  piece.animate(frames, { duration: isCalm() ? 160 : 240, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)' });
}
