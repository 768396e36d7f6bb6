import { useEffect } from 'preact/hooks';
import { isRound } from '#engine';
import type { View } from '../view/view.ts';

/** A screen that goes dark in the middle of a round costs its owner the round. */
export function useAwake(view: View): void {
  const wanted = isRound(view.game.value) && view.me.value !== null && !view.game.value.paused;
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | undefined;
    let over = false;
    const hold = () => {
      if (document.visibilityState !== 'visible') return;
      navigator.wakeLock.request('screen').then(
        (held) => {
          lock = held;
          if (over) held.release();
        },
        () => undefined,
      );
    };
    hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', hold);
      lock?.release();
    };
  }, [wanted]);
}
