import type { Section } from '../../speech/section.ts';
import type { seats as english } from '../en/seats.ts';

export const seats: Section<typeof english> = {
  now: (name) => `Na řadě: ${name}`,
  faceToFace: 'Kolem stolu',
  faceToFaceHint: 'Položte obrazovku mezi sebe: každý má desku u své strany a všichni se dotýkají zároveň.',
  oneInFront: 'Jedna deska vpředu',
  more: 'Další',
};
