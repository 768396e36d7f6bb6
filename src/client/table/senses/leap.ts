import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Millis } from '#engine';
import type { View } from '../view/view.ts';

/** Time that has not leapt for so long has come to rest. */
const REST: Millis = 250;

/** True while the line of time is dragged: what it passes need not be told or painted in full. */
export function useIsLeaping({ session }: View): boolean {
  const last = session.feed.value.at(-1);
  // Where nothing has happened yet, time may have leapt to the beginning.
  const leaptTo = last === undefined ? 0 : last.quiet === true ? last.seq : null;
  const rested = useRef<number | null | undefined>(leaptTo);
  const [, setRests] = useState(0);
  // A moment that is passed again is no rest.
  if (rested.current !== leaptTo) rested.current = undefined;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A leap ends the rest at once, and the next rest begins when the leap has been drawn, however long that takes.
  useLayoutEffect(() => clearTimeout(timer.current), [leaptTo]);
  useEffect(() => {
    timer.current = setTimeout(() => {
      rested.current = leaptTo;
      setRests((rests) => rests + 1);
    }, REST);
    return () => clearTimeout(timer.current);
  }, [leaptTo]);
  return leaptTo !== null && leaptTo !== rested.current;
}
