import { effect, type ReadonlySignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';

/** As much of a replay as it takes to know where it is. */
interface Played {
  readonly playing: ReadonlySignal<boolean>;
  readonly position: ReadonlySignal<number>;
  readonly film: { readonly entries: readonly unknown[] };
}

/** Whether the last moment was reached by playing, not by a jump, and how to say that it has been celebrated. */
export function useEndReached(session: Played): readonly [boolean, () => void] {
  const [reached, setReached] = useState(false);
  useEffect(() => followPlaying(session, () => setReached(true)), [session]);
  return [reached, () => setReached(false)];
}

/** It plays, and then it stands at the end. */
export function followPlaying({ playing, position, film }: Played, reach: () => void): () => void {
  let played = false;
  return effect(() => {
    if (played && !playing.value && position.peek() === film.entries.length) reach();
    played = playing.value;
  });
}
