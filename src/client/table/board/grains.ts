import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Area } from '#content';
import type { Millis } from '#engine';
import { isCalm } from '../../kit/settings/calm.ts';

type Paint = typeof import('../../art/glass/paint.ts')['paintSand'];

let paint: Paint | null | undefined;

/** Comes once glasses are of glass; until then sand is a plain fill. */
function painter(): Paint | null {
  const { matter = '', flat } = document.documentElement.dataset;
  if (flat !== undefined || !matter.split(' ').includes('hourglass')) return null;
  if (paint === undefined) {
    paint = null;
    import('../../art/glass/paint.ts').then((part) => (paint = part.paintSand)).catch(() => undefined);
  }
  return paint;
}

const colours = new Map<string, string>();

/** Sand has the same colours in both rooms. */
function colourOf(sand: Area | 'out'): string {
  const known = colours.get(sand) ?? getComputedStyle(document.documentElement).getPropertyValue(`--sand-${sand}`);
  colours.set(sand, known);
  return known;
}

const MOST_DENSE = 2;

/** As many points as the screen shows, told by the browser itself, so that nothing is laid out to be measured. */
function useSize(
  canvas: { readonly current: HTMLCanvasElement | null },
  isAway: boolean,
): { readonly current: number } {
  const height = useRef(0);
  useEffect(() => {
    const { current } = canvas;
    if (current === null) return undefined;
    const watch = new ResizeObserver(([entry]) => {
      const dense = Math.min(devicePixelRatio, MOST_DENSE);
      current.width = Math.round((entry?.contentRect.width ?? 0) * dense);
      current.height = Math.round((entry?.contentRect.height ?? 0) * dense);
      height.current = current.height;
    });
    watch.observe(current);
    return () => watch.disconnect();
  }, [isAway]);
  return height;
}

function useIsSeen(
  canvas: { readonly current: HTMLCanvasElement | null },
  isAway: boolean,
): { readonly current: boolean } {
  const seen = useRef(false);
  useEffect(() => {
    if (canvas.current === null) return undefined;
    const watch = new IntersectionObserver((entries) => {
      seen.current = entries.at(-1)?.isIntersecting === true;
    });
    watch.observe(canvas.current);
    return () => watch.disconnect();
  }, [isAway]);
  return seen;
}

/**
 * Paints the sand of one glass, only while it is seen and only when something has changed; says whether it does. While the
 * canvas is away, and until a new one is painted, the sand is a plain fill.
 */
export function useGrains(area: Area, isOut: boolean, isAway = false) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const height = useSize(canvas, isAway);
  const seen = useIsSeen(canvas, isAway);
  const drawn = useRef('');
  const out = useRef(isOut);
  out.current = isOut;
  useLayoutEffect(() => {
    const glass = canvas.current?.parentElement;
    return () => {
      glass?.removeAttribute('data-poured');
      drawn.current = '';
    };
  }, [isAway]);
  const show = (left: Millis, share: number): boolean => {
    const brush = painter();
    if (canvas.current === null) return false;
    if (brush === null) drawn.current = '';
    // For those who want nothing to move no grain falls, and the level sinks now and then.
    const falls = left > 0 && !isCalm();
    const state = `${falls ? left : share.toFixed(2)} ${out.current} ${height.current}`;
    if (brush !== null && seen.current && drawn.current !== state) {
      drawn.current = state;
      brush(canvas.current, { share, left: falls ? left : null, colour: colourOf(out.current ? 'out' : area) });
    }
    const isPoured = drawn.current !== '';
    canvas.current.parentElement?.toggleAttribute('data-poured', isPoured);
    return isPoured;
  };
  return { canvas, show };
}
