import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { diceOf, random } from '#bots';
import type { Opening } from '#engine';
import { seal, sealOf, setupSealed } from '#engine/sealed';
import { recordSealed } from '#lab';
import { type Entry, printRecording, type Recording } from '#protocol';
import { checkDecks } from '#protocol/fair';
import { readRecording } from '#protocol/parse';
import { isDealtFrom } from './dealing.ts';

/** Written once and never anew, so that no rule changes it. */
const PLAYED = open('replays/versions/recording-3.json');
const SEED = PLAYED.sealed?.seed ?? '';
const OTHER_SEED = 'decade'.padEnd(64, '7');
const AGREED = PLAYED.opening.game.options;
const TOLD = PLAYED.sealed?.seal ?? '';

function open(file: string): Recording {
  const read = readRecording(readFileSync(file, 'utf8'));
  if (!read.ok) throw new Error(read.fault);
  return read.recording;
}

const swapped = <T>(cards: readonly T[], one: number, other: number): readonly T[] =>
  cards.with(one, cards[other] as T).with(other, cards[one] as T);

/** The last two provinces change places: cards that nobody ever saw. */
const restacked = ({ game, secret }: Opening): Opening => ({
  game,
  secret: { ...secret, provinces: swapped(secret.provinces, 54, 55) },
});

const sealedAnew = (recording: Recording, seed: string): Recording => ({
  ...recording,
  sealed: seal(seed, recording.opening),
});

describe('the decks of a game played to its end', () => {
  test('SET-3 SET-4 SET-5 hold: the seed makes them, the seal fits them, every card came from them', () => {
    expect(checkDecks(PLAYED, TOLD)).toEqual({ type: 'fair', told: true });
    expect(checkDecks(PLAYED, null)).toEqual({ type: 'fair', told: false });
    const another = recordSealed('', OTHER_SEED, AGREED, Array(2).fill(random), diceOf(3));
    expect(checkDecks(another, null)).toEqual({ type: 'fair', told: false });
  });

  test('hold after the game was written to a file and read again', () => {
    const read = readRecording(printRecording(PLAYED));
    expect(read.ok && checkDecks(read.recording, TOLD)).toEqual({ type: 'fair', told: true });
  });

  test('hold with privilege claimed: what was taken back is dealt again', () => {
    const { opening, entries } = open('replays/privilege-claimed.json');
    expect(isDealtFrom(opening, entries, false)).toBe(true);
  });

  test('were not sealed in games recorded before there were seals', () => {
    expect(checkDecks(open('replays/versions/recording-2.json'), null)).toEqual({ type: 'unsealed' });
  });
});

const unfair = (recording: Recording, told: string | null = TOLD): unknown => {
  const check = checkDecks(recording, told);
  return check.type === 'unfair' ? check.why : check.type;
};

describe('a recording that was tampered with is refused', () => {
  test('SET-4 with another deck', () => {
    expect(unfair({ ...PLAYED, opening: restacked(PLAYED.opening) })).toBe('otherDecks');
  });

  test('SET-4 with another deck and a seal made for it', () => {
    const forged = sealedAnew({ ...PLAYED, opening: restacked(PLAYED.opening) }, SEED);
    expect(unfair(forged)).toBe('otherSeal');
    expect(unfair(forged, null)).toBe('otherDecks');
  });

  test('SET-9 with another order of privilege', () => {
    const { game, secret } = PLAYED.opening;
    const opening = { game: { ...game, privilege: swapped(game.privilege, 0, 1) }, secret };
    expect(unfair({ ...PLAYED, opening })).toBe('otherDecks');
  });

  test('with another seed', () => {
    expect(unfair({ ...PLAYED, sealed: { seed: OTHER_SEED, seal: TOLD } })).toBe('otherDecks');
  });

  test('with another seal', () => {
    const other = sealOf(OTHER_SEED, PLAYED.opening.secret);
    expect(unfair({ ...PLAYED, sealed: { seed: SEED, seal: other } })).toBe('otherSeal');
    expect(unfair({ ...PLAYED, sealed: { seed: SEED, seal: other } }, null)).toBe('brokenSeal');
    expect(unfair({ ...PLAYED, sealed: { seed: SEED, seal: other } }, other)).toBe('brokenSeal');
  });

  test('without the seal that was told', () => {
    expect(unfair({ ...PLAYED, sealed: null })).toBe('otherSeal');
  });

  test('SET-4 with seed, decks and seal all of another table: other cards lay there', () => {
    const { game } = PLAYED.opening;
    const other = setupSealed(OTHER_SEED, AGREED);
    const opening = { game: { ...game, privilege: other.game.privilege }, secret: other.secret };
    expect(unfair(sealedAnew({ ...PLAYED, opening }, OTHER_SEED), null)).toBe('otherCards');
  });

  test.each(['provinceTaken', 'provincesDealt', 'roundPrepared'] as const)(
    'COU-10 PRO-1 PRO-6 with a card that was not the next one: %s',
    (type) => {
      expect(unfair({ ...PLAYED, entries: miscounted(PLAYED.entries, type) })).toBe('otherCards');
    },
  );
});

/** The first such event brings a card that lies deeper in the deck. */
function miscounted(entries: readonly Entry[], type: string): readonly Entry[] {
  const [deep = 'hidden'] = PLAYED.opening.secret.provinces.slice(-1);
  const at = entries.findIndex(
    (entry) => entry.type === 'happened' && entry.events.some((event) => event.type === type),
  );
  if (at < 0) throw new Error(`no ${type} in this game`);
  return entries.map((entry, nth) => {
    if (nth !== at || entry.type !== 'happened') return entry;
    const events = entry.events.map((event) => {
      if (event.type !== type) return event;
      if (event.type === 'provinceTaken') return { ...event, from: 'deck' as const, province: deep };
      return 'display' in event ? { ...event, display: event.display.with(0, deep) } : event;
    });
    return { ...entry, events };
  });
}

test('PRO-1 a province that did not lie in the display is noticed', () => {
  const [deep = 'hidden'] = PLAYED.opening.secret.provinces.slice(-1);
  const entries = PLAYED.entries.map((entry): Entry => {
    if (entry.type === 'rewound') return entry;
    const events = entry.events.map((event) => (event.type === 'provinceTaken' ? { ...event, province: deep } : event));
    return { ...entry, events };
  });
  expect(unfair({ ...PLAYED, entries })).toBe('otherCards');
});

test('COU-10 a reward or an achievement that was not the next one is noticed', () => {
  const change = (entry: Entry, by: object): Entry =>
    entry.type === 'rewound'
      ? entry
      : {
          ...entry,
          events: entry.events.map((event) => (event.type === 'roundPrepared' ? { ...event, ...by } : event)),
        };
  const { rewards, achievements } = PLAYED.opening.secret;
  for (const by of [{ rewards: rewards.slice(0, 5) }, { achievement: achievements[9] }]) {
    expect(unfair({ ...PLAYED, entries: PLAYED.entries.map((entry) => change(entry, by)) })).toBe('otherCards');
  }
});
