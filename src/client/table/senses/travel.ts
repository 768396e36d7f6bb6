import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Command } from '#engine';
import { allAt, allOf } from '../../kit/address.ts';
import { settings } from '../../kit/settings/settings.ts';
import type { View } from '../view/view.ts';

const isCalm = (): boolean => settings.calm.peek() || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Pieces that stand elsewhere after a redraw travel there from where they stood: first, last, invert, play. */
export function useTravel(view: View): void {
  const game = view.game.value;
  const drawn = useRef<unknown>(null);
  const stood = useRef<ReadonlyMap<string, DOMRect>>(new Map());
  const told = useRef(0);
  const last = view.session.feed.value.at(-1);
  const quiet = document.hidden || (last?.quiet === true && last.seq !== told.current);
  if (drawn.current !== game) stood.current = quiet ? new Map() : standing();
  useLayoutEffect(() => {
    drawn.current = game;
    told.current = last?.seq ?? 0;
    for (const piece of pieces()) {
      const from = stood.current.get(piece.dataset.at ?? '');
      if (from !== undefined) slide(piece, from, piece.getBoundingClientRect());
    }
    stood.current = new Map();
  }, [game]);
  useShake(view);
}

const TRAVELLERS = ['worker', 'glass', 'privilege', 'province', 'track'] as const;

const pieces = (): readonly HTMLElement[] => allOf(...TRAVELLERS.map((of) => ({ of })));

const standing = (): ReadonlyMap<string, DOMRect> =>
  new Map(pieces().map((piece) => [piece.dataset.at ?? '', piece.getBoundingClientRect()]));

const TRAVEL = 240;

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
  piece.animate(frames, { duration: isCalm() ? 160 : TRAVEL, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)' });
}

/** A claim lost, or a no: the piece is back where it was and shakes its head. */
function useShake(view: View): void {
  const notice = view.session.notice.value;
  const command: Command | null = notice !== null && 'command' in notice ? notice.command : null;
  useLayoutEffect(() => {
    const seat = view.me.value;
    if (command === null || seat === null || isCalm() || !('worker' in command)) return;
    const [piece] = allAt({ of: 'worker', seat, index: command.worker });
    const shaken = [-5, 5, -3, 3, 0].map((by) => ({ translate: `${by}px 0` }));
    piece?.animate(shaken, { duration: 320, delay: TRAVEL });
  }, [notice?.id]);
}
