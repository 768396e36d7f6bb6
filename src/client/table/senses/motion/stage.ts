let waiting: (() => void)[] = [];

/**
 * Changes the screen once all that is shown at this moment has been measured, and before it is drawn.
 * A change between two measurements would make the browser lay the whole table out anew.
 */
export function onceMeasured(change: () => void): void {
  if (waiting.length === 0) queueMicrotask(changeAll);
  waiting.push(change);
}

function changeAll(): void {
  const changes = waiting;
  waiting = [];
  for (const change of changes) change();
}
