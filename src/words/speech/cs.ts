import { type Joints, pluralOf, speech as speechOf } from './speech.ts';

export const joints: Joints = {
  comma: (before, next) => `${before}, ${next}`,
  and: (before, last) => `${before} a\u00a0${last}`,
  or: (before, last) => `${before} nebo ${last}`,
  orList: (before, last) => `${before}, nebo ${last}`,
  next: (before, last) => `${before}, ${last}`,
};

export const speech = speechOf('cs', joints);
export const plural = pluralOf('cs', speech);
export const { seconds } = speech;

/** "z 5", but "ze 3": the preposition goes by how the number is spoken. */
export const outOf = (many: number): string =>
  `${[2, 3, 4, 6, 7, 13, 14, 16, 17].includes(many) ? 'ze' : 'z'}\u00a0${many}`;
