/** A pennant reaches beyond the frame of a worker: its own lies this much to the right. */
export const FLAG_ASIDE = 14;

/** One column of the sheet for each seat; chain and pennant have the frame of the worker that bears them. */
export const WORKER_COLUMNS = ['0', '1', '2', '3', '4', 'neutral', 'chain', 'flag'] as const;
