import type { Dice } from '#bots';

const KINDS = ['killed', 'frozen', 'cut off'] as const;
export type Kind = (typeof KINDS)[number];

/** What is to be broken, and how. */
export interface Target {
  readonly isNode: boolean;
  readonly which: number;
  readonly kind: Kind;
}

/** One blow, or several at once: after how long, at what, and for how long at least. In milliseconds. */
export interface Planned {
  readonly after: number;
  readonly targets: readonly Target[];
  readonly atLeast: number;
}

const SIZE = 3;

/** All blows of a run, from its seed alone: every kind in turn at nodes and NATS servers alike, up to so many at once. */
export function planBlows(dice: Dice, count: number, atOnce: number): readonly Planned[] {
  return Array.from({ length: count }, (_, nth) => ({
    after: dice.next(1500),
    targets: targetsOf(dice, nth + 1, 1 + dice.next(atOnce)),
    atLeast: 500 + dice.next(3000),
  }));
}

/** No machine is hit twice at once. */
function targetsOf(dice: Dice, nth: number, count: number): readonly Target[] {
  const first = targetAt(dice, nth, Math.floor(nth / KINDS.length) % 2 === 0);
  const others = Array.from({ length: count - 1 }, () => targetAt(dice, dice.next(KINDS.length), dice.next(2) === 0));
  const all = new Map([first, ...others].map((target) => [`${target.isNode} ${target.which}`, target]));
  return [...all.values()];
}

const targetAt = (dice: Dice, nth: number, isNode: boolean): Target => ({
  isNode,
  which: dice.next(SIZE),
  kind: KINDS[nth % KINDS.length] ?? 'killed',
});

/** After how many more acknowledged commands a server is killed again: mostly some, sometimes none, while people are still coming back. */
export const planKill = (dice: Dice): number => (dice.next(4) === 0 ? 0 : 5 + dice.next(40));
