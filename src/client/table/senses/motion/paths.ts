/** How pieces go through the air, as keyframes of the Web Animations API. Distances are in pixels of the screen. */
import type { Place } from '../../view/view.ts';

export interface Way {
  /** From where it lies now to where it lay before. */
  readonly x: number;
  readonly y: number;
}

export const EASE = 'cubic-bezier(0.2, 0.8, 0.3, 1)';

const LIFT = 0.06;
const shadow = (high: number): string => `drop-shadow(0 ${high}px ${high * 0.7}px #000a)`;

export const wayBetween = (from: Place, to: Place): Way => ({
  x: from.left + from.width / 2 - to.left - to.width / 2,
  y: from.top + from.height / 2 - to.top - to.height / 2,
});

export const isFar = ({ x, y }: Way): boolean => Math.abs(x) + Math.abs(y) >= 2;

/** An hourglass: lifted, turned once around, set down. On its side it changes over, so the light stays where it is. */
export function turned({ x, y }: Way, height: number): Keyframe[] {
  const half = `translate(${x / 2}px, ${y / 2 - height * LIFT}px) scale(${1 + LIFT})`;
  const side = (degrees: number): Keyframe => ({
    offset: 0.5,
    transform: `${half} rotate(${degrees}deg)`,
    filter: shadow(height / 6),
    easing: 'ease-out',
  });
  return [
    { transform: `translate(${x}px, ${y}px)`, filter: shadow(0), easing: 'ease-in' },
    side(90),
    side(-90),
    { transform: 'none', filter: shadow(0) },
  ];
}

const at = (x: number, y: number, scale: number): string => `translate(${x}px, ${y}px) scale(${scale})`;

/** A worker: lifted off the table, carried over it with its shadow below, and set down. */
export function carried({ x, y }: Way): Keyframe[] {
  const high = Math.min(14, 6 + Math.hypot(x, y) / 40);
  return [
    { transform: at(x, y, 1), filter: shadow(0) },
    { transform: at(x * 0.92, y * 0.92 - high, 1.08), filter: shadow(high), offset: 0.2 },
    { transform: at(x * 0.08, y * 0.08 - high, 1.08), filter: shadow(high), offset: 0.8 },
    { transform: 'none', filter: shadow(0) },
  ];
}

/** Goods: thrown from a place in a bow, and smaller when they arrive. */
export const arc = ({ x, y }: Way): Keyframe[] => [
  { transform: at(x, y, 0.6), opacity: 0 },
  { transform: at(x * 0.85, y * 0.85 - 18, 0.9), opacity: 1, offset: 0.15 },
  { transform: at(x * 0.35, y * 0.35 - 26, 1), opacity: 1, offset: 0.65 },
  { transform: 'none', opacity: 1, offset: 0.92 },
  { transform: at(0, 0, 1.25), opacity: 0 },
];

/** A token that comes to the parchment: it halts at the edge, and goes over it. */
export function halted({ x, y }: Way, share: number): Keyframe[] {
  const edge = `translate(${x * (1 - share)}px, ${y * (1 - share)}px)`;
  return [
    { transform: `translate(${x}px, ${y}px)`, easing: 'ease-out' },
    { transform: edge, offset: 0.2 },
    { transform: edge, offset: 0.72, easing: 'ease-in-out' },
    { transform: 'none' },
  ];
}

export const slid = ({ x, y }: Way): Keyframe[] => [{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }];
