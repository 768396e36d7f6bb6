import { signal } from '@preact/signals';
import type { Fault, Hall, QuickWish } from '#protocol';

/** A person who looks for a table, on whatever page they are. */
export interface Looking {
  readonly wish: QuickWish;
  /** By the browser's own clock (performance.now()), when the wait is over. */
  readonly until: number;
  readonly hall: Hall;
  /** The code of the table that was found. */
  readonly found: string | null;
  readonly isLost: boolean;
  readonly fault: Fault | null;
}

export const looking = signal<Looking | null>(null);
