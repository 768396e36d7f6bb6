import { type Mark, marksOf, timesOf } from '#analysis';
import type { Game, Millis } from '#engine';
import { type Entry, type Following, lastSeq, type Recording, startFollowing } from '#protocol';
import { type Followed, followed } from '#protocol/guest';
import type { FeedItem } from '../../net/store/session.ts';

/** A game that can be looked at after any number of its entries. */
export interface Film {
  readonly recording: Recording;
  readonly entries: readonly Entry[];
  /** When each entry was. */
  readonly times: readonly Millis[];
  readonly marks: readonly Mark[];
  readonly duration: Millis;
  readonly pictureAt: (position: number) => Picture;
}

/** The table after `position` entries, with the last while of how it came to that. */
export interface Picture {
  readonly position: number;
  readonly following: Following;
  readonly feed: readonly FeedItem[];
}

/** From each of these the next is never far. */
const EVERY = 40;
/** As much as the log shows. */
const TOLD = 30;

/** Folds the game as far as it is looked at and remembers places on the way. */
export function openFilm(recording: Recording): Film {
  const { entries, opening } = recording;
  const times = timesOf(entries);
  let known: readonly Mark[] | undefined;
  /** Looked for when they are first asked for: the first picture does without. */
  const marks = (): readonly Mark[] => {
    known ??= marksOf(entries);
    return known;
  };
  const stops: Following[] = [startFollowing({ seq: 0, game: opening.game })];
  const stopAt = (nth: number): Following => {
    while (stops.length <= nth) {
      const from = stops.length - 1;
      const onwards = entries.slice(from * EVERY, (from + 1) * EVERY);
      stops.push(onwards.reduce((following, entry) => next(following, entry).following, stops[from] as Following));
    }
    return stops[nth] as Following;
  };
  const pictureAt = (position: number): Picture => {
    const from = position < EVERY ? 0 : firstStop(marks(), position);
    let picture: Picture = { position: from * EVERY, following: stopAt(from), feed: [] };
    for (const entry of entries.slice(picture.position, position)) picture = nextPicture(picture, entry, true);
    return picture;
  };
  return {
    recording,
    entries,
    times,
    get marks() {
      return marks();
    },
    duration: times.at(-1) ?? 0,
    pictureAt,
  };
}

/** From there on all that is told has happened. */
const firstStop = (marks: readonly Mark[], position: number): number =>
  Math.floor(Math.max(0, Math.min(position - TOLD, councilBefore(marks, position))) / EVERY);

/** The council tells of itself from where it began. */
const councilBefore = (marks: readonly Mark[], position: number): number =>
  (marks.findLast((mark) => mark.mark === 'council' && mark.position <= position)?.position ?? position) - 1;

function next(following: Following, entry: Entry, quiet = true): Followed {
  const after = followed(following, entry, quiet);
  if (after === undefined) throw new RangeError(`entry ${entry.seq} does not follow ${following.seq}`);
  return after;
}

export function nextPicture({ position, following, feed }: Picture, entry: Entry, quiet: boolean): Picture {
  const after = next(following, entry, quiet);
  const kept = entry.type === 'happened' ? feed : feed.filter(({ seq }) => seq <= entry.to);
  return { position: position + 1, following: after.following, feed: [...kept, ...after.items] };
}

/** How many entries had happened by that time. */
export function positionAt({ times }: Film, at: Millis): number {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The position at which something with that `seq` has just happened. */
export function positionOf({ entries }: Film, seq: number): number {
  const index = entries.findIndex((entry) => lastSeq(entry) >= seq);
  return index < 0 ? entries.length : index + 1;
}

const STRIDES = ['event', 'flip', 'round'] as const;
export type Stride = (typeof STRIDES)[number];

/** Where a step on or back leads: to the next or last entry, flip, or beginning of a round. */
export function stepFrom({ marks, entries }: Film, position: number, stride: Stride, by: 1 | -1): number {
  const last = entries.length;
  if (stride === 'event') return Math.min(last, Math.max(0, position + by));
  const stops = marks.filter(({ mark }) => mark === stride).map((mark) => mark.position);
  return by > 0 ? (stops.find((stop) => stop > position) ?? last) : (stops.findLast((stop) => stop < position) ?? 0);
}

export const gameAt = (film: Film, position: number): Game => film.pictureAt(position).following.game;
