import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fingerprint } from '#engine';
import { findDifference, foldTo, parseRecording } from '#lab';
import type { Recording } from '#protocol';

const FOLDER = new URL('../../replays/', import.meta.url);
const FILES = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));

function open(file: string): Recording {
  const recording = parseRecording(readFileSync(new URL(file, FOLDER), 'utf8'));
  if (typeof recording === 'string') throw new Error(`${file}: ${recording}`);
  return recording;
}

const RECORDINGS = FILES.map((file) => [file, open(file)] as const);

describe.each(RECORDINGS)('%s', (_, recording) => {
  test('commands judged again bring the recorded events', () => {
    expect(findDifference(recording)).toBeUndefined();
  });

  test('folded events give the recorded end', () => {
    expect(fingerprint(foldTo(recording))).toBe(recording.fingerprint);
  });
});

describe('the recorded games', () => {
  const all = RECORDINGS.map(([, recording]) => recording);

  test('are of every number of players', () => {
    expect(new Set(all.map(({ seats }) => seats.length))).toEqual(new Set([1, 2, 3, 4, 5]));
  });

  test('END-2 END-3 END-4 end in every way a game can end', () => {
    expect(new Set(all.map(({ ranking }) => ranking?.outcome))).toEqual(new Set(['complete', 'closest', 'civilWar']));
  });

  test('are timed, untimed and mixed', () => {
    const kinds = all.map(({ opening }) => [...new Set(opening.game.options.timing)].sort().join(' '));
    expect(new Set(kinds)).toEqual(new Set(['timed', 'untimed', 'timed untimed']));
  });

  test('show claims of privilege, glory and every advanced character', () => {
    const entries = all.flatMap((recording) => recording.entries);
    expect(entries.some(({ type }) => type === 'rewound')).toBe(true);
    const events = entries.flatMap((entry) => (entry.type === 'happened' ? entry.events : []));
    expect(events.some(({ type }) => type === 'gloryGained')).toBe(true);
    const characters = all.flatMap(({ opening }) => opening.game.players.map(({ character }) => character));
    expect(new Set(characters).size).toBe(10);
  });
});

describe('a damaged file', () => {
  const [, recording] = RECORDINGS[0] ?? [];

  test.each([
    ['not JSON', '{'],
    ['another JSON', '[]'],
    ['nothing', 'null'],
    ['a newer version', JSON.stringify({ ...recording, version: 99 })],
    ['no entries', JSON.stringify({ ...recording, entries: undefined })],
  ])('is refused in a sentence: %s', (_, text) => {
    expect(parseRecording(text)).toBeTypeOf('string');
  });

  test('that says something else happened is noticed', () => {
    if (recording === undefined) throw new Error('no recording');
    const [first, ...rest] = recording.entries;
    if (first?.type !== 'happened') throw new Error('a game begins with something that happened');
    const changed = { ...recording, entries: [{ ...first, events: first.events.slice(1) }, ...rest] };
    expect(findDifference(changed)).toMatch(/^at 1: /);
  });
});
