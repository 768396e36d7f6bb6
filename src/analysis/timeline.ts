import type { Area } from '#content';
import type { Event, Millis, Seat } from '#engine';
import type { Entry, Happened } from '#protocol';

export const MARKS = ['round', 'council', 'flip', 'claim', 'achievement', 'end'] as const;

/** Something worth a sign on the line of time. `position` counts entries: the game is as it was after so many. */
export type Mark = { readonly position: number; readonly at: Millis } & (
  | { readonly mark: 'round'; readonly round: number }
  | { readonly mark: 'council'; readonly round: number; readonly until: Millis }
  | { readonly mark: 'flip'; readonly area: Area; readonly by: Seat }
  | { readonly mark: 'claim'; readonly by: Seat }
  | { readonly mark: 'achievement'; readonly by: Seat; readonly legendary: boolean }
  | { readonly mark: 'end' }
);

/** When each entry was: never before the one ahead of it, for what a claim brings back happened earlier. */
export function timesOf(entries: readonly Entry[]): readonly Millis[] {
  let last = 0;
  return entries.map((entry) => {
    const at = entry.type === 'happened' ? entry.at : (entry.happened.at(-1)?.at ?? last);
    last = Math.max(last, at);
    return last;
  });
}

export function marksOf(entries: readonly Entry[]): readonly Mark[] {
  const times = timesOf(entries);
  const marks: Mark[] = [];
  let round = 1;
  for (const [index, entry] of entries.entries()) {
    const here = { position: index + 1, at: times[index] ?? 0 };
    if (entry.type === 'rewound') marks.push({ ...here, mark: 'claim', by: entry.by });
    for (const happened of entry.type === 'rewound' ? entry.happened : [entry]) {
      for (const event of happened.events) {
        if (event.type === 'roundBegan') round = event.round;
        const mark = markOf(here, event, happened, round);
        if (mark !== null) marks.push(mark);
      }
    }
  }
  return withCouncils(marks, times.at(-1) ?? 0);
}

function markOf(here: { position: number; at: Millis }, event: Event, by: Happened, round: number): Mark | null {
  switch (event.type) {
    case 'roundBegan':
      return { ...here, mark: 'round', round };
    case 'councilBegan':
      return { ...here, mark: 'council', round, until: here.at };
    case 'timerFlipped':
      return { ...here, mark: 'flip', area: event.area, by: by.seat };
    case 'achievementClaimed':
      return { ...here, mark: 'achievement', by: event.seat, legendary: event.take.includes('legendary') };
    case 'gameEnded':
      return { ...here, mark: 'end' };
    default:
      return null;
  }
}

/** A council lasts until the next round. */
const withCouncils = (marks: readonly Mark[], end: Millis): readonly Mark[] =>
  marks.map((mark, index) =>
    mark.mark === 'council'
      ? { ...mark, until: marks.slice(index).find((later) => later.mark === 'round')?.at ?? end }
      : mark,
  );
