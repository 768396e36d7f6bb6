import { useEffect, useState } from 'preact/hooks';
import type { Millis } from '#engine';
import { useView } from './view.ts';

/** Game time, looked at a few times a second by the view that writes it out. */
export function useNow(): Millis {
  const { session } = useView();
  const [now, setNow] = useState(session.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(session.now()), 250);
    return () => clearInterval(timer);
  }, [session]);
  return now;
}
