import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fingerprint } from '#engine';
import { foldTo } from '#lab';
import { lastSeq } from '#protocol';
import { readRecording } from '#protocol/parse';
import { councilPast } from '../../table/council/past.ts';
import { gameAt, openFilm, positionAt, positionOf, stepFrom } from './film.ts';

function filmOf(file: string) {
  const read = readRecording(readFileSync(new URL(`../../../../replays/${file}.json`, import.meta.url), 'utf8'));
  if (!read.ok) throw new Error(read.fault);
  return openFilm(read.recording);
}

const FILMS = ['privilege-claimed', 'five-players-timed', 'three-players-mixed', 'versions/recording-2'];

describe.each(FILMS)('a film of %s', (file) => {
  const film = filmOf(file);
  const anywhere = fc.nat(film.entries.length);

  test('shows at every position the game that a fold gives', () => {
    fc.assert(
      fc.property(anywhere, (position) => {
        const entry = film.entries[position - 1];
        const folded = foldTo(film.recording, entry === undefined ? 0 : lastSeq(entry));
        expect(fingerprint(gameAt(film, position))).toBe(fingerprint(folded));
      }),
      { numRuns: 50 },
    );
    expect(fingerprint(gameAt(film, film.entries.length))).toBe(film.recording.fingerprint);
  });

  test('tells the last sixty things, and a council from its beginning', () => {
    for (let position = 1; position <= film.entries.length; position += 7) {
      const { feed, following } = film.pictureAt(position);
      const told = feed.at(-1);
      expect(told?.seq).toBe(following.seq);
      expect(told?.after).toBe(following.game);
      if (['rewards', 'discards'].includes(following.game.phase)) expect(councilPast(feed)).not.toBeNull();
    }
  });

  test('finds a position again by its time and by its number', () => {
    fc.assert(
      fc.property(anywhere, (position) => {
        const at = film.times[position - 1] ?? -1;
        expect(positionAt(film, at)).toBeGreaterThanOrEqual(position);
        expect(film.times[positionAt(film, at)] ?? Number.POSITIVE_INFINITY).toBeGreaterThan(at);
        const entry = film.entries[position - 1];
        if (entry !== undefined) expect(positionOf(film, lastSeq(entry))).toBe(position);
      }),
    );
  });

  test('can be walked on and back by flips and rounds', () => {
    for (const stride of ['flip', 'round'] as const) {
      const on: number[] = [];
      for (let at = 0; at < film.entries.length; at = on.at(-1) ?? 0) on.push(stepFrom(film, at, stride, 1));
      const back: number[] = [];
      for (let at = film.entries.length; at > 0; at = back.at(-1) ?? 0) back.push(stepFrom(film, at, stride, -1));
      expect(back.toReversed().slice(1)).toEqual(on.slice(0, -1));
    }
  });
});
