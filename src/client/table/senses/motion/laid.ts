/** How a card goes through the air, as keyframes of the Web Animations API. Distances are in pixels of the screen. */
import type { Place } from '../../view/view.ts';
import { wayBetween } from './paths.ts';

/** A card at the width at which it is read, and how much of it may not leave the screen. */
const MARGIN = 8;
/** The name of the player stands above a card. */
const NAME = 20;
/** Cards that are read at the same time lie beside each other, as far apart as this share of their width. */
const BESIDE = 1.05;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A place of that size around the middle of another, wholly inside the screen; on its other side where the screen ends. */
export function placeAround({ left, top, width, height }: Place, size: Size, screen: Size, nth = 0): Place {
  const middle = left + width / 2 - size.width / 2;
  const beside = nth * BESIDE * size.width;
  const x = middle - beside < MARGIN ? middle + beside : middle - beside;
  const y = top + height / 2 - size.height / 2;
  return {
    left: Math.max(MARGIN, Math.min(x, screen.width - size.width - MARGIN)),
    top: Math.max(NAME, Math.min(y, screen.height - size.height - MARGIN)),
    ...size,
  };
}

/** Taking it up and laying it down; in between it is read. */
const TAKE = 260;

const moved = (from: Place, at: Place): string => {
  const { x, y } = wayBetween(from, at);
  return `translate(${x}px, ${y}px) scale(${Math.min(1, from.width / at.width)})`;
};

/** Taken up, held, laid down. A card that nobody could see before comes out of nothing. */
export function laid(from: Place, at: Place, to: Place, lasts: number, isNew: boolean): Keyframe[] {
  const taken = TAKE / lasts;
  return [
    { transform: `${moved(from, at)}${isNew ? ' scale(0.4)' : ''}`, opacity: isNew ? 0 : 1, easing: 'ease-out' },
    { transform: 'none', opacity: 1, offset: taken },
    { transform: 'none', opacity: 1, offset: 1 - taken, easing: 'ease-in' },
    { transform: moved(to, at), opacity: 0 },
  ];
}

/** From its back to its face, while it is taken up. */
export const TURN_OVER: { readonly frames: Keyframe[]; readonly duration: number } = {
  frames: [{ transform: 'rotateY(180deg)' }, { transform: 'rotateY(0deg)' }],
  duration: TAKE,
};
