import type { Section } from '../../speech/section.ts';
import type { seats as english } from '../en/seats.ts';

export const seats: Section<typeof english> = {
  now: (name) => `Nu: ${name}`,
  faceToFace: 'Rondom de tafel',
  oneInFront: 'Eén tableau vooraan',
  more: 'Meer',
};
