import { speech as speechOf } from '../speech.ts';

export const speech = speechOf('cs');
export const { plural, number, list, either, seconds, minutes, clock, percent } = speech;

/** "z 5", but "ze 3": the preposition goes by how the number is spoken. */
export const outOf = (many: number): string =>
  `${[2, 3, 4, 6, 7, 13, 14, 16, 17].includes(many) ? 'ze' : 'z'}\u00a0${many}`;
