import { speech as speechOf } from '../speech.ts';

export const speech = speechOf('cs');
export const { plural, number, list, either, seconds, minutes, clock, percent } = speech;
