import type { Machine } from '../machine/machine.ts';

const FAR = 9_999_999_999_999;

/** A key for the ledger, which lists keys in their order: the later, the further ahead. */
export const newestFirst = (at: number, { bytes }: Pick<Machine, 'bytes'>): string =>
  `${String(FAR - at).padStart(13, '0')}-${bytes(6).toString('hex')}`;

export const timeOf = (key: string): number => FAR - Number(key.slice(0, 13));
