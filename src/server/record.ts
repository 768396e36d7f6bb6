import type { Chair, Stage, Terms } from '#protocol';

/** A table as it is kept: what everybody sees, less what passes, and the hashes of the seats' tokens. */
export interface TableRecord {
  readonly code: string;
  readonly stage: Stage;
  readonly host: number | null;
  readonly terms: Terms;
  readonly chairs: readonly ChairRecord[];
  readonly rematch: string | null;
  readonly createdAt: number;
  readonly touchedAt: number;
}

export interface ChairRecord extends Omit<Chair, 'connected' | 'standIn' | 'coached'> {
  /** SHA-256 of the token that holds this seat; null for bots and empty chairs. */
  readonly holder: string | null;
}
