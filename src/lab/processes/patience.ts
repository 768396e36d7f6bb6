export async function until(isSo: () => boolean, patience: number, complaint: string): Promise<void> {
  const late = performance.now() + patience;
  while (!isSo()) {
    if (performance.now() > late) throw new Error(complaint);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Works on a few at a time, so that the server is not overrun before anything is measured. */
export async function inParts<T, R>(list: readonly T[], size: number, work: (one: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (let from = 0; from < list.length; from += size) {
    done.push(...(await Promise.all(list.slice(from, from + size).map(work))));
  }
  return done;
}
