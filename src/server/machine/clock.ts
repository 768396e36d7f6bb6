/** Real milliseconds, never going back. */
export const now = (): number => performance.now();
