import type { Entry } from '#protocol';
import { followed } from './follow.ts';
import type { Pending } from './pending.ts';
import { isSame } from './same.ts';
import type { FeedItem } from './session.ts';
import { notify, type State, setCount } from './state.ts';

const FEED_KEPT = 5000;

/** Takes in what happened; false when something in between is missing. */
export function take(state: State, entry: Entry, quiet: boolean): boolean {
  const known = state.following.value;
  if (known === null || entry.seq <= known.seq) return true;
  const next = followed(known, entry, quiet);
  if (next === undefined) return false;
  const { feed } = state;
  const kept = entry.type === 'happened' ? feed.value : feed.value.filter((item) => item.seq <= entry.to);
  state.following.value = next.following;
  feed.value = [...kept.slice(-FEED_KEPT), ...next.items];
  for (const item of next.items) keepTime(state, item);
  settlePending(state, entry, next.following.seq);
  if (entry.type === 'rewound') tellOfClaim(state, entry);
  else countOn(state, entry.seat, entry.nth);
  return true;
}

/** PAU-1 */
function keepTime({ clock, resumesAt }: State, { at, events }: FeedItem): void {
  const turn = events.findLast(({ type }) => type === 'paused' || type === 'resumed');
  if (turn === undefined) return;
  clock.set({ at, running: turn.type === 'resumed' });
  resumesAt.value = null;
}

type Numbered = Pick<Pending, 'seat' | 'nth' | 'command'>;

const settledIn = (entry: Entry): readonly Numbered[] =>
  entry.type === 'happened' ? [entry] : [...entry.happened, ...entry.lost];

const hasNumberOf = (one: Numbered, other: Numbered): boolean => one.seat === other.seat && one.nth === other.nth;

function settlePending({ pending }: State, entry: Entry, seq: number): void {
  const settled = settledIn(entry);
  const isSettled = (asked: Numbered) =>
    settled.some((one) => hasNumberOf(one, asked) && isSame(one.command, asked.command));
  pending.value = pending.value.filter((asked) => (asked.settled === null || asked.settled > seq) && !isSettled(asked));
}

/** Another device on the same seat was quicker with a number: what waits here under it takes the next one. */
export function renumber(state: State, entry: Entry): readonly Numbered[] {
  const taken = settledIn(entry);
  const moved: Numbered[] = [];
  state.pending.value = state.pending.value.map((asked) => {
    if (!taken.some((one) => hasNumberOf(one, asked))) return asked;
    const nth = (state.counts.value.get(asked.seat) ?? asked.nth) + 1;
    setCount(state, asked.seat, nth);
    const next = { ...asked, nth, settled: null };
    moved.push(next);
    return next;
  });
  return moved;
}

/** PRV-4: whoever lost is told kindly, whoever won learns of whom. */
function tellOfClaim(state: State, { by, lost }: Extract<Entry, { type: 'rewound' }>): void {
  const own = lost.find(({ seat }) => state.counts.value.has(seat));
  if (own !== undefined) notify(state, { type: 'claimLost', to: by, command: own.command });
  else if (lost.length > 0 && state.counts.value.has(by)) {
    notify(state, { type: 'claimWon', over: [...new Set(lost.map(({ seat }) => seat))] });
  }
}

/** The same seat may be played from another device too. */
function countOn(state: State, seat: number, nth: number): void {
  const known = state.counts.value.get(seat);
  if (known !== undefined && nth > known) setCount(state, seat, nth);
}
