import { useLayoutEffect, useRef } from 'preact/hooks';
import { AREAS, type Area } from '#content';
import type { Command, Game, Millis } from '#engine';
import { addressText, allAt, allOf, isAt, valuesAt } from '../../../kit/address.ts';
import { isCalm } from '../../../kit/settings/calm.ts';
import { type Sand, TURN } from '../../view/sand.ts';
import type { View } from '../../view/view.ts';
import { type Directed, direct } from '../director/direct.ts';
import { glow, snap } from './air.tsx';
import { showGoods } from './goods.ts';
import { carried, EASE, isFar, slid, turned, type Way, wayBetween } from './paths.ts';
import { showSnatched } from './snatch.ts';
import { onceMeasured } from './stage.ts';
import { type Stood, showTrails } from './trails.ts';
import { crossedBetween, freedBetween } from './turns.ts';

/** Pieces that stand elsewhere after a redraw travel there from where they stood: first, last, invert, play. */
export function useTravel(view: View, sand: Sand): void {
  const game = view.game.value;
  const drawn = useRef<Game | null>(null);
  const stood = useRef<Stood>(new Map());
  const told = useRef(view.session.feed.peek().at(-1)?.seq ?? 0);
  const free = useRef(0);
  const feed = view.session.feed.value;
  const last = feed.at(-1);
  const quiet = document.hidden || (last?.quiet === true && last.seq !== told.current);
  if (drawn.current !== game) stood.current = quiet ? new Map() : standing();
  useLayoutEffect(() => {
    const news = quiet ? [] : feed.filter(({ seq }) => seq > told.current);
    const before = quiet ? null : drawn.current;
    const flipped = flippedBetween(before, game);
    drawn.current = game;
    told.current = last?.seq ?? 0;
    const directed = direct(free.current, news, view.me.peek(), performance.now());
    free.current = directed.free;
    for (const area of isCalm() ? [] : flipped) turnOver(area, sand, directed);
    for (const piece of pieces()) bring(piece, stood.current, flipped, directed);
    showTrails(view, directed, stood.current);
    showSnatched(view, news, stood.current);
    if (!isCalm()) showWeight(before, game, directed);
    stood.current = new Map();
  }, [game]);
  useShake(view);
}

function bring(piece: HTMLElement, stood: Stood, flipped: readonly Area[], { delays }: Directed): void {
  const name = piece.dataset.at ?? '';
  const from = stood.get(name);
  const to = from === undefined ? undefined : piece.getBoundingClientRect();
  if (from === undefined || to === undefined || from.width === 0 || to.width === 0) return;
  travel(piece, wayBetween(from, to), flipped, delays.get(name) ?? 0);
}

/** Goods that fly, chains that break, and the light at the parchment's edge. */
function showWeight(before: Game | null, now: Game, { shown, delays }: Directed): void {
  for (const { item, delay } of shown) showGoods(item, delay);
  if (before === null || before === now) return;
  for (const { seat, index } of freedBetween(before, now)) {
    const [piece] = allAt({ of: 'worker', seat, index });
    const delay = delays.get(addressText({ of: 'worker', seat, index })) ?? 0;
    if (piece !== undefined) snap(piece.getBoundingClientRect(), delay);
  }
  for (const { seat, track } of crossedBetween(before, now)) {
    const character = now.players[seat]?.character;
    const [token] = character === undefined ? [] : allAt({ of: 'track', character, track });
    if (token !== undefined) glow(token.getBoundingClientRect(), TRAVEL);
  }
}

const TRAVELLERS = ['worker', 'glass', 'privilege', 'province', 'track'] as const;

const pieces = (): readonly HTMLElement[] => allOf(...TRAVELLERS.map((of) => ({ of })));

/** What others may take away is remembered, too. */
const standing = (): Stood =>
  new Map(
    [...allOf({ of: 'conquer' }, { of: 'offer' }), ...pieces()].map((piece) => [
      piece.dataset.at ?? '',
      piece.getBoundingClientRect(),
    ]),
  );

const flippedBetween = (before: Game | null, now: Game): readonly Area[] =>
  before === null ? [] : AREAS.filter((area) => before.timers[area].row !== now.timers[area].row);

const TRAVEL = 240;
const CARRY = 320;
const FADE = 160;
const FADE_IN = [{ opacity: 0 }, { opacity: 1 }];

function travel(piece: HTMLElement, way: Way, flipped: readonly Area[], delay: Millis): void {
  if (!isFar(way)) return;
  const waits: KeyframeAnimationOptions = { delay, fill: 'backwards' };
  if (isCalm()) onceMeasured(() => piece.animate(FADE_IN, { duration: FADE, easing: EASE, ...waits }));
  else if (isAt(piece, 'glass') && flipped.some((area) => area === valuesAt(piece)[0])) turn(piece, way, waits);
  else if (isAt(piece, 'worker')) raise(piece, carried(way), { duration: CARRY, easing: EASE, ...waits });
  else raise(piece, slid(way), { duration: TRAVEL, easing: EASE, ...waits });
}

const turn = (glass: HTMLElement, way: Way, waits: KeyframeAnimationOptions): void =>
  raise(glass, turned(way, glass.offsetHeight), { duration: TURN, ...waits });

/** Above all others while it moves. Its depth is no part of the animation, which so needs no main thread. */
const raise = (piece: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): void =>
  onceMeasured(() => {
    piece.style.setProperty('z-index', 'var(--z-aside)');
    const down = () => piece.style.removeProperty('z-index');
    piece.animate(frames, timing).finished.then(down, down);
  });

/** On a small screen each timer has its place for good, and is turned where it stands. */
function turnOver(area: Area, sand: Sand, { delays }: Directed): void {
  const delay = delays.get(addressText({ of: 'glass', area })) ?? 0;
  sand.turn(area, delay);
  for (const { firstElementChild: glass } of allAt({ of: 'stripTimer', area })) {
    if (glass instanceof HTMLElement) turn(glass, { x: 0, y: 0 }, { delay, fill: 'backwards' });
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
