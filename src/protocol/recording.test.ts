import { readdirSync, readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fingerprint } from '#engine';
import { foldTo } from '#lab';
import { printRecording, RECORDING_FAULTS, RECORDING_VERSION, type Recording } from '#protocol';
import { readRecording } from '#protocol/parse';

const FOLDER = new URL('../../replays/', import.meta.url);
const textsIn = (folder: URL): readonly (readonly [string, string])[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => [file, readFileSync(new URL(file, folder), 'utf8')]);
const VERSIONS = textsIn(new URL('versions/', FOLDER));
const FILES = [...VERSIONS, ...textsIn(FOLDER)];

function open(text: string): Recording {
  const read = readRecording(text);
  if (!read.ok) throw new Error(read.fault);
  return read.recording;
}

const faultOf = (text: string): string => {
  const read = readRecording(text);
  return read.ok ? 'none' : read.fault;
};

describe('a file of every version', () => {
  test('is kept, one of each', () => {
    const versions = VERSIONS.map(([, text]) => JSON.parse(text).version);
    expect(versions.toSorted()).toEqual(Array.from({ length: RECORDING_VERSION }, (_, index) => index + 1));
  });

  test.each(FILES)('is opened and ends as it did: %s', (_, text) => {
    const recording = open(text);
    expect(recording.version).toBe(RECORDING_VERSION);
    expect(fingerprint(foldTo(recording))).toBe(JSON.parse(text).fingerprint);
  });

  test.each(FILES)('written, read and written again is the same to the letter: %s', (_, text) => {
    const written = printRecording(open(text));
    expect(printRecording(open(written))).toBe(written);
  });

  test('may carry any name that a chair can', () => {
    const recording = open(FILES[0]?.[1] ?? '');
    const name = fc.string({ unit: 'grapheme', maxLength: 12 }).filter((text) => /^[^\p{C}\u2028\u2029]*$/u.test(text));
    fc.assert(
      fc.property(name, fc.nat(), (said, endedAt) => {
        const seats = recording.seats.map((seat) => ({ ...seat, name: said }));
        const written = printRecording({ ...recording, seats, endedAt });
        expect(printRecording(open(written))).toBe(written);
      }),
      { numRuns: 20 },
    );
  });
});

type Json = { [key: string]: unknown };

/** Sets one value somewhere inside, chosen by the numbers. */
function spoil(value: Json, path: readonly number[], by: unknown): void {
  let inside = value;
  for (const step of path) {
    const keys = Object.keys(inside);
    const key = keys[step % keys.length] ?? '';
    const next = inside[key];
    if (typeof next !== 'object' || next === null || Object.keys(next).length === 0) {
      inside[key] = by;
      return;
    }
    inside = next as Json;
  }
  inside[Object.keys(inside)[0] ?? ''] = by;
}

describe('a damaged or foreign file', () => {
  const [, text = ''] = FILES.find(([file]) => file === 'paused-now-and-then.json') ?? [];

  test('says what is wrong with it', () => {
    expect(faultOf('')).toBe('notJson');
    expect(faultOf(text.slice(0, -40))).toBe('notJson');
    for (const foreign of ['null', '[]', '"pendulum"', '{}', '{"recording":"chess","version":1}']) {
      expect(faultOf(foreign)).toBe('foreign');
    }
    expect(faultOf(JSON.stringify({ ...JSON.parse(text), version: 99 }))).toBe('newer');
    expect(faultOf(JSON.stringify({ ...JSON.parse(text), entries: [] }))).toBe('damaged');
    expect(faultOf(JSON.stringify({ ...JSON.parse(text), more: 1 }))).toBe('damaged');
    expect(faultOf(' '.repeat(9_000_000))).toBe('tooBig');
  });

  test('without some entry, or with one twice, is damaged', () => {
    const whole = JSON.parse(text);
    fc.assert(
      fc.property(fc.nat(whole.entries.length - 1), fc.boolean(), (nth, twice) => {
        const entries = whole.entries.toSpliced(nth, 1, ...(twice ? [whole.entries[nth], whole.entries[nth]] : []));
        expect(faultOf(JSON.stringify({ ...whole, entries }))).toBe('damaged');
      }),
      { numRuns: 30 },
    );
  });

  test('never makes the reader throw; what it lets pass ends as it did', () => {
    const written = printRecording(open(text));
    const garbage = fc.oneof(fc.jsonValue(), fc.integer(), fc.constantFrom('hidden', 'mat', 31, -1, 1e9, null));
    fc.assert(
      fc.property(fc.array(fc.nat(5000), { minLength: 1, maxLength: 7 }), garbage, (path, by) => {
        const value = JSON.parse(written);
        spoil(value, path, by);
        const read = readRecording(JSON.stringify(value));
        if (!read.ok) expect(RECORDING_FAULTS).toContain(read.fault);
        else expect(fingerprint(foldTo(read.recording))).toBe(JSON.parse(written).fingerprint);
      }),
      { numRuns: 150 },
    );
  });

  test('cut or changed anywhere is never taken for a whole one unless it says the same', () => {
    const written = printRecording(open(text));
    fc.assert(
      fc.property(fc.nat(written.length - 1), fc.constantFrom('', '0', 'x', '"', '}', ','), (at, by) => {
        const read = readRecording(written.slice(0, at) + by + written.slice(at + 1));
        if (read.ok) expect(fingerprint(foldTo(read.recording))).toBe(JSON.parse(written).fingerprint);
      }),
      { numRuns: 150 },
    );
  });
});
