import { type Pointer, selectorOf } from '../src/client/kit/address.ts';

/** The selector of a thing on the screen by its address, or of one inside another. */
export const at = (...path: readonly Pointer[]): string => selectorOf(...path);

/** Workers that this screen may touch: those of others are no buttons. */
export const OWN_WORKER = `button${at({ of: 'worker' })}`;

/** One of them by its number. */
export const ownWorkerAt = (index: number): string => `${OWN_WORKER}[data-at$="-${index}"]`;

/** Rows that workers move to: their timer is on the other one. */
export const DIM = '[data-lit="false"]';
