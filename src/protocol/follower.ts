import { apply, type Command, copy, type Event, type Game, isRecent, type Millis, type Seat } from '#engine';
import type { Entry, Happened, Playing } from './messages.ts';

/** A game as far as a follower knows it, with the last steps that led there. */
export interface Following {
  readonly seq: number;
  readonly game: Game;
  readonly past: readonly Step[];
}

/** Something that happened, with the game before it: the places a claim can go back to. */
export interface Step {
  readonly before: Game;
  readonly asked: Happened;
}

/** More than anybody does in one council step; bounds what a table remembers. */
export const MOST_STEPS = 256;

export const startFollowing = ({ seq, game }: Playing): Following => ({ seq, game, past: [] });

/** The `seq` after an entry: a rewind brings several. */
export const lastSeq = (entry: Entry): number =>
  entry.type === 'rewound' ? (entry.happened.at(-1)?.seq ?? entry.seq) : entry.seq;

/** Takes in what is next. An entry known already changes nothing; undefined means that something is missing: catch up. */
export function follow(following: Following, entry: Entry): Following | undefined {
  if (entry.seq <= following.seq) return following;
  if (entry.seq !== following.seq + 1) return undefined;
  if (entry.type === 'happened') return advance(following, entry, after(following.game, entry));
  const place = following.past.findIndex(({ asked }) => asked.seq === entry.to + 1);
  const step = following.past[place];
  if (step === undefined) return undefined;
  let back: Following = { seq: entry.seq, game: step.before, past: following.past.slice(0, place) };
  for (const happened of entry.happened) back = advance(back, happened, after(back.game, happened));
  return back;
}

/** How a game stands after these entries, which are its first. */
export const gameAfter = (game: Game, entries: readonly Entry[]): Game =>
  entries.reduce((before, entry) => follow(before, entry) ?? before, startFollowing({ seq: 0, game })).game;

/** The next place, where the game after it is known already. */
export function advance(following: Following, asked: Happened, game: Game): Following {
  return { seq: asked.seq, game, past: pastAfter(following, asked, game) };
}

function after(game: Game, { events }: Happened): Game {
  const next = copy(game);
  for (const event of events) apply(next, event);
  return next;
}

/** PAU-1: a pause shortens nobody's window, which is counted in game time. */
function pastAfter({ game: before, past }: Following, asked: Happened, game: Game): readonly Step[] {
  let first = Math.max(0, past.length + 1 - MOST_STEPS);
  while (first < past.length && !reaches(past[first], asked.at, game)) first += 1;
  return [...past.slice(first), { before, asked }];
}

const reaches = (step: Step | undefined, at: Millis, game: Game): boolean =>
  step !== undefined && isRecent(step.before.phase, step.asked.at, at, game);

/** One thing that happened, in the order it did; screens animate, sound and tell from these. */
export interface FeedItem {
  readonly seq: number;
  readonly seat: Seat;
  readonly at: Millis;
  readonly command: Command;
  readonly events: readonly Event[];
  /** The game before and after, so that a screen can say what changed. */
  readonly before: Game;
  readonly after: Game;
  /** True while a long absence is caught up: show the result, animate nothing. */
  readonly quiet: boolean;
}

export interface Followed {
  readonly following: Following;
  readonly items: readonly FeedItem[];
}

/** The next entry, with what screens are to show of it; undefined when something is missing in between. */
export function followed(known: Following, entry: Entry, quiet: boolean): Followed | undefined {
  const following = follow(known, entry);
  if (following === undefined) return undefined;
  if (following === known) return { following, items: [] };
  const happened = entry.type === 'happened' ? [entry] : entry.happened;
  const before = following.past.filter((step) => happened.includes(step.asked)).map((step) => step.before);
  const items = happened.map(({ seq, seat, at, command, events }, nth): FeedItem => {
    const asBefore = entry.type === 'rewound' && seat !== entry.by;
    return {
      seq,
      seat,
      at,
      command,
      events,
      before: before[nth] ?? known.game,
      after: before[nth + 1] ?? following.game,
      quiet: quiet || asBefore,
    };
  });
  return { following, items };
}

/** What stands of a log: what a claim took back is gone, and what happened instead is in its place. */
export function standing(entries: readonly Entry[]): readonly Happened[] {
  const stands: Happened[] = [];
  for (const entry of entries) {
    if (entry.type === 'happened') {
      stands.push(entry);
      continue;
    }
    while ((stands.at(-1)?.seq ?? 0) > entry.to) stands.pop();
    stands.push(...entry.happened);
  }
  return stands;
}
