import { useEffect, useState } from 'preact/hooks';
import { go } from '../../kit/router.ts';
import { takeAlong } from '../../kit/settings/along.ts';
import { namesKept } from '../../kit/settings/settings.ts';
import { hasShelf } from '../../net/waiting/hasShelf.ts';

/** What only those leave in a browser who have played or learned here. */
const TRACES = /^(seats\.|glance\.|learned$|seasoned$|history$|deeds$)/;

const hasTraces = (): boolean => namesKept().some((name) => TRACES.test(name));

/** Seats that come by the address are kept and at once out of sight; where the page was open already, it begins anew. */
function arrive(): void {
  if (takeAlong(location.hash) > 0) go('/', 'replace');
}

function watchAddress(): () => void {
  const look = () => takeAlong(location.hash) > 0 && location.reload();
  addEventListener('hashchange', look);
  return () => removeEventListener('hashchange', look);
}

/** Whether this browser has been here before. A stranger is asked nothing and fetches nothing more. */
export function useIsKnown(): boolean {
  const [known, setKnown] = useState(() => {
    arrive();
    return hasTraces();
  });
  useEffect(watchAddress, []);
  useEffect(() => {
    if (!known) hasShelf().then((found) => found && setKnown(true));
  }, []);
  return known;
}
