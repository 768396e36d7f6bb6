import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Millis } from '#engine';
import type { Session } from '../../net/store/session.ts';
import { silent, tableOf } from '../../net/store/silent.ts';
import { type Film, nextPicture, type Picture, positionAt, type Stride, stepFrom } from './film.ts';

/** A recorded game as a session: everything is seen, nothing can be asked. */
export interface ReplaySession extends Session {
  readonly film: Film;
  /** How many entries have happened. */
  readonly position: ReadonlySignal<number>;
  readonly playing: ReadonlySignal<boolean>;
  readonly speed: ReadonlySignal<number>;
  readonly setSpeed: (speed: number) => void;
  readonly play: () => void;
  readonly pause: () => void;
  readonly seek: (position: number) => void;
  readonly seekTime: (at: Millis) => void;
  readonly step: (stride: Stride, by: 1 | -1) => void;
}

export const SPEEDS: readonly number[] = [0.5, 1, 2, 4, 8, 16];
/** When more than this happens in one beat, it is shown but not sounded. */
const AT_ONCE = 3;

export function replaySession(film: Film, code: string): ReplaySession {
  const picture = signal<Picture>(film.pictureAt(0));
  const playing = signal(false);
  const speed = signal(1);
  const end = film.entries.length;
  /** Game time at `since`, which is the browser's. */
  let at: Millis = 0;
  let since = 0;
  let beat = 0;

  const now = (): Millis => {
    const passed = playing.peek() ? (performance.now() - since) * speed.peek() : 0;
    return Math.min(film.duration, Math.round(at + passed));
  };
  const setTime = (time: Millis) => {
    at = time;
    since = performance.now();
  };
  const show = (next: Picture, time: Millis) =>
    batch(() => {
      setTime(time);
      picture.value = next;
    });
  const goTo = (position: number, time: Millis) => {
    const there = Math.min(end, Math.max(0, position));
    show(film.pictureAt(there), time);
  };
  const seek = (position: number) => goTo(position, film.times[position - 1] ?? 0);
  const pause = () => {
    setTime(now());
    playing.value = false;
    cancelAnimationFrame(beat);
  };
  const advance = () => {
    const until = positionAt(film, now());
    if (until > picture.peek().position) picture.value = onwards(film, picture.peek(), until);
    if (until === end) pause();
    else beat = requestAnimationFrame(advance);
  };
  const play = () => {
    if (playing.peek()) return;
    if (picture.peek().position === end) seek(0);
    setTime(at);
    playing.value = true;
    beat = requestAnimationFrame(advance);
  };
  const step = (stride: Stride, by: 1 | -1) => {
    pause();
    const { position } = picture.peek();
    const to = stepFrom(film, position, stride, by);
    if (to === position + 1) show(onwards(film, picture.peek(), to), film.times[to - 1] ?? 0);
    else seek(to);
  };

  const confirmed = computed(() => picture.value.following.game);
  return {
    ...silent(tableOf(film.recording, code)),
    film,
    position: computed(() => picture.value.position),
    playing,
    speed,
    confirmed,
    shown: confirmed,
    feed: computed(() => picture.value.feed),
    now,
    setSpeed(next) {
      setTime(now());
      speed.value = next;
    },
    play,
    pause,
    seek,
    seekTime: (time) => goTo(positionAt(film, time), time),
    step,
    close: pause,
  };
}

function onwards({ entries }: Film, from: Picture, to: number): Picture {
  const quiet = to - from.position > AT_ONCE;
  return entries.slice(from.position, to).reduce((picture, entry) => nextPicture(picture, entry, quiet), from);
}
