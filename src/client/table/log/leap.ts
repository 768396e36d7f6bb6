import { useEffect, useState } from 'preact/hooks';
import type { Millis } from '#engine';
import type { View } from '../view/view.ts';

/** Time that has not leapt for so long has come to rest. */
const REST: Millis = 250;

/** True while the line of time is dragged: what it passes need not be told in full. */
export function useIsLeaping({ session }: View): boolean {
  const last = session.feed.value.at(-1);
  const leaptTo = last?.quiet === true ? last.seq : null;
  const [rested, setRested] = useState(leaptTo);
  useEffect(() => {
    const timer = setTimeout(() => setRested(leaptTo), REST);
    return () => clearTimeout(timer);
  }, [leaptTo]);
  return leaptTo !== null && leaptTo !== rested;
}
