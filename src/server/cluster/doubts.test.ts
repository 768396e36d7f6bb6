import { expect, test } from 'vitest';
import { openDoubts } from './doubts.ts';
import type { Owners } from './owners.ts';

test('after a lease that ran out each table is claimed once more: what another node took is let go of, the rest goes on', async () => {
  let isSure = false;
  const dropped: string[] = [];
  const answers = new Map<string, (isMine: boolean) => void>();
  const affirm = (code: string) => new Promise<boolean>((resolve) => void answers.set(code, resolve));
  const owners = { owned: () => ['MINE', 'TAKEN'], affirm } as unknown as Owners;
  const doubts = openDoubts({ isSure: () => isSure }, owners, async (code) => void dropped.push(code));
  // Nobody is let in anywhere while the lease is out.
  expect(['MINE', 'OTHER'].map(doubts.isDoubted)).toEqual([true, true]);
  const looking = doubts.begin();
  isSure = true;
  expect(['MINE', 'TAKEN', 'OTHER'].map(doubts.isDoubted)).toEqual([true, true, false]);
  answers.get('MINE')?.(true);
  await expect.poll(() => answers.has('TAKEN')).toBe(true);
  expect(doubts.isDoubted('MINE')).toBe(false);
  answers.get('TAKEN')?.(false);
  await looking;
  expect(dropped).toEqual(['TAKEN']);
  expect(doubts.isDoubted('TAKEN')).toBe(false);
});

test('a table that another node took while it was being opened here lets nobody in until it is closed', async () => {
  const owners = { owned: () => ['OPENING'], affirm: async () => false } as unknown as Owners;
  let closed = () => {};
  const closing = new Promise<void>((resolve) => {
    closed = resolve;
  });
  const doubts = openDoubts({ isSure: () => true }, owners, () => closing);
  await doubts.begin();
  expect(doubts.isDoubted('OPENING')).toBe(true);
  closed();
  await expect.poll(() => doubts.isDoubted('OPENING')).toBe(false);
});
