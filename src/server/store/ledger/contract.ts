import { describe, expect, test } from 'vitest';
import type { Kinds, Ledger } from '#table/kept';

const key = (person: string): Kinds['keys'] => ({ person });

/** What every ledger must do, whatever it is made of. `reopen` is a restart: the same data in a new one. */
export function ledgerContract(
  name: string,
  open: () => Promise<Opened>,
  reopen: (old: Opened) => Promise<Opened>,
): void {
  describe(`${name} keeps a ledger`, () => {
    test('a value comes back as it was put last, also after a restart', async () => {
      const one = await open();
      expect(await one.ledger.get('keys', 'a')).toBeUndefined();
      expect(await one.ledger.put('keys', 'a', key('žluťoučký 👑'), 0)).toBe(true);
      const first = await one.ledger.get('keys', 'a');
      expect(await one.ledger.put('keys', 'a', key('Bob'), first?.version ?? 0)).toBe(true);
      const again = await reopen(one);
      expect((await again.ledger.get('keys', 'a'))?.value).toEqual(key('Bob'));
      expect(await again.ledger.get('names', 'a')).toBeUndefined();
      await again.close();
    });

    test('of several who put at once, one does', async () => {
      const { ledger, close } = await open();
      const race = (version: number) =>
        Promise.all(['Ada', 'Bob', 'Cleo'].map((one) => ledger.put('keys', 'a', key(one), version)));
      expect((await race(0)).filter((isKept) => isKept)).toHaveLength(1);
      expect(await race(0)).toEqual([false, false, false]);
      const { version = 0 } = (await ledger.get('keys', 'a')) ?? {};
      expect((await race(version)).filter((isKept) => isKept)).toHaveLength(1);
      expect(await ledger.put('keys', 'a', key('late'), version)).toBe(false);
      expect(await ledger.put('keys', 'none', key('late'), version)).toBe(false);
      await close();
    });

    test('what is removed is gone, also after a restart, and what comes later is another thing', async () => {
      const one = await open();
      await one.ledger.put('keys', 'a', key('Ada'), 0);
      const { version = 0 } = (await one.ledger.get('keys', 'a')) ?? {};
      await one.ledger.remove('keys', 'a');
      await one.ledger.remove('keys', 'never');
      const again = await reopen(one);
      expect(await again.ledger.get('keys', 'a')).toBeUndefined();
      expect(await again.ledger.list('keys', '', 9)).toEqual([]);
      expect(await again.ledger.put('keys', 'a', key('old'), version)).toBe(false);
      expect(await again.ledger.put('keys', 'a', key('Bob'), 0)).toBe(true);
      const later = await again.ledger.get('keys', 'a');
      expect(later?.value).toEqual(key('Bob'));
      expect(later?.version).toBeGreaterThan(version);
      await again.close();
    });

    test('what is dropped is gone, also after a restart, and can be put as for the first time', async () => {
      const one = await open();
      for (const word of ['a', 'b']) await one.ledger.put('keys', word, key('Ada'), 0);
      await one.ledger.drop('keys', 'a');
      await one.ledger.drop('keys', 'never');
      const again = await reopen(one);
      expect(await again.ledger.get('keys', 'a')).toBeUndefined();
      await expect.poll(() => again.ledger.list('keys', '', 9)).toEqual([['b', key('Ada')]]);
      expect(await again.ledger.put('keys', 'a', key('Bob'), 0)).toBe(true);
      expect((await again.ledger.get('keys', 'a'))?.value).toEqual(key('Bob'));
      await again.close();
    });

    test('keys are listed in their order, by how they begin, and no more than asked for', async () => {
      const { ledger, close } = await open();
      for (const one of ['b/2', 'a/9', 'b/1', 'b', 'c%_', 'b/3']) await ledger.put('keys', one, key(one), 0);
      const keys = async (prefix: string, most: number) =>
        (await ledger.list('keys', prefix, most)).map(([one]) => one);
      expect(await keys('', 99)).toEqual(['a/9', 'b', 'b/1', 'b/2', 'b/3', 'c%_']);
      expect(await keys('b/', 2)).toEqual(['b/1', 'b/2']);
      expect(await keys('c%', 9)).toEqual(['c%_']);
      expect(await ledger.list('keys', 'a', 1)).toEqual([['a/9', key('a/9')]]);
      await close();
    });

    test('who follows a kind hears all there is and all that comes, in order, until it is enough', async () => {
      const { ledger, close } = await open();
      await ledger.put('keys', 'a', key('Ada'), 0);
      await ledger.put('names', 'ada', { person: 'Ada', freeFrom: null }, 0);
      const copy = new Map<string, string | undefined>();
      const stop = await ledger.follow('keys', (one, value) => void copy.set(one, value?.person));
      expect([...copy]).toEqual([['a', 'Ada']]);
      await ledger.put('keys', 'b', key('Bob'), 0);
      const { version = 0 } = (await ledger.get('keys', 'a')) ?? {};
      await ledger.put('keys', 'a', key('Cleo'), version);
      await ledger.remove('keys', 'b');
      await expect
        .poll(() => [...copy])
        .toEqual([
          ['a', 'Cleo'],
          ['b', undefined],
        ]);
      stop();
      await ledger.put('keys', 'd', key('Dan'), 0);
      expect(copy.size).toBe(2);
      await close();
    });
  });
}

export interface Opened {
  readonly ledger: Ledger;
  readonly close: () => Promise<void>;
}
