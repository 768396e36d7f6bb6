import { type Joints, pluralOf, speech as speechOf } from './speech.ts';

/** How lists are joined: all but the last by `comma`, then the last by one of the others. */
export const joints: Joints = {
  comma: (before, next) => `${before}, ${next}`,
  and: (before, last) => `${before} and ${last}`,
  or: (before, last) => `${before} or ${last}`,
  orList: (before, last) => `${before}, or ${last}`,
  next: (before, last) => `${before}, then ${last}`,
};

export const speech = speechOf('en', joints);
export const plural = pluralOf('en', speech);
export const { number, seconds } = speech;
