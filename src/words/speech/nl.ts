import { type Joints, pluralOf, speech as speechOf } from './speech.ts';

export const joints: Joints = {
  comma: (before, next) => `${before}, ${next}`,
  and: (before, last) => `${before} en ${last}`,
  or: (before, last) => `${before} of ${last}`,
  orList: (before, last) => `${before}, of ${last}`,
  next: (before, last) => `${before}, ${last}`,
};

export const speech = speechOf('nl', joints);
export const plural = pluralOf('nl', speech);
export const { number, seconds } = speech;
