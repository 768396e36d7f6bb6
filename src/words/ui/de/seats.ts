import type { Section } from '../../speech/section.ts';
import type { seats as english } from '../en/seats.ts';

export const seats: Section<typeof english> = {
  now: (name) => `Jetzt: ${name}`,
  faceToFace: 'Um den Tisch herum',
  oneInFront: 'Ein Tableau vorn',
  more: 'Mehr',
};
