import { speech as speechOf } from '../speech.ts';

export const speech = speechOf('en');
export const { plural, number, list, either, seconds, minutes, clock, percent } = speech;
