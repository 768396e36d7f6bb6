import { apply, copy, type Game, type Millis } from '#engine';
import type { Entry, Happened, Playing } from '#protocol';
import type { FeedItem } from './session.ts';

const KEPT = 300;

/** The confirmed game, with enough of its past to go back for a claim (PRV-4). */
export interface Followed {
  readonly seq: number;
  readonly game: Game;
  readonly past: readonly Place[];
}

export interface Place {
  readonly seq: number;
  readonly at: Millis;
  readonly game: Game;
}

export interface Step {
  readonly followed: Followed;
  readonly items: readonly FeedItem[];
  /** Feed items after this one no longer happened; undefined if none was taken back. */
  readonly takenBackTo?: number;
}

export const followFrom = ({ seq, game }: Playing): Followed => ({ seq, game, past: [{ seq, at: 0, game }] });

/** The next entry; undefined when something is missing in between. */
export function follow(followed: Followed, entry: Entry, quiet: boolean): Step | undefined {
  if (entry.type === 'rewound') return rewind(followed, entry, quiet);
  return entry.seq === followed.seq + 1 ? happen(followed, entry, quiet) : undefined;
}

function happen(followed: Followed, entry: Happened, quiet: boolean): Step {
  const { seq, seat, at, command, events } = entry;
  const game = copy(followed.game);
  for (const event of events) apply(game, event);
  const past = [...followed.past.slice(-KEPT), { seq, at, game }];
  return {
    followed: { seq, game, past },
    items: [{ seq, seat, at, command, events, before: followed.game, after: game, quiet }],
  };
}

function rewind(followed: Followed, entry: Extract<Entry, { type: 'rewound' }>, quiet: boolean): Step | undefined {
  const past = followed.past.filter((place) => place.seq <= entry.to);
  const place = past.at(-1);
  if (place === undefined || place.seq !== entry.to || entry.seq <= followed.seq) return undefined;
  let step: Followed = { seq: entry.to, game: place.game, past };
  const items: FeedItem[] = [];
  for (const happened of entry.happened) {
    const again = happen(step, happened, quiet || happened.seat !== entry.by);
    step = again.followed;
    items.push(...again.items);
  }
  const seq = Math.max(entry.seq, step.seq);
  const kept = step.seq === seq ? step.past : [...step.past, { seq, at: step.past.at(-1)?.at ?? 0, game: step.game }];
  return { followed: { seq, game: step.game, past: kept }, items, takenBackTo: entry.to };
}
