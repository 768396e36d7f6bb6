import { DatabaseSync } from '@photostructure/sqlite';
import { expect, test } from 'vitest';
import { openJournal } from './journal.ts';
import { migrate } from './migrations.ts';

const FULL = 10;

function fresh() {
  const database = new DatabaseSync(':memory:');
  migrate(database);
  const rows = (table: string) => (database.prepare(`SELECT count(*) AS n FROM ${table}`).get() as { n: number }).n;
  const waiting = (table: string) =>
    (database.prepare(`SELECT total(length(hashes) / 32) AS n FROM ${table}`).get() as { n: number }).n;
  const commit = (work: () => void): void => {
    database.exec('BEGIN');
    work();
    database.exec('COMMIT');
  };
  return { database, rows, waiting, commit };
}

test('what is written is read back at every moment, while it is filed too', () => {
  const { database, rows, waiting, commit } = fresh();
  const journal = openJournal(database, FULL);
  const wanted = new Map<string, string[]>([
    ['A', []],
    ['B', []],
    ['C', []],
  ]);
  for (let turn = 0; turn < 100; turn += 1) {
    commit(() => {
      for (const [code, texts] of wanted) {
        const entries = [`${code} ${turn}`, `${code} ${turn} again`];
        expect(journal.count(code)).toBe(texts.length);
        journal.append(code, entries);
        texts.push(...entries);
      }
      journal.write();
    });
    for (const [code, texts] of wanted) expect(journal.read(code)).toEqual(texts);
  }
  expect(rows('entries')).toBeGreaterThan(30);
  expect(rows('entries')).toBeLessThan(300);
  expect(waiting('journal_a') + waiting('journal_b')).toBeLessThan(40);
});

test('another life finds everything, filed or not', () => {
  const { database, rows, commit } = fresh();
  const journal = openJournal(database, FULL);
  const texts = Array.from({ length: 25 }, (_, nth) => `entry ${nth}`);
  for (const text of texts) {
    commit(() => {
      journal.append('A', [text]);
      journal.write();
    });
  }
  const again = openJournal(database, FULL);
  expect(again.read('A')).toEqual(texts);
  expect(again.count('A')).toBe(25);
  expect([rows('journal_a'), rows('journal_b')]).toEqual([0, 0]);
});

test('what one transaction brings is one row of a journal', () => {
  const { rows, waiting, commit, database } = fresh();
  const journal = openJournal(database, FULL);
  commit(() => {
    journal.append('A', ['one\ttwo', 'three']);
    journal.append('B', ['four']);
    journal.write();
  });
  commit(() => journal.write());
  expect([rows('journal_a'), waiting('journal_a')]).toEqual([1, 3]);
  const again = openJournal(database, FULL);
  expect([again.read('A'), again.read('B')]).toEqual([['one\ttwo', 'three'], ['four']]);
});

test('whichever of the two journals is older, everything comes back in order', () => {
  const codes = Array.from({ length: 50 }, (_, nth) => `table ${nth}`);
  for (let commits = 1; commits <= 12; commits += 1) {
    const { database, commit } = fresh();
    const journal = openJournal(database, 3 * codes.length);
    for (let nth = 0; nth < commits; nth += 1) {
      commit(() => {
        for (const code of codes) journal.append(code, [`entry ${nth}`]);
        journal.write();
      });
    }
    const again = openJournal(database, FULL);
    const wanted = Array.from({ length: commits }, (_, nth) => `entry ${nth}`);
    for (const code of codes) expect(again.read(code)).toEqual(wanted);
  }
});

test('what was taken back never was', () => {
  const { database, commit } = fresh();
  const journal = openJournal(database, FULL);
  const texts = Array.from({ length: 12 }, (_, nth) => `entry ${nth}`);
  for (const text of texts) {
    commit(() => {
      journal.append('A', [text]);
      journal.append('B', [text]);
      journal.write();
    });
    database.exec('BEGIN');
    journal.append('A', ['never']);
    journal.write();
    database.exec('ROLLBACK');
    journal.revert();
  }
  expect([journal.read('A'), journal.read('B')]).toEqual([texts, texts]);
  expect(journal.count('A')).toBe(12);
  expect(openJournal(database, FULL).read('A')).toEqual(texts);
});

test('however much comes with every commit, it is filed as quickly', () => {
  const { database, waiting, commit } = fresh();
  const journal = openJournal(database, FULL);
  const codes = Array.from({ length: 100 }, (_, nth) => `table ${nth}`);
  const most = [...Array(20)].map((_, nth) => {
    commit(() => {
      for (const code of codes) journal.append(code, [`${nth} one`, `${nth} two`, `${nth} three`]);
      journal.write();
    });
    return waiting('journal_a') + waiting('journal_b');
  });
  expect(Math.max(...most)).toBeLessThan(4 * 300);
});
