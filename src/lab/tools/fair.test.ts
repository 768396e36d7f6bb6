import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fairTool } from './fair.ts';

const FILE = 'replays/versions/recording-3.json';
const played = JSON.parse(readFileSync(FILE, 'utf8'));
const code = process.exitCode;
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pendulum-fair-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = code;
  rmSync(folder, { recursive: true });
});

function said(...args: readonly string[]): string {
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  fairTool.run(args);
  return out.mock.calls.join('');
}

function changed(by: object): string {
  const file = join(folder, 'game.json');
  writeFileSync(file, JSON.stringify({ ...played, ...by }));
  return file;
}

test('SET-3 SET-4 SET-5 a sealed game is checked on the command line', () => {
  expect(said(FILE)).toContain('The decks hold');
  expect(said(FILE, '--told', played.sealed.seal)).toContain('It is the seal that was told.');
  expect(process.exitCode).toBe(code);
});

test('its text has the seal for a hash, whatever program takes it', () => {
  expect(createHash('sha256').update(said(FILE, '--text')).digest('hex')).toBe(played.sealed.seal);
});

test.each([
  ['the seal is not the one that was told', FILE, ['--told', 'f'.repeat(64)]],
  ['the seed makes other decks', { sealed: { ...played.sealed, seed: 'f'.repeat(64) } }, []],
  ['the seal does not fit', { sealed: { ...played.sealed, seal: 'f'.repeat(64) } }, []],
])('a game that was tampered with ends with code 1: %s', (why, file, args) => {
  expect(said(typeof file === 'string' ? file : changed(file), ...args)).toContain(why);
  expect(process.exitCode).toBe(1);
});

test('a game of long ago has nothing to check', () => {
  expect(said('replays/versions/recording-1.json')).toContain('were not sealed');
  expect(() => said('replays/versions/recording-1.json', '--text')).toThrow('not sealed');
  expect(() => said(join(folder, 'none.json'))).toThrow('cannot be read');
  expect(process.exitCode).toBe(code);
});
