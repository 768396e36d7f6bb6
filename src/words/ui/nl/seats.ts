import type { Section } from '../../speech/section.ts';
import type { seats as english } from '../en/seats.ts';

export const seats: Section<typeof english> = {
  now: (name) => `Nu: ${name}`,
  faceToFace: 'Rondom de tafel',
  faceToFaceHint:
    'Leg het scherm plat tussen jullie in: iedereen heeft een tableau aan de eigen rand en tikt tegelijk.',
  oneInFront: 'Eén tableau vooraan',
  more: 'Meer',
};
