import { useEffect } from 'preact/hooks';
import { isRound } from '#engine';
import type { View } from '../view/view.ts';

const AGAIN_WITHIN = 3000;
const GUARD = 'pendulum-guard';

const isGuard = (state: unknown): boolean => typeof state === 'object' && state !== null && GUARD in state;

/** One swipe too far must not end a round: going back asks once, and the second time leaves. */
export function useBackGuard(view: View, guards: boolean): void {
  const wanted = guards && isRound(view.game.value) && view.me.value !== null;
  useEffect(() => {
    if (!wanted) return undefined;
    let asked = Number.NEGATIVE_INFINITY;
    const stand = () => history.pushState({ [GUARD]: true }, '');
    const back = () => {
      if (isGuard(history.state)) return;
      if (performance.now() - asked < AGAIN_WITHIN) return history.back();
      asked = performance.now();
      view.leaving.value = true;
      setTimeout(() => {
        view.leaving.value = false;
      }, AGAIN_WITHIN);
      stand();
    };
    if (!isGuard(history.state)) stand();
    addEventListener('popstate', back);
    return () => {
      removeEventListener('popstate', back);
      view.leaving.value = false;
    };
  }, [wanted, view]);
}
