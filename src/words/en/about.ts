import type { WorkerState } from '#engine';

/** What a thing on the table is for, said where it is asked about. */
export const about = {
  title: 'What is this?',
  rule: 'Rule',
  previous: 'Previous thing',
  next: 'Next thing',
  workers: {
    free: 'May be placed in any frame of a row without a timer.',
    waiting: 'Waits in its frame until the timer comes to its row.',
    canAct: 'May take the action below its frame as long as the timer stays in its row.',
    stuck: 'Cannot move until the timer leaves its row.',
  } satisfies Record<WorkerState, string>,
  timer:
    'In its row workers act, in the other row they are placed. When the sand has run out, anybody may flip it to the other row.',
  markers: 'Each flip of the purple timer knocks one off; after the last, council is called.',
  frame: 'A place for a worker. A grande worker may stand where others stand.',
  resource: 'Pays for actions and cards, and counts for the achievement.',
  votes: 'Whoever has most in council is first in privilege. Then all votes are given back.',
  track: 'Must reach the parchment. Your lowest track decides the game.',
  legendary: 'Comes with the achievement. Without it nobody wins.',
  slot: 'A production gives what the mat shows and what every province below it shows in its colour.',
  province: 'Once conquered, it is tucked under one production and gives what it shows there.',
  deck: 'Fills the display. The top card can be conquered unseen.',
  privilege: 'Whoever is higher wins where two want the same at once, and chooses earlier in council.',
  tokenValue: (points: string) => `Worth ${points} in council.`,
} as const;
