import { useLayoutEffect, useRef } from 'preact/hooks';
import { AREAS, type Area } from '#content';
import type { Command, Game } from '#engine';
import { addressText, allAt, allOf, isAt, valuesAt } from '../../../kit/address.ts';
import { isCalm } from '../../../kit/settings/calm.ts';
import { type Sand, TURN } from '../../view/sand.ts';
import type { View } from '../../view/view.ts';
import { type Directed, direct } from '../director/direct.ts';
import { BREATH, dim, glow, snap } from './air.tsx';
import { showCards } from './cards.ts';
import { markOf, showGoods } from './goods.ts';
import { ownDeed } from './own.ts';
import { carried, EASE, halted, isFar, slid, turned, type Way, wayBetween } from './paths.ts';
import { showSnatched } from './snatch.ts';
import { onceMeasured } from './stage.ts';
import { type Stood, showTrails } from './trails.ts';
import { type Crossing, crossedBetween, freedBetween } from './turns.ts';

/** Pieces that stand elsewhere after a redraw travel there from where they stood: first, last, invert, play. */
export function useTravel(view: View, sand: Sand): void {
  const game = view.game.value;
  const drawn = useRef<Game | null>(null);
  const stood = useRef<Stood>(new Map());
  const taken = useRef<Stood>(new Map());
  const told = useRef(view.session.feed.peek().at(-1)?.seq ?? 0);
  const free = useRef(0);
  const feed = view.session.feed.value;
  const last = feed.at(-1);
  const leapt = (last?.quiet ?? true) && (last?.seq ?? 0) !== told.current;
  const quiet = document.hidden || leapt;
  if (drawn.current !== game) {
    taken.current = quiet ? new Map() : new Map([...taken.current, ...rectsOf(allOf(...TAKEN.map((of) => ({ of }))))]);
    stood.current = quiet ? new Map() : new Map([...taken.current, ...rectsOf(pieces())]);
  }
  useLayoutEffect(() => {
    const news = quiet ? [] : feed.filter(({ seq }) => seq > told.current);
    const before = quiet ? null : drawn.current;
    const flipped = flippedBetween(before, game);
    drawn.current = game;
    told.current = last?.seq ?? 0;
    const directed = direct(free.current, news, view.me.peek(), performance.now());
    free.current = directed.free;
    for (const area of isCalm() ? [] : flipped) turnOver(area, sand, directed);
    const halts = haltsBetween(before, game);
    for (const piece of quiet ? [] : pieces()) bring(piece, stood.current, { flipped, halts, delays: directed.delays });
    showTrails(view, directed, stood.current);
    showSnatched(view, news, stood.current);
    if (!isCalm()) showWeight(view, before, directed, stood.current);
    stood.current = new Map();
  }, [game]);
  useShake(view);
}

/** What pieces have to know of this moment, beside where they stood. */
interface Moment {
  readonly flipped: readonly Area[];
  /** Which share of its way a token goes before it halts at the parchment, by its address. */
  readonly halts: ReadonlyMap<string, number>;
  readonly delays: Directed['delays'];
}

const haltsBetween = (before: Game | null, now: Game): Moment['halts'] =>
  new Map(
    (before === null ? [] : crossedBetween(before, now)).flatMap(({ seat, track, share }) => {
      const character = now.players[seat]?.character;
      return character === undefined ? [] : [[addressText({ of: 'track', character, track }), share]];
    }),
  );

function bring(piece: HTMLElement, stood: Stood, moment: Moment): void {
  const from = stood.get(piece.dataset.at ?? '');
  const to = from === undefined ? undefined : piece.getBoundingClientRect();
  if (from === undefined || to === undefined || from.width === 0 || to.width === 0) return;
  travel(piece, wayBetween(from, to), moment);
}

/** Cards that are read, goods that fly, chains that break, and the light at the parchment's edge. */
function showWeight(view: View, before: Game | null, directed: Directed, stood: Stood): void {
  const { shown, delays } = directed;
  const now = view.game.peek();
  showCards(view, directed, stood);
  for (const { item, delay } of shown) if (item.seat !== view.me.peek()) showGoods(view, item, delay);
  const own = before === null ? undefined : ownDeed(view, before, shown);
  if (own !== undefined) showGoods(view, own, 0);
  if (before === null || before === now) return;
  for (const { seat, index } of freedBetween(before, now)) {
    const [piece] = allAt({ of: 'worker', seat, index });
    const delay = delays.get(addressText({ of: 'worker', seat, index })) ?? 0;
    if (piece !== undefined) snap(piece.getBoundingClientRect(), delay);
  }
  for (const crossing of crossedBetween(before, now)) holdBreath(now, crossing);
}

/** The table holds its breath for an own token; a rival's only gleams. */
function holdBreath({ players }: Game, { seat, track }: Crossing): void {
  const character = players[seat]?.character;
  const [token] = character === undefined ? [] : allAt({ of: 'track', character, track });
  const rect = token?.getBoundingClientRect();
  if (rect !== undefined) dim(rect);
  const shining = rect ?? markOf({ of: 'track', seat, track })?.getBoundingClientRect();
  if (shining !== undefined) glow(shining, rect === undefined ? 0 : BREATH * 0.6);
}

const TRAVELLERS = ['worker', 'glass', 'privilege', 'province', 'track'] as const;

const pieces = (): readonly HTMLElement[] => allOf(...TRAVELLERS.map((of) => ({ of })));

/** What may be taken away. It is remembered longer: an own card is gone from the hand before the table has confirmed it. */
const TAKEN = ['conquer', 'faceUp', 'offer', 'card'] as const;

const rectsOf = (elements: readonly HTMLElement[]): readonly (readonly [string, DOMRect])[] =>
  elements.map((element) => [element.dataset.at ?? '', element.getBoundingClientRect()]);

const flippedBetween = (before: Game | null, now: Game): readonly Area[] =>
  before === null ? [] : AREAS.filter((area) => before.timers[area].row !== now.timers[area].row);

const TRAVEL = 240;
const CARRY = 320;
const FADE = 160;
const FADE_IN = [{ opacity: 0 }, { opacity: 1 }];

function travel(piece: HTMLElement, way: Way, { flipped, halts, delays }: Moment): void {
  if (!isFar(way)) return;
  const name = piece.dataset.at ?? '';
  const waits: KeyframeAnimationOptions = { delay: delays.get(name) ?? 0, fill: 'backwards' };
  const halt = halts.get(name);
  if (isCalm()) onceMeasured(() => piece.animate(FADE_IN, { duration: FADE, easing: EASE, ...waits }));
  else if (isAt(piece, 'glass') && flipped.some((area) => area === valuesAt(piece)[0])) turn(piece, way, waits);
  else if (isAt(piece, 'worker')) raise(piece, carried(way), { duration: CARRY, easing: EASE, ...waits });
  else if (halt !== undefined) raise(piece, halted(way, halt), { duration: BREATH, ...waits });
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
