import type { WorkerState } from '#engine';

/** What a thing on the table is for, said where it is asked about. */
export const about = {
  title: 'What is this?',
  /** What it would bring now, with all that is tucked and no more than there is room for. */
  now: (goods: string) => `Right now: ${goods}.`,
  limit: (count: number) => `You can hold ${count} of each resource; more is lost.`,
  takeWorker: 'Choose one of your free workers, then this frame.',
  putHere: 'Choose the frame to place your worker here.',
  needsWorker: 'To take it, place a worker in the frame above. It acts when the timer comes to this row.',
  rule: 'Read the rule',
  previous: 'Previous item',
  next: 'Next item',
  workers: {
    free: 'May be placed in any open frame on a row without the timer.',
    waiting: 'Waits in its frame until the timer is on its row.',
    canAct: 'May take the action below its frame while the timer is on its row.',
    stuck: 'Can’t move until the timer leaves its row.',
  } satisfies Record<WorkerState, string>,
  timer:
    'Workers act on its row and move on the other row. When the sand has run out, anyone may flip it to the other row.',
  markers: 'Each purple flip removes one. When the last one is gone, council is called.',
  orToken: 'Instead of that you may take the legendary token: it is the legendary point.',
  moments:
    'An untimed round has eleven flips. Each box shows the timers that flip there; the next box comes when everyone is done.',
  frame: 'A place for a worker. A grande worker may join others here.',
  resource: 'Pays for actions and cards, and counts towards the achievement.',
  votes: 'The player with the most votes in council ranks first in privilege. Then all votes are discarded.',
  track:
    'All four tracks must reach the parchment. Then points on it decide; if no one gets there, the lowest track does.',
  legendary: 'Gained by claiming the achievement, or from a final council reward. No one can win without it.',
  slot: 'A production gives what the slot shows plus what each province tucked under it adds.',
  province: 'Conquer it, tuck it under one slot, and that production gives more from then on.',
  recruit: 'Not in play yet. A stratagem or a council reward that brings a worker into play places it on your mat.',
  deck: 'Refills the display. You may also conquer the top card unseen.',
  privilege: 'A higher rank wins when two players want the same thing at once, and chooses first in council.',
  tokenValue: (points: string) => `Worth ${points} in council.`,
} as const;
