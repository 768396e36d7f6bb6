/** Several people at one screen. */
export const seats = {
  now: (name: string) => `Now: ${name}`,
} as const;
