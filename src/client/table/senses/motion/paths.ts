/** How pieces go through the air, as keyframes of the Web Animations API. Distances are in pixels of the screen. */
export interface Way {
  /** From where it lies now to where it lay before. */
  readonly x: number;
  readonly y: number;
}

export const EASE = 'cubic-bezier(0.2, 0.8, 0.3, 1)';

const LIFT = 0.06;
const shadow = (high: number): string => `drop-shadow(0 ${high}px ${high * 0.7}px #000a)`;

export const wayBetween = (from: DOMRect, to: DOMRect): Way => ({
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
    zIndex: 5,
    easing: 'ease-out',
  });
  return [
    { transform: `translate(${x}px, ${y}px)`, filter: shadow(0), zIndex: 5, easing: 'ease-in' },
    side(90),
    side(-90),
    { transform: 'none', filter: shadow(0), zIndex: 5 },
  ];
}

export const slid = ({ x, y }: Way): Keyframe[] => [
  { transform: `translate(${x}px, ${y}px)`, zIndex: 5 },
  { transform: 'none', zIndex: 5 },
];
