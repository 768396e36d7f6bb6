/** Where a rendered worker lies on the grid of 40 by 60 that the flat one stands on. */
export const WORKER_FRAME = { x: -8, y: -20, width: 56, height: 86 } as const;

/** A pennant reaches beyond it: its frame lies this much to the right. */
export const FLAG_ASIDE = 14;

/** One column of the sheet for each seat; chain and pennant have the frame of the worker that bears them. */
export const WORKER_COLUMNS = ['0', '1', '2', '3', '4', 'neutral', 'chain', 'flag'] as const;
