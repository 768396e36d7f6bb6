/** How often a puzzle was solved at the first try since it last was not, and on which day it comes back. */
export interface Card {
  readonly box: number;
  readonly due: number;
}

/** Leitner's boxes: a puzzle comes back after so many days, and from the first box again once it was missed. */
const DAYS = [1, 3, 7, 14, 30, 90] as const;
const DAY = 24 * 60 * 60 * 1000;

/** Days are counted in the time of the person. */
export const dayOf = (date: Date): number => Math.floor((date.getTime() - date.getTimezoneOffset() * 60_000) / DAY);

export function reviewed(card: Card | undefined, solved: boolean, today: number): Card {
  const box = solved ? Math.min((card?.box ?? -1) + 1, DAYS.length - 1) : 0;
  return { box, due: today + (DAYS[box] ?? 1) };
}

/** What is to be repeated today, longest due first. */
export const dueOn = (cards: Readonly<Record<string, Card>>, today: number): readonly string[] =>
  Object.entries(cards)
    .filter(([, { due }]) => due <= today)
    .toSorted(([, one], [, other]) => one.due - other.due)
    .map(([id]) => id);

/** One for everybody on that day. */
export const dailyOf = <T>(all: readonly T[], today: number): T | undefined => all[(today * 37) % all.length];
