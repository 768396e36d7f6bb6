import { useEffect, useState } from 'preact/hooks';
import { namesKept } from '../../kit/settings/settings.ts';
import { hasShelf } from '../../net/waiting/hasShelf.ts';

/** What only those leave in a browser who have played or learned here. */
const TRACES = /^(seats\.|glance\.|learned$|seasoned$|history$|deeds$)/;

const hasTraces = (): boolean => namesKept().some((name) => TRACES.test(name));

/** Whether this browser has been here before. A stranger is asked nothing and fetches nothing more. */
export function useIsKnown(): boolean {
  const [known, setKnown] = useState(hasTraces);
  useEffect(() => {
    if (!known) hasShelf().then((found) => found && setKnown(true));
  }, []);
  return known;
}
