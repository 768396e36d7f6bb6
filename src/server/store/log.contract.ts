import { describe, expect, test } from 'vitest';
import type { ChairRecord, Store, TableRecord } from '#table/kept';
import { aResult } from '../reckoning/standings.contract.ts';

const CHAIR: ChairRecord = {
  name: 'Ada',
  colour: 2,
  character: 'random',
  advancedPlacement: true,
  glory: false,
  handicap: { gold: 1 },
  bot: null,
  ready: true,
  holder: 'a'.repeat(64),
  removed: null,
  whence: 'b'.repeat(16),
  person: 'p'.repeat(43),
};

export const aTable = (code: string, changes: Partial<TableRecord> = {}): TableRecord => ({
  code,
  stage: 'lobby',
  host: 0,
  terms: {
    public: false,
    timing: ['timed', 'timed', 'timed', 'timed'],
    speed: 1,
    privilegeWindow: 1000,
    waitLimit: 0,
    lastWord: 20000,
    standInAfter: 60000,
    spectatorDelay: 0,
    chances: false,
    rated: false,
    pauses: 0,
  },
  chairs: [CHAIR, { ...CHAIR, name: '', ready: false, holder: null }],
  rematch: null,
  createdAt: 1000,
  touchedAt: 2000,
  endedAt: null,
  barred: [{ name: 'Bob', holder: 'c'.repeat(64), whence: null }],
  ...changes,
});

/** What every store must do, whatever it is made of. `reopen` is a restart: the same data in a new store. */
export function storeContract(
  name: string,
  open: () => Promise<Store>,
  reopen: (old: Store) => Promise<Store>,
  /** Makes the last entry of a log another one behind the store's back. */
  spoil: (store: Store, code: string, entry: string) => Promise<void>,
): void {
  describe(`${name} keeps the log`, () => {
    test('entries come back in order, also after a restart', async () => {
      const store = await open();
      await store.append('ONE', 0, ['a', 'b']);
      await store.append('ONE', 2, ['c']);
      await store.append('TWO', 0, ['z']);
      expect(await store.read('ONE')).toEqual(['a', 'b', 'c']);
      const again = await reopen(store);
      expect(await again.read('ONE')).toEqual(['a', 'b', 'c']);
      expect(await again.read('TWO')).toEqual(['z']);
      await again.append('ONE', 3, ['d']);
      expect(await again.read('ONE')).toHaveLength(4);
      await again.close();
    });

    test('a changed byte in a stored entry is found when the log is read, and all other tables go on', async () => {
      const store = await open();
      await store.append('ONE', 0, ['a', 'b', 'c']);
      await store.append('TWO', 0, ['a', 'b', 'c']);
      await spoil(store, 'ONE', 'd');
      const again = await reopen(store);
      await expect(again.read('ONE')).rejects.toMatchObject({
        fault: 'damaged',
        message: expect.stringMatching(/Entry 3 of table [0-9a-f]{8} .*Restore a backup/),
      });
      await expect(again.readSome('ONE', 0)).rejects.toMatchObject({ fault: 'damaged' });
      expect(await again.read('TWO')).toEqual(['a', 'b', 'c']);
      await again.append('TWO', 3, ['d']);
      expect(await again.readSome('TWO', 3)).toEqual({ entries: ['d'], more: false });
      await again.close();
    });

    test('a log is read in parts', async () => {
      const store = await open();
      const numbers = Array.from({ length: 1300 }, (_, index) => `entry ${index}`);
      await store.append('MANY', 0, numbers.slice(0, 700));
      await store.append('MANY', 700, numbers.slice(700));
      const found: string[] = [];
      for (let more = true; more; ) {
        const part = await store.readSome('MANY', found.length);
        found.push(...part.entries);
        more = part.more;
      }
      expect(found).toEqual(numbers);
      await store.close();
    });

    test('appends asked at once are kept in the order they were asked', async () => {
      const store = await open();
      const numbers = Array.from({ length: 200 }, (_, index) => index);
      await Promise.all(numbers.map((known) => store.append('MANY', known, [`entry ${known}`])));
      expect(await store.read('MANY')).toEqual(numbers.map((known) => `entry ${known}`));
      await store.close();
    });

    test('a writer that is behind or ahead is fenced off and changes nothing', async () => {
      const store = await open();
      await store.append('ONE', 0, ['a']);
      await expect(store.append('ONE', 0, ['other'])).rejects.toMatchObject({ fault: 'fenced' });
      await expect(store.append('ONE', 5, ['other'])).rejects.toMatchObject({ fault: 'fenced' });
      const [first, second] = await Promise.allSettled([store.append('ONE', 1, ['b']), store.append('ONE', 1, ['c'])]);
      expect([first.status, second.status]).toEqual(['fulfilled', 'rejected']);
      expect(await store.read('ONE')).toEqual(['a', 'b']);
      await store.close();
    });

    test('a fenced writer holds up no other table', async () => {
      const store = await open();
      const [wrong, right] = await Promise.allSettled([store.append('A', 9, ['x']), store.append('B', 0, ['y'])]);
      expect([wrong.status, right.status]).toEqual(['rejected', 'fulfilled']);
      expect(await store.read('A')).toEqual([]);
      await store.close();
    });

    test('an entry is text and comes back letter for letter', async () => {
      const store = await open();
      const text = JSON.stringify({ text: '"\\\u0001žluťoučký 👑 <script>', long: 'x'.repeat(20_000) });
      await store.append('TEXT', 0, [text]);
      expect(await store.read('TEXT')).toEqual([text]);
      await store.close();
    });
  });

  describe(`${name} keeps tables, seats and results`, () => {
    test('a table comes back as it was saved last, also after a restart', async () => {
      const store = await open();
      expect(await store.load('ONE')).toBeUndefined();
      await store.save(aTable('ONE'));
      await store.save(aTable('ONE', { stage: 'playing', chairs: [CHAIR], rematch: 'TWO', touchedAt: 3000 }));
      const again = await reopen(store);
      expect(await again.load('ONE')).toEqual(
        aTable('ONE', { stage: 'playing', chairs: [CHAIR], rematch: 'TWO', touchedAt: 3000 }),
      );
      await again.close();
    });

    test('tables are listed by stage, newest first', async () => {
      const store = await open();
      await store.save(aTable('ONE'));
      await store.save(aTable('TWO'));
      await store.save(aTable('END', { stage: 'over' }));
      const codes = async (...stages: TableRecord['stage'][]) => (await store.list(stages)).map(({ code }) => code);
      expect(await codes('lobby', 'playing')).toEqual(['TWO', 'ONE']);
      expect(await codes('over')).toEqual(['END']);
      await store.close();
    });

    test('a table nobody touched is archived: no longer listed nor found, its log still there', async () => {
      const store = await open();
      await store.save(aTable('OLD', { touchedAt: 100 }));
      await store.append('OLD', 0, ['a']);
      await store.save(aTable('NEW', { touchedAt: 5000 }));
      expect(await store.archive(1000)).toEqual(['OLD']);
      expect(await store.archive(1000)).toEqual([]);
      expect((await store.list(['lobby'])).map(({ code }) => code)).toEqual(['NEW']);
      expect(await store.load('OLD')).toBeUndefined();
      expect(await store.read('OLD')).toEqual(['a']);
      await store.close();
    });

    test('a table that was put away and is touched again is there again', async () => {
      const store = await open();
      await store.save(aTable('OLD', { touchedAt: 100 }));
      expect(await store.archive(1000)).toEqual(['OLD']);
      await store.save(aTable('OLD', { touchedAt: 100 }));
      expect(await store.load('OLD')).toBeUndefined();
      await store.save(aTable('OLD', { touchedAt: 5000 }));
      expect(await store.load('OLD')).toEqual(aTable('OLD', { touchedAt: 5000 }));
      expect((await store.list(['lobby'])).map(({ code }) => code)).toEqual(['OLD']);
      expect(await store.archive(1000)).toEqual([]);
      await store.close();
    });

    test('a game is kept once, as it ended first', async () => {
      const store = await open();
      const bot = { seat: 1, bot: 'adept', person: null, firstReward: null, standIn: true };
      const results = [aResult(), aResult(bot)];
      await store.keepResults(results);
      await store.keepResults(results.map((result) => ({ ...result, endedAt: 9000, standIn: false })));
      expect(await store.results('ONE')).toEqual(results);
      await store.close();
    });
  });
}
