import { fingerprint } from '#engine';
import type { Session } from './session.ts';

/** Lets a person compare two screens of one table in the console: what this one knows, as a short text. */
export function letCompare({ confirmed }: Pick<Session, 'confirmed'>): void {
  const known = {
    fingerprint() {
      const game = confirmed.peek();
      return game === null ? '' : fingerprint(game);
    },
  };
  Object.defineProperty(globalThis, 'pendulum', { value: known, configurable: true });
}
