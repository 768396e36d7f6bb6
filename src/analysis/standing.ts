import type { Entry, Happened } from '#protocol';

/** What stands of a log: what a claim took back is gone, and what happened instead is in its place. */
export function standing(entries: readonly Entry[]): readonly Happened[] {
  const stands: Happened[] = [];
  for (const entry of entries) {
    if (entry.type === 'happened') {
      stands.push(entry);
      continue;
    }
    while ((stands.at(-1)?.seq ?? 0) > entry.to) stands.pop();
    stands.push(...entry.happened);
  }
  return stands;
}
