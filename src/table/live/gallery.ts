import type { Game, Millis } from '#engine';
import { type Clock, type Entry, type Following, follow, type Playing, startFollowing } from '#protocol';
import type { Frame } from './ports.ts';

/** Those who only watch, so much later than everybody else. They are told in the same order, and can arrive at any time. */
export interface Gallery {
  /** Everybody else has just been told this; the entry, if that is what it is. */
  readonly hear: (frame: Frame, entry: Entry | null) => void;
  /** The state and the time as they are known here. */
  readonly playing: () => Playing;
  readonly clock: () => Clock;
  /** Something has happened that is not known here yet. */
  readonly isBehind: () => boolean;
}

export interface GalleryPorts {
  readonly delay: Millis;
  readonly now: () => Millis;
  /** Calls once after so long; a new wish takes the place of the last. */
  readonly later: (wait: Millis, act: () => void) => void;
  readonly send: (frame: Frame) => void;
  /** The table's own time. */
  readonly clock: () => Clock;
}

/** What is kept of a game. */
export interface Past {
  readonly opening: { readonly game: Game };
  readonly entries: readonly Entry[];
}

const timeOf = (entry: Entry): Millis =>
  entry.type === 'happened' ? entry.at : Math.max(0, ...entry.happened.map(({ at }) => at));

/** Of a game that is there again: what everybody may know, and what is told later. Real time is never less than game time. */
export function parted({ opening, entries }: Past, delay: Millis): { shown: Playing; late: readonly Entry[] } {
  const until = Math.max(0, ...entries.map(timeOf)) - delay;
  const first = entries.findIndex((entry) => timeOf(entry) > until);
  const known = first < 0 ? entries : entries.slice(0, first);
  let following = startFollowing({ seq: 0, game: opening.game });
  for (const entry of known) following = follow(following, entry) ?? following;
  return { shown: { seq: following.seq, game: following.game }, late: entries.slice(known.length) };
}

interface Late {
  readonly due: Millis;
  readonly frame: Frame;
  readonly entry: Entry | null;
}

/** What the table's clock showed at a real time; in between it ran or stood. */
interface Sample extends Clock {
  readonly since: Millis;
}

export function openGallery(ports: GalleryPorts, first: Playing): Gallery {
  const { delay, now, later, send } = ports;
  const waiting: Late[] = [];
  const samples: Sample[] = [{ ...ports.clock(), since: now() }];
  let following: Following = startFollowing(first);

  const tell = (): void => {
    for (let next = waiting[0]; next !== undefined && next.due <= now(); next = waiting[0]) {
      waiting.shift();
      if (next.entry !== null) following = follow(following, next.entry) ?? following;
      send(next.frame);
    }
    if (waiting[0] !== undefined) later(waiting[0].due - now(), tell);
  };

  return {
    hear(frame, entry) {
      if (entry !== null) samples.push({ ...ports.clock(), since: now() });
      waiting.push({ due: now() + delay, frame, entry });
      if (waiting.length === 1) later(delay, tell);
    },
    playing: () => ({ seq: following.seq, game: following.game }),
    clock() {
      const then = now() - delay;
      while ((samples[1]?.since ?? Number.POSITIVE_INFINITY) <= then) samples.shift();
      const { at, running, since } = samples[0] as Sample;
      return { at: running ? at + Math.max(0, Math.floor(then - since)) : at, running };
    },
    isBehind: () => waiting.length > 0,
  };
}
