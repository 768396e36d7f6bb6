/** Several people at one screen. */
export const seats = {
  now: (name: string) => `Now: ${name}`,
  faceToFace: 'Face to face',
  oneInFront: 'One mat in front',
  more: 'More',
} as const;
