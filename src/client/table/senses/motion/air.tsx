import type { SeatMark } from '../../../art/index.ts';
import { address, allAt } from '../../../kit/address.ts';
import css from './air.module.css';
import { onceMeasured } from './stage.ts';

/** What flies over the table, and what marks where it went. Nobody can touch it, and a reader passes over it. */
export const Air = () => <div class={css.air} {...address({ of: 'air' })} aria-hidden="true" />;

/** More at once could not be followed, and would cost. */
const CROWDED = 24;

const SVG = 'http://www.w3.org/2000/svg';

let flying = 0;
let landed: HTMLElement[] = [];

/** Puts something into the air for as long as it moves. */
export const release = (thing: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): void =>
  onceMeasured(() => {
    const [air] = allAt({ of: 'air' });
    if (air === undefined || flying >= CROWDED) return;
    flying += 1;
    air.append(thing);
    const land = () => landedWith(thing);
    thing.animate(frames, { fill: 'both', ...timing }).finished.then(land, land);
  });

/** Nothing is seen of what has landed, so it is cleared away together: each time costs the table a new look at its styles. */
function landedWith(thing: HTMLElement): void {
  flying -= 1;
  landed.push(thing);
  if (flying > 0 && landed.length < CROWDED) return;
  for (const one of landed) one.remove();
  landed = [];
}

const middle = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });

/** A line in the colour of a player, drawn from one place to another and gone. */
export function trail(from: DOMRect, to: DOMRect, seat: SeatMark, delay: number): void {
  const [start, end] = [middle(from), middle(to)];
  const [x, y] = [end.x - start.x, end.y - start.y];
  const line = document.createElement('i');
  line.className = css.trail ?? '';
  line.style.cssText = `--seat: var(--seat-${seat}); left: ${start.x}px; top: ${start.y}px; width: ${Math.hypot(x, y)}px; rotate: ${Math.atan2(y, x)}rad`;
  const frames = [
    { scale: '0 1', opacity: 0.9 },
    { scale: '1 1', opacity: 0.9, offset: 0.4 },
    { scale: '1 1', opacity: 0 },
  ];
  release(line, frames, { duration: 900, delay, easing: 'ease-out' });
}

/** A ring in the colour of a player around a place, with the player's mark on it. */
export function ring({ left, top, width, height }: DOMRect, seat: SeatMark, delay: number, isCalm: boolean): void {
  const around = document.createElement('i');
  around.className = css.ring ?? '';
  around.style.cssText = `--seat: var(--seat-${seat}); left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px`;
  around.append(markOf(seat));
  const frames = [
    { scale: isCalm ? '1' : '1.25', opacity: 0 },
    { scale: '1', opacity: 1, offset: 0.2 },
    { scale: '1', opacity: 1, offset: 0.7 },
    { scale: '1', opacity: 0 },
  ];
  release(around, frames, { duration: 1100, delay, easing: 'ease-out' });
}

function markOf(seat: SeatMark): SVGElement {
  const mark = document.createElementNS(SVG, 'svg');
  mark.setAttribute('viewBox', '0 0 12 12');
  mark.setAttribute('class', css.mark ?? '');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#mark-${seat}`);
  mark.append(use);
  return mark;
}

/** A chain breaks: its halves fall to both sides. */
export function snap({ left, bottom, width }: DOMRect, delay: number): void {
  for (const side of [-1, 1]) {
    const half = document.createElement('i');
    half.className = css.chain ?? '';
    half.style.cssText = `left: ${left + width / 2 + (side - 1) * 7}px; top: ${bottom - 12}px`;
    const frames = [
      { translate: '0 0', rotate: '0deg', opacity: 1 },
      { translate: `${side * 18}px -8px`, rotate: `${side * 60}deg`, opacity: 1, offset: 0.4 },
      { translate: `${side * 26}px 16px`, rotate: `${side * 140}deg`, opacity: 0 },
    ];
    release(half, frames, { duration: 520, delay, easing: 'ease-out' });
  }
}

/** How long a table holds its breath. */
export const BREATH = 1100;

/** The light goes down around a place, and comes back. */
export function dim({ left, top, width, height }: DOMRect): void {
  const dark = document.createElement('i');
  dark.className = css.dark ?? '';
  dark.style.cssText = `--x: ${left + width / 2}px; --y: ${top + height / 2}px`;
  const frames = [{ opacity: 0 }, { opacity: 1, offset: 0.25 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }];
  release(dark, frames, { duration: BREATH, easing: 'ease-in-out' });
}

/** For a second the parchment's edge glows where a token has come over it. */
export function glow({ left, top, width, height }: DOMRect, delay: number): void {
  const light = document.createElement('i');
  light.className = css.glow ?? '';
  light.style.cssText = `left: ${left - width}px; top: ${top - height}px; width: ${width * 3}px; height: ${height * 3}px`;
  const frames = [
    { opacity: 0, scale: '0.5' },
    { opacity: 1, scale: '1', offset: 0.3 },
    { opacity: 1, scale: '1', offset: 0.7 },
    { opacity: 0, scale: '1.2' },
  ];
  release(light, frames, { duration: 1000, delay, easing: 'ease-in-out' });
}
