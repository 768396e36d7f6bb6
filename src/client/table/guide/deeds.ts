import { signal } from '@preact/signals';
import { type Command, type Millis, NOBODY, type Seat } from '#engine';
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

/** What is known after how many times; all else is said at every moment of a first game. */
const ENOUGH: Readonly<Partial<Record<Moment['about'], readonly [Deed, number]>>> = {
  take: ['move', 6],
  free: ['move', 14],
  put: ['move', 14],
  act: ['act', 14],
  missing: ['act', 18],
  claim: ['claim', 2],
  play: ['play', 4],
  pickUp: ['pickUp', 2],
  flip: ['flip', 6],
};

/** How long a person who knows what to do may take to do it. */
const HESITATION: Millis = 2500;

/** On what was done often enough the guide is silent, unless it is not done now. */
export function isKnown({ about }: Moment, stands: Millis, done: Deeds = deeds.value): boolean {
  const enough = ENOUGH[about];
  return enough !== undefined && stands < HESITATION && (done[enough[0]] ?? 0) >= enough[1];
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
