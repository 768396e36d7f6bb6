/** Several people at one screen. */
export const seats = {
  now: (name: string) => `Now: ${name}`,
  faceToFace: 'Face to face',
  faceToFaceHint: 'Lay the screen flat between you: each has a mat at their own edge, and all touch it at once.',
  oneInFront: 'One mat in front',
  more: 'More',
} as const;
