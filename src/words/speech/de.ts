import { type Joints, pluralOf, speech as speechOf } from './speech.ts';

export const joints: Joints = {
  comma: (before, next) => `${before}, ${next}`,
  and: (before, last) => `${before} und ${last}`,
  or: (before, last) => `${before} oder ${last}`,
  orList: (before, last) => `${before}, oder ${last}`,
  next: (before, last) => `${before}, ${last}`,
};

export const speech = speechOf('de', joints);
export const plural = pluralOf('de', speech);
export const { number, seconds } = speech;
