import { apply, copy, type Game, isRecent, type Millis } from '#engine';
import type { Entry, Happened, Playing } from './messages.ts';

/** Where somebody stands who follows a table, with the last while of how it came to that. */
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

/** The next place, for whoever has the game after it at hand. */
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
