/** What is switched from flat to rendered at once, in this order. */
export const GROUPS = ['surfaces', 'hourglass', 'tokens', 'workers', 'medals', 'pictures', 'lands'] as const;

export type Group = (typeof GROUPS)[number];

/** Enough where nobody sits at a table yet. */
export const FIRST_GROUPS: readonly Group[] = ['surfaces', 'hourglass'];
