import type { Members } from './members.ts';
import type { Owners } from './owners.ts';

/**
 * A node whose lease ran out holds on to its tables for a while, for an election of NATS takes longer than a lease. Others
 * may have taken them meanwhile. So nobody is let in while that is open, and afterwards each table is claimed once more.
 */
export interface Doubts {
  /** The lease is had again: all tables of this node are claimed once more. */
  readonly begin: () => Promise<void>;
  /** It may be another node's by now. */
  readonly isDoubted: (code: string) => boolean;
}

export function openDoubts(
  members: Pick<Members, 'isSure'>,
  owners: Owners,
  drop: (code: string) => Promise<void>,
): Doubts {
  let doubted = new Set<string>();
  return {
    async begin() {
      const mine = new Set(owners.owned());
      doubted = mine;
      for (const code of mine) {
        if (await owners.affirm(code)) mine.delete(code);
        else drop(code).then(() => mine.delete(code));
        if (doubted !== mine) return;
      }
    },
    isDoubted: (code) => !members.isSure() || doubted.has(code),
  };
}
