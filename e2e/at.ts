import { type Pointer, selectorOf } from '../src/client/kit/address.ts';

/** The selector of a thing on the screen by its address, or of one inside another. */
export const at = (...path: readonly Pointer[]): string => selectorOf(...path);

/** A worker that this screen may touch, by its number: those of others are no buttons. */
export const ownWorkerAt = (index: number): string => `button[data-at^="worker-"][data-at$="-${index}"]`;
