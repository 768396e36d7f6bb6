import { signal } from '@preact/signals';
import { type Command, NOBODY, type Seat } from '#engine';
import { recall, remember } from '../../kit/settings/settings.ts';
import type { FeedItem } from '../../net/store/session.ts';
import type { Moment } from './kinds.ts';

type Deed = Command['type'];
type Deeds = Readonly<Partial<Record<Deed, number>>>;

const KEY = 'deeds';

/** How often this browser's person has done what, in all games. */
export const deeds = signal<Deeds>(kept());

function kept(): Deeds {
  const found = recall(KEY);
  return typeof found === 'object' && found !== null ? (found as Deeds) : {};
}

/** What is known after how many times. */
const ENOUGH = {
  take: ['move', 6],
  free: ['move', 14],
  unpaid: ['move', 30],
  put: ['move', 14],
  ready: ['ready', 3],
  answer: ['answer', 8],
  act: ['act', 14],
  missing: ['act', 18],
  claim: ['claim', 2],
  play: ['play', 4],
  pickUp: ['pickUp', 2],
  flip: ['flip', 6],
  wait: ['flip', 6],
  stuck: ['flip', 6],
  done: ['done', 22],
  reward: ['takeReward', 3],
} as const satisfies Readonly<Record<Moment['about'], readonly [Deed, number]>>;

/** The guide falls silent on what a person has done often enough. */
export function isKnown({ about }: Moment, done: Deeds = deeds.value): boolean {
  const [deed, times] = ENOUGH[about];
  return (done[deed] ?? 0) >= times;
}

/** Counts what this seat did; what was past when the page opened is no news. */
export function countDeeds(items: readonly FeedItem[], seat: Seat | null): void {
  const own = items.filter((item) => !item.quiet && item.seat !== NOBODY && item.seat === seat);
  if (own.length === 0) return;
  const counts: Partial<Record<Deed, number>> = { ...deeds.peek() };
  for (const { command } of own) counts[command.type] = (counts[command.type] ?? 0) + 1;
  deeds.value = counts;
  remember(KEY, counts);
}
