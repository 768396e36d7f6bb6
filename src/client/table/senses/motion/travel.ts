import { useLayoutEffect, useRef } from 'preact/hooks';
import { AREAS, type Area } from '#content';
import type { Command, Game } from '#engine';
import { allAt, allOf, isAt, valuesAt } from '../../../kit/address.ts';
import { isCalm } from '../../../kit/settings/calm.ts';
import { type Sand, TURN } from '../../view/sand.ts';
import type { View } from '../../view/view.ts';
import { EASE, isFar, slid, turned, type Way, wayBetween } from './paths.ts';

/** Pieces that stand elsewhere after a redraw travel there from where they stood: first, last, invert, play. */
export function useTravel(view: View, sand: Sand): void {
  const game = view.game.value;
  const drawn = useRef<Game | null>(null);
  const stood = useRef<ReadonlyMap<string, DOMRect>>(new Map());
  const told = useRef(0);
  const last = view.session.feed.value.at(-1);
  const quiet = document.hidden || (last?.quiet === true && last.seq !== told.current);
  if (drawn.current !== game) stood.current = quiet ? new Map() : standing();
  useLayoutEffect(() => {
    const flipped = quiet ? [] : flippedBetween(drawn.current, game);
    drawn.current = game;
    told.current = last?.seq ?? 0;
    for (const area of isCalm() ? [] : flipped) {
      sand.turn(area);
      turnInStrip(area);
    }
    for (const piece of pieces()) {
      const from = stood.current.get(piece.dataset.at ?? '');
      const to = piece.getBoundingClientRect();
      if (from !== undefined && from.width > 0 && to.width > 0) travel(piece, wayBetween(from, to), flipped);
    }
    stood.current = new Map();
  }, [game]);
  useShake(view);
}

const TRAVELLERS = ['worker', 'glass', 'privilege', 'province', 'track'] as const;

const pieces = (): readonly HTMLElement[] => allOf(...TRAVELLERS.map((of) => ({ of })));

const standing = (): ReadonlyMap<string, DOMRect> =>
  new Map(pieces().map((piece) => [piece.dataset.at ?? '', piece.getBoundingClientRect()]));

const flippedBetween = (before: Game | null, now: Game): readonly Area[] =>
  before === null ? [] : AREAS.filter((area) => before.timers[area].row !== now.timers[area].row);

const TRAVEL = 240;
const FADE = 160;

function travel(piece: HTMLElement, way: Way, flipped: readonly Area[]): void {
  if (!isFar(way)) return;
  if (isCalm()) piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE, easing: EASE });
  else if (isAt(piece, 'glass') && flipped.some((area) => area === valuesAt(piece)[0])) turn(piece, way);
  else piece.animate(slid(way), { duration: TRAVEL, easing: EASE });
}

const turn = (glass: HTMLElement, way: Way): Animation =>
  glass.animate(turned(way, glass.offsetHeight), { duration: TURN });

/** On a small screen each timer has its place for good, and is turned where it stands. */
function turnInStrip(area: Area): void {
  for (const { firstElementChild: glass } of allAt({ of: 'stripTimer', area })) {
    if (glass instanceof HTMLElement) turn(glass, { x: 0, y: 0 });
  }
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
