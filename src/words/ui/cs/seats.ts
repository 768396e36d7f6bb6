import type { Section } from '../../speech/section.ts';
import type { seats as english } from '../en/seats.ts';

export const seats: Section<typeof english> = {
  now: (name) => `Na řadě: ${name}`,
  faceToFace: 'Kolem stolu',
  oneInFront: 'Jedna deska vpředu',
  more: 'Další',
};
