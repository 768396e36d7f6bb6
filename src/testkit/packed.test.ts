import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CHARACTER_IDS } from '#content';
import { type Event, fingerprint, NOBODY } from '#engine';
import { foldTo, isPacked, type Packed, pack, parseRecording, readPacked, unpack } from '#lab';
import type { Entry, Recording } from '#protocol';

const FOLDER = new URL('../../replays/', import.meta.url);
const FILES = readdirSync(FOLDER).filter(isPacked);
const pathOf = (file: string): string => new URL(file, FOLDER).pathname;
const GAMES: readonly Packed[] = FILES.flatMap((file) => readPacked(pathOf(file)));
const UNPACKED = GAMES.map(unpack);
const RECORDINGS: readonly Recording[] = UNPACKED.map(({ recording }) => recording);

const happened = (entry: Entry) => (entry.type === 'happened' ? [entry] : entry.happened);
const EVENTS: readonly Event[] = RECORDINGS.flatMap(({ entries }) =>
  entries.flatMap(happened).flatMap(({ events }) => events),
);

describe('the packed games', () => {
  test('judged again all come to the same, refusals and claims included', () => {
    expect(UNPACKED.flatMap(({ difference, recording }) => (difference === null ? [] : [recording.about]))).toEqual([]);
  });

  test('are 400 with the readable ones, in less than 3 MB', () => {
    const all = readdirSync(FOLDER).filter((file) => /\.(json|br)$/.test(file));
    expect(GAMES.length + all.filter((file) => file.endsWith('.json')).length).toBeGreaterThanOrEqual(400);
    expect(all.reduce((sum, file) => sum + statSync(pathOf(file)).size, 0)).toBeLessThan(3_000_000);
  });

  test('are of every number of players, every character, every timing, with and without each variant', () => {
    const seats = RECORDINGS.flatMap(({ opening }) => opening.game.options.seats);
    expect(new Set(RECORDINGS.map(({ opening }) => opening.game.players.length))).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(new Set(seats.map(({ character }) => character))).toEqual(new Set(CHARACTER_IDS));
    const timings = RECORDINGS.map(({ opening }) => [...new Set(opening.game.options.timing)].sort().join(' '));
    expect(new Set(timings)).toEqual(new Set(['timed', 'untimed', 'timed untimed']));
    const variants = seats.map(({ glory, advancedPlacement }) => `${glory} ${advancedPlacement}`);
    expect(new Set(variants).size).toBe(4);
    expect(seats.some(({ handicap }) => Object.keys(handicap).length > 0)).toBe(true);
  });

  test('END-2 END-3 END-4 ADV-5 are all played out, and end in every way and by every tie', () => {
    expect(RECORDINGS.every(({ ranking }) => ranking !== null)).toBe(true);
    const ends = RECORDINGS.map(({ ranking }) => `${ranking?.outcome} ${ranking?.standings[0]?.decidedBy}`);
    for (const end of ['complete points', 'complete glory', 'closest lowest', 'closest legendary', 'civilWar lowest']) {
      expect(ends).toContain(end);
    }
    expect(ends.filter((end) => end.endsWith('privilege')).length).toBeGreaterThan(0);
  });

  test('PRV-1 PAU-1 DIG-4 hold claims, pauses, claims across them, and what the table did for those away', () => {
    const rewinds = RECORDINGS.flatMap(({ entries }) => entries.filter((entry) => entry.type === 'rewound'));
    const again = rewinds.flatMap((entry) => entry.happened.map(({ command }) => command.type));
    expect(rewinds.length).toBeGreaterThan(300);
    expect(again).toContain('pause');
    expect(again).toContain('done');
    const types = new Set(EVENTS.map(({ type }) => type));
    for (const type of [
      'paused',
      'resumed',
      'gloryGained',
      'timingVoted',
      'timeCalled',
      'provinceDiscarded',
    ] as const) {
      expect(types).toContain(type);
    }
    expect(RECORDINGS.some(({ entries }) => entries.flatMap(happened).some(({ seat }) => seat === NOBODY))).toBe(true);
    expect(GAMES.some(({ about }) => about.endsWith('standIn'))).toBe(true);
  });
});

describe('packing', () => {
  const log = parseRecording(readFileSync(pathOf('privilege-claimed.json'), 'utf8')) as Recording;

  test('PRV-4 the log of a table, claims included, comes back as it was', () => {
    const { recording, difference } = unpack(JSON.parse(JSON.stringify(pack(log))));
    expect(difference).toBeNull();
    expect(recording.fingerprint).toBe(log.fingerprint);
    expect(recording.ranking).toEqual(log.ranking);
    expect(recording.entries.map(({ seq }) => seq)).toEqual(log.entries.map(({ seq }) => seq));
    expect(fingerprint(foldTo(recording))).toBe(log.fingerprint);
  });

  test('a game that comes to something else is noticed, with the place', () => {
    const packed = pack(log);
    const other = packed.checks.startsWith('00', 40) ? 'ff' : '00';
    const checks = packed.checks.slice(0, 40) + other + packed.checks.slice(42);
    expect(unpack({ ...packed, checks }).difference).toBe('ask 21 differs');
    expect(unpack({ ...packed, checks: packed.checks.slice(2) }).difference).not.toBeNull();
    expect(unpack({ ...packed, checks: `${packed.checks}00` }).difference).not.toBeNull();
  });

  test('a log that the rules of today refuse is not kept', () => {
    const [first, second, ...rest] = log.entries;
    if (first === undefined || second === undefined) throw new Error('a game has entries');
    expect(() => pack({ ...log, entries: [second, first, ...rest] })).toThrow('judged otherwise by now');
  });
});
