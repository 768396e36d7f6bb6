import { readdirSync, readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PROVINCE_IDS } from '#content';
import { copy, fingerprint, type Game, peekInto, play } from '#engine';
import { decksFor, positionOf, provincesOnTable } from '#engine/position';
import { chanceFrom } from '#engine/sealed';
import { foldTo } from '#lab';
import {
  enactOrigin,
  type Happened,
  type Origin,
  originOf,
  RECORDING_VERSION,
  type Recording,
  standing,
} from '#protocol';
import { checkDecks } from '#protocol/fair';
import { readRecording } from '#protocol/parse';
import { boundBy, type GameLog, openingFrom, openingText, readLog } from './game.ts';

const FOLDER = new URL('../../../replays/', import.meta.url);
const SEED = 'c0ffee'.padEnd(64, '0');

const FILES = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .map((file): readonly [string, Recording] => {
    const read = readRecording(readFileSync(new URL(file, FOLDER), 'utf8'));
    if (!read.ok) throw new Error(read.fault);
    return [file, read.recording];
  });

const timeOf = ({ entries }: Recording, position: number): number =>
  Math.max(0, ...standing(entries.slice(0, position)).map(({ at }) => at));

const originAt = (recording: Recording, position: number): Origin =>
  originOf(recording, position, timeOf(recording, position), null);

const gameAt = (recording: Recording, position: number): Game =>
  foldTo({ ...recording, entries: recording.entries.slice(0, position) });

const paused = (game: Game): string => fingerprint({ ...game, paused: true });

/** Moments at which something is left to play. */
const placesIn = (recording: Recording): readonly number[] =>
  [0, 0.2, 0.4, 0.6, 0.8, 0.99].map((part) => Math.floor(part * (recording.entries.length - 1)));

/** What stands after that many entries, pauses left out; nothing where a claim goes back behind them. */
function standingAfter(recording: Recording, position: number): readonly Happened[] {
  const before = standing(recording.entries.slice(0, position));
  const all = standing(recording.entries);
  if (before.at(-1)?.seq !== all[before.length - 1]?.seq) return [];
  return all.slice(before.length).filter(({ command: { type } }) => type !== 'pause' && type !== 'resume');
}

const begin = (origin: Origin, seed = SEED): GameLog => {
  const log = openingFrom(origin, seed);
  if (log === undefined) throw new Error('this past cannot have been');
  return log;
};

const dealt = ({ round, phase, provincesDealt }: Game) => ({
  councils: round + (phase === 'moves' ? 1 : 0),
  provincesDealt,
});

describe.each(FILES)('a game begun from %s', (_, recording) => {
  const cases = placesIn(recording).map((position) => ({ position, log: begin(originAt(recording, position)) }));

  test('stands where the other one stood, and waits', () => {
    for (const { position, log } of cases) {
      const { game } = enactOrigin(originAt(recording, position)) ?? {};
      expect(game && fingerprint(game)).toBe(paused(gameAt(recording, position)));
      expect(log.opening.begun).toEqual({ seq: log.entries.length, of: null });
      expect(boundBy(log)?.byHand).toBe(false);
    }
  });

  test('goes the same way when the same is asked, as far as no undealt card comes', () => {
    for (const { position, log } of cases) {
      const game = copy({ ...gameAt(recording, position), paused: false });
      const peek = peekInto(log.opening.secret);
      const before = JSON.stringify(dealt(game));
      for (const { seat, at, command, events } of standingAfter(recording, position)) {
        const ruling = play(game, { seat, at, command }, peek);
        if (JSON.stringify(dealt(game)) !== before) break;
        expect(ruling).toEqual(events);
      }
    }
  });

  test('SET-3 SET-4 SET-5 keeps the cards that were dealt and shuffles all others anew', () => {
    for (const { position, log } of cases) {
      const { councils, provincesDealt } = dealt(gameAt(recording, position));
      const { secret } = log.opening;
      const old = recording.opening.secret;
      expect(secret.provinces.slice(0, provincesDealt)).toEqual(old.provinces.slice(0, provincesDealt));
      expect(secret.rewards.slice(0, councils * 5)).toEqual(old.rewards.slice(0, councils * 5));
      expect(secret.achievements.slice(0, councils)).toEqual(old.achievements.slice(0, councils));
      expect(secret.provinces.toSorted()).toEqual(PROVINCE_IDS.toSorted());
      expect(new Set(secret.rewards).size).toBe(old.rewards.length);
      expect(secret.rewards.slice(-5).toSorted()).toEqual(old.rewards.slice(-5).toSorted());
      expect(secret.achievements.toSorted()).toEqual(old.achievements.toSorted());
    }
  });

  test('is proven by its recording, and by no other seed', () => {
    for (const { log } of cases) {
      const { sealed, begun = null, ...opening } = readLog([openingText(log.opening)]).opening;
      const told = { ...recording, version: RECORDING_VERSION, opening, begun, entries: log.entries } as const;
      expect(checkDecks({ ...told, sealed }, sealed?.seal ?? null)).toEqual({ type: 'fair', told: true });
      const other = { seed: 'f'.repeat(64), seal: sealed?.seal ?? '' };
      expect(checkDecks({ ...told, sealed: other }, null).type).toBe('unfair');
    }
  });
});

describe('a position set up by hand', () => {
  const [, recording] = FILES.find(([file]) => file === 'three-players-mixed.json') ?? FILES[0] ?? ['', null];
  if (recording === null) throw new Error('no recording');
  const half = recording.entries.length >> 1;
  const position = positionOf(gameAt(recording, half), timeOf(recording, half));
  const rich = { ...position, players: position.players.map((player) => ({ ...player, gold: 9 })) };
  const handMade = (game: Game, secret = decksFor(game, chanceFrom('a'.repeat(64)))): GameLog | undefined =>
    openingFrom({ opening: { game, secret }, asked: [], at: 0, of: null }, SEED);

  test('begins a game whose decks are proven and hold no card that lies on the table', () => {
    const log = handMade(rich);
    if (log === undefined) throw new Error('this position can be played');
    const { sealed, begun = null, ...opening } = log.opening;
    expect(boundBy(log)?.byHand).toBe(true);
    expect(opening.game.players[0]?.gold).toBe(9);
    expect(opening.secret.provinces.slice(0, rich.provincesDealt)).toEqual(
      expect.arrayContaining([...provincesOnTable(rich)]),
    );
    const told = { ...recording, version: RECORDING_VERSION, opening, begun, entries: log.entries } as const;
    expect(checkDecks({ ...told, sealed }, sealed?.seal ?? null)).toEqual({ type: 'fair', told: true });
  });

  test('goes on once more from a moment of such a game', () => {
    const log = begin({
      opening: { game: rich, secret: decksFor(rich, chanceFrom(SEED)) },
      asked: [],
      at: 0,
      of: null,
    });
    const again = openingFrom(originOf({ opening: log.opening, entries: log.entries }, 1, 5000, 'ABC'), SEED);
    expect(again?.opening.begun).toEqual({ seq: 1, of: 'ABC' });
  });

  test('begins nothing where it has a fault, or where a card on the table would come again', () => {
    const greedy = { ...rich, players: rich.players.map((player) => ({ ...player, gold: 11 })) };
    expect(handMade(greedy)).toBeUndefined();
    expect(handMade({ ...rich, provincesDealt: 2 })).toBeUndefined();
    const secret = decksFor(rich, chanceFrom(SEED));
    expect(handMade(rich, { ...secret, provinces: secret.provinces.toReversed() })).toBeUndefined();
    expect(handMade(rich, { ...secret, rewards: [] })).toBeUndefined();
  });
});

describe('a past that cannot have been', () => {
  const [, recording] = FILES.find(([file]) => file === 'three-players-mixed.json') ?? FILES[0] ?? ['', null];
  if (recording === null) throw new Error('no recording');
  const origin = originAt(recording, recording.entries.length >> 1);
  const forged = (more: Partial<Origin>): GameLog | undefined => openingFrom({ ...origin, ...more }, SEED);
  const { game, secret } = origin.opening;

  test('begins nothing: goods, cards or an order that set-up does not give', () => {
    const rich = game.players.map((player, seat) => (seat === 0 ? { ...player, gold: 11 } : player));
    expect(forged({ opening: { game: { ...game, players: rich }, secret } })).toBeUndefined();
    expect(forged({ opening: { game: { ...game, privilege: [0, 0, 1] }, secret } })).toBeUndefined();
    const [first = 'hidden', ...provinces] = secret.provinces;
    const twice = { ...secret, provinces: [...provinces.slice(0, -1), first, first] };
    expect(forged({ opening: { game, secret: twice } })).toBeUndefined();
    expect(forged({ opening: { game, secret: { ...secret, rewards: [] } } })).toBeUndefined();
  });

  test('begins nothing: a command left out, asked too early, or after the moment', () => {
    expect(forged({ asked: origin.asked.toSpliced(0, 1) })).toBeUndefined();
    expect(forged({ asked: origin.asked.map((one) => ({ ...one, at: 0 })) })).toBeUndefined();
    expect(forged({ at: 0 })).toBeUndefined();
  });

  test('begins nothing: a game that is over', () => {
    expect(openingFrom(originAt(recording, recording.entries.length), SEED)).toBeUndefined();
  });

  test('never makes the judge throw', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...origin.asked]), fc.nat(9_999_999), (asked, at) => {
        openingFrom({ ...origin, asked, at }, SEED);
      }),
      { numRuns: 40 },
    );
  });

  test('draws other cards from another seed', () => {
    const first = begin(originOf({ opening: origin.opening, entries: [] }, 0, 0, null));
    const second = begin(originOf({ opening: origin.opening, entries: [] }, 0, 0, null), 'f'.repeat(64));
    expect(first.opening.secret).not.toEqual(second.opening.secret);
  });
});
