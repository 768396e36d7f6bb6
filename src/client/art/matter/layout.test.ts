import { existsSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CHARACTERS, SIDES } from '../characters.ts';
import { ACTION_ICONS, KIND_ICONS } from '../icons/names.ts';
import { LANDS } from '../landscape/landmarks.ts';
import { MOTIFS } from '../motifs.ts';
import { WINDOWED } from '../rendered.tsx';
import { MARK_PATHS } from '../worker.tsx';
import { WORKER_COLUMNS } from '../workerFrame.ts';
import { GROUPS } from './groups.ts';
import { asked, fileOf, isFetchedWhenShown, ROOMS, SHEETS, type SheetName } from './layout.ts';

const FOLDER = new URL('./sheets/', import.meta.url);
const names = Object.keys(SHEETS) as SheetName[];
const bytesOf = (file: string): number => statSync(new URL(file, FOLDER)).size;
const cells = readFileSync(new URL('../styles/cells.css', import.meta.url), 'utf8');

/** Provinces on a first table, at worst each from a sheet of its own. */
const FACE_UP = 4;

const first = ROOMS.flatMap((room) => [false, true].map((isDense) => ({ room, isDense })));

test.each(first)('a first table asks for at most 350 KiB: $room, dense $isDense', ({ room, isDense }) => {
  const sheets = GROUPS.flatMap((group) => asked(group, room));
  const bytesFor = (wanted: readonly SheetName[]) => wanted.map((name) => bytesOf(fileOf(name, isDense)));
  const always = bytesFor(sheets.filter((name) => !isFetchedWhenShown(name)));
  const provinces = bytesFor(sheets.filter(isFetchedWhenShown)).toSorted((a, b) => b - a);
  const bytes = [...always, ...provinces.slice(0, FACE_UP)].reduce((sum, file) => sum + file, 0);
  expect(bytes).toBeLessThanOrEqual(350 * 1024);
});

test('every sheet is there, for plain screens and, if it has pieces, for dense ones', () => {
  const files = names.flatMap((name) => [fileOf(name, false), fileOf(name, true)]);
  expect(files.filter((file) => !existsSync(new URL(file, FOLDER)))).toEqual([]);
});

test('every kind, every action and the purple marker has a sprite and a cell', () => {
  const drawn = [...KIND_ICONS, ...ACTION_ICONS, 'marker'];
  expect(drawn.filter((icon) => !SHEETS.tokens.sprites.includes(icon))).toEqual([]);
  expect(drawn.filter((icon) => !cells.includes(`[data-of="${icon}"]`))).toEqual([]);
});

test('every seat has a common and a grande worker, and chain and pennant for both', () => {
  expect(WORKER_COLUMNS.slice(0, -2)).toEqual(Object.keys(MARK_PATHS));
  const wanted = ['common', 'grande'].flatMap((kind) => WORKER_COLUMNS.map((column) => `worker-${kind}-${column}`));
  expect(SHEETS.workers.sprites).toEqual(wanted);
});

test('both sides of all five characters have a medallion and a cell', () => {
  const wanted = CHARACTERS.flatMap((character) => SIDES.map((side) => `${character}-${side}`));
  expect(SHEETS.medals.sprites).toEqual(wanted.map((name) => `medal-${name}`));
  expect(wanted.filter((name) => !cells.includes(`[data-of="${name}"]`))).toEqual([]);
});

test('every motif of a card has a picture and a cell', () => {
  expect(SHEETS.pictures.sprites).toEqual(MOTIFS.map((motif) => `picture-${motif}`));
  expect(MOTIFS.filter((motif) => !cells.includes(`[data-motif="${motif}"]`))).toEqual([]);
});

test('every province has a diorama, a cell and the sheet that it lies on', () => {
  const sheets = names.filter(isFetchedWhenShown);
  expect(sheets.flatMap((name) => SHEETS[name].sprites)).toEqual(LANDS.map((land) => `land-${land}`));
  for (const name of sheets) {
    const missing = SHEETS[name].sprites.filter(
      (sprite) => !RegExp(`data-land="${sprite.slice(5)}"] {[^}]*var\\(--sheet-${name}\\)`).test(cells),
    );
    expect(missing).toEqual([]);
  }
});

test('a sheet that is shown through windows has as many cells as they look for', () => {
  const windowed = Object.entries(WINDOWED) as [keyof typeof WINDOWED, (typeof WINDOWED)[keyof typeof WINDOWED]][];
  expect(windowed.map(([name, { columns, rows }]) => [name, columns, columns * rows])).toEqual(
    windowed.map(([name]) => [name, SHEETS[name].columns, SHEETS[name].sprites.length]),
  );
});

test('the workshop has noted the bytes of every sheet', () => {
  const kept = JSON.parse(readFileSync('art/sheets.json', 'utf8')) as Record<string, { readonly bytes: number }>;
  const files = new Set(names.flatMap((name) => [fileOf(name, false), fileOf(name, true)]));
  expect(Object.fromEntries([...files].map((file) => [file, kept[file]?.bytes]))).toEqual(
    Object.fromEntries([...files].map((file) => [file, bytesOf(file)])),
  );
});
