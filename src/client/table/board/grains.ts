import { useCallback, useRef } from 'preact/hooks';
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

/** A canvas while it is there: as many points high as the screen shows, whether it is seen, and what is drawn on it. */
interface Pane {
  readonly canvas: HTMLCanvasElement;
  height: number;
  isSeen: boolean;
  drawn: string;
  readonly leave: () => void;
}

/** The browser itself tells how large it is and whether it is seen, so that nothing is laid out to be measured. */
function openPane(canvas: HTMLCanvasElement): Pane {
  const glass = canvas.parentElement;
  const size = new ResizeObserver(([entry]) => {
    const dense = Math.min(devicePixelRatio, MOST_DENSE);
    canvas.width = Math.round((entry?.contentRect.width ?? 0) * dense);
    canvas.height = Math.round((entry?.contentRect.height ?? 0) * dense);
    pane.height = canvas.height;
  });
  const sight = new IntersectionObserver((entries) => {
    pane.isSeen = entries.at(-1)?.isIntersecting === true;
  });
  const pane: Pane = {
    canvas,
    height: 0,
    isSeen: false,
    drawn: '',
    leave() {
      size.disconnect();
      sight.disconnect();
      glass?.removeAttribute('data-poured');
    },
  };
  size.observe(canvas);
  sight.observe(canvas);
  return pane;
}

/**
 * Paints the sand of one glass, only while it is seen and only when something has changed; says whether it does. Where no
 * canvas is, and until it is painted, the sand is a plain fill.
 */
export function useGrains(area: Area, isOut: boolean) {
  const pane = useRef<Pane | null>(null);
  const out = useRef(isOut);
  out.current = isOut;
  const mount = useCallback((canvas: HTMLCanvasElement | null) => {
    pane.current?.leave();
    pane.current = canvas === null ? null : openPane(canvas);
  }, []);
  const show = (left: Millis, share: number): boolean => {
    const brush = painter();
    const here = pane.current;
    if (here === null) return false;
    if (brush === null) here.drawn = '';
    // For those who want nothing to move no grain falls, and the level sinks now and then.
    const falls = left > 0 && !isCalm();
    const state = `${falls ? left : share.toFixed(2)} ${out.current} ${here.height}`;
    if (brush !== null && here.isSeen && here.drawn !== state) {
      here.drawn = state;
      brush(here.canvas, { share, left: falls ? left : null, colour: colourOf(out.current ? 'out' : area) });
    }
    const isPoured = here.drawn !== '';
    here.canvas.parentElement?.toggleAttribute('data-poured', isPoured);
    return isPoured;
  };
  return { mount, pane, show };
}
