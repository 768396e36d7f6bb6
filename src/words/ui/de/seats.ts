import type { Section } from '../../speech/section.ts';
import type { seats as english } from '../en/seats.ts';

export const seats: Section<typeof english> = {
  now: (name) => `Jetzt: ${name}`,
  faceToFace: 'Um den Tisch herum',
  faceToFaceHint:
    'Legt den Bildschirm flach zwischen euch: Alle haben ihr Tableau an der eigenen Kante und tippen zugleich.',
  oneInFront: 'Ein Tableau vorn',
  more: 'Mehr',
};
