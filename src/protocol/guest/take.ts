import { type FeedItem, type Following, followed, lastSeq } from '../follower.ts';
import type { Entry, Rewound } from '../messages.ts';
import { askWhatMay, catchUp } from './ask.ts';
import { setClock } from './clock.ts';
import { askFor, isUnanswered, type Pending } from './pending.ts';
import { andThen, type Guest, quietly, type Reaction, type Told, telling, withCount } from './state.ts';

/** Takes in what happened, and asks where something in between is missing. */
export function take(known: Guest, entry: Entry, quiet: boolean, own: number): Reaction {
  const guest = { ...known, newest: Math.max(known.newest, lastSeq(entry)) };
  const { following } = guest;
  if (!guest.isWelcome || following === null || entry.seq <= following.seq) return quietly(guest);
  const next = followed(following, entry, quiet);
  if (next === undefined) return askForMissing(guest, following, entry);
  const after = { ...keepTime(guest, next.items, own), following: next.following };
  const took: Reaction = telling(after, { type: 'took', entry, items: next.items }, ...claimTold(guest, entry));
  return [settle, countOn, renumber, goOn].reduce(
    (reaction, step) => andThen(reaction, (now) => step(now, entry)),
    took,
  );
}

/** What was held back by a pause is asked now. What was asked before is harmless, for it has its number. */
function goOn(guest: Guest, entry: Entry): Reaction {
  const happened = entry.type === 'happened' ? [entry] : entry.happened;
  const isOn = happened.some(({ events }) => events.some(({ type }) => type === 'resumed'));
  return { guest, say: isOn ? askWhatMay(guest) : [], told: [] };
}

/** Once. A rewind to before this guest came needs the whole state. */
function askForMissing(guest: Guest, { seq }: Following, entry: Entry): Reaction {
  if (guest.asksForMissing) return quietly(guest);
  return catchUp(guest, entry.seq === seq + 1 ? null : seq);
}

/** PAU-1 */
function keepTime(guest: Guest, items: readonly FeedItem[], own: number): Guest {
  let now = guest;
  for (const { at, events } of items) {
    const turn = events.findLast(({ type }) => type === 'paused' || type === 'resumed');
    if (turn === undefined) continue;
    now = { ...now, clock: setClock(now.clock, { at, running: turn.type === 'resumed' }, own), resumesAt: null };
  }
  return now;
}

type Numbered = Pick<Pending, 'seat' | 'nth' | 'command'>;

const namedIn = (entry: Entry): readonly Numbered[] =>
  entry.type === 'happened' ? [entry] : [...entry.happened, ...entry.lost];

const hasNumberOf = (one: Numbered, other: Numbered): boolean => one.seat === other.seat && one.nth === other.nth;

function settle(guest: Guest, entry: Entry): Reaction {
  if (guest.pending.length === 0) return quietly(guest);
  const named = namedIn(entry);
  const seq = guest.following?.seq ?? 0;
  const isNamed = (asked: Pending) =>
    named.some((one) => hasNumberOf(one, asked) && isSame(one.command, asked.command));
  const isOpen = (asked: Pending) => !isNamed(asked) && (asked.settled === null || asked.settled > seq);
  const told = guest.pending
    .filter((asked) => isUnanswered(asked) && isNamed(asked))
    .map((asked): Told => ({ type: 'answered', asked, refused: null }));
  return telling({ ...guest, pending: guest.pending.filter(isOpen) }, ...told);
}

/** The same in content, whatever order its fields were written in. */
function isSame(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return one === other;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Array.isArray(one) === Array.isArray(other) && [...names].every((name) => isSame(one[name], other[name]));
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The same seat may be played from another device too. */
function countOn(guest: Guest, entry: Entry): Reaction {
  let { counts } = guest;
  for (const { seat, nth } of namedIn(entry)) {
    if (nth > (counts.get(seat) ?? Number.POSITIVE_INFINITY)) counts = withCount(counts, seat, nth);
  }
  return quietly({ ...guest, counts });
}

/** Another device on the same seat was quicker with a number: what waits here under it takes the next one. */
function renumber(guest: Guest, entry: Entry): Reaction {
  const taken = namedIn(entry);
  let { counts } = guest;
  const moved: Pending[] = [];
  const pending = guest.pending.map((asked) => {
    if (!taken.some((one) => hasNumberOf(one, asked))) return asked;
    const nth = (counts.get(asked.seat) ?? asked.nth) + 1;
    counts = withCount(counts, asked.seat, nth);
    moved.push({ ...asked, nth, settled: null });
    return { ...asked, nth, settled: null };
  });
  return moved.length === 0
    ? quietly(guest)
    : { guest: { ...guest, counts, pending }, say: moved.map(askFor), told: [] };
}

/** PRV-4: the loser is told kindly, and the winner learns over whom. */
function claimTold({ counts }: Guest, entry: Entry): readonly Told[] {
  return entry.type === 'rewound' ? claimOf(counts, entry) : [];
}

function claimOf(counts: Guest['counts'], { by, lost }: Rewound): readonly Told[] {
  const own = lost.find(({ seat }) => counts.has(seat));
  if (own !== undefined) return [{ type: 'claimLost', to: by, command: own.command }];
  if (lost.length === 0 || !counts.has(by)) return [];
  return [{ type: 'claimWon', over: [...new Set(lost.map(({ seat }) => seat))] }];
}
