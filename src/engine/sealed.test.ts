import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { ACHIEVEMENT_IDS, FINAL_REWARD_IDS, ORDINARY_REWARD_IDS, PROVINCE_IDS } from '#content';
import { tableOptions } from '#testkit';
import { chanceFrom, drawFrom, sealedText, sealOf, setupSealed } from './sealed.ts';

const { seed: _, ...AGREED } = tableOptions({ seats: 3 });
const SEED = '00112233445566778899aabbccddeeff'.repeat(2);
const decksOf = (seed: string) => setupSealed(seed, AGREED).secret;

/** The same list of secret seeds every time. */
const seeds = (count: number): readonly string[] =>
  Array.from({ length: count }, (_unused, nth) => nth.toString(16).padStart(64, '0'));

/** 256 seeds, each with one bit turned over. */
const neighbours = (seed: string): readonly string[] =>
  Array.from({ length: 256 }, (_unused, bit) => {
    const turned = BigInt(`0x${seed}`) ^ (1n << BigInt(bit));
    return turned.toString(16).padStart(64, '0');
  });

test('SET-3 SET-4 SET-5 a secret seed lays a whole table, the same one every time', () => {
  const { game, secret } = setupSealed(SEED, AGREED);
  expect(setupSealed(SEED, AGREED)).toEqual({ game, secret });
  expect(secret.provinces.toSorted()).toEqual(PROVINCE_IDS.toSorted());
  expect(secret.achievements.toSorted()).toEqual(ACHIEVEMENT_IDS.toSorted());
  for (const reward of secret.rewards.slice(0, 15)) expect(ORDINARY_REWARD_IDS).toContain(reward);
  expect(secret.rewards.slice(15).toSorted()).toEqual(FINAL_REWARD_IDS.toSorted());
  expect(game.display).toEqual(secret.provinces.slice(0, 4));
  expect(game.privilege.toSorted()).toEqual([0, 1, 2]);
});

test.each(['', '12', 'g'.repeat(64), SEED.toUpperCase(), `${SEED}0`])('"%s" is no secret seed', (seed) => {
  expect(() => setupSealed(seed, AGREED)).toThrow('64 hex digits');
});

// Games already sealed are checked with this shuffle: it may only change under another name than "pendulum 1".
test('SET-4 the shuffle is the one that sealed games were dealt with', () => {
  const { game, secret } = setupSealed(SEED, AGREED);
  expect({
    seal: sealOf(SEED, secret),
    display: game.display,
    rewards: game.rewards,
    achievement: game.achievement,
    privilege: game.privilege,
  }).toMatchInlineSnapshot(`
    {
      "achievement": "balancedRealm",
      "display": [
        "poetsIsle",
        "garlandPort",
        "spearwatch",
        "songvale",
      ],
      "privilege": [
        2,
        1,
        0,
      ],
      "rewards": [
        "townCrier",
        "tollGate",
        "plebiscite",
        "loyalDelegate",
        "letterOfCredit",
      ],
      "seal": "64a614b2574b1d6b93a401868dba69389faa3871bdb316852026a211d25e7fae",
    }
  `);
});

test('SET-3 SET-4 SET-5 each of the 256 bits makes other decks', () => {
  const texts = [SEED, ...neighbours(SEED)].map((seed) => JSON.stringify(decksOf(seed)));
  expect(new Set(texts).size).toBe(257);
});

test('SET-3 SET-4 SET-5 each of the 256 bits changes what lies open at the start', () => {
  const open = [SEED, ...neighbours(SEED)].map((seed) => {
    const { display, rewards, achievement } = setupSealed(seed, AGREED).game;
    return [...display, ...rewards, achievement].join();
  });
  expect(new Set(open).size).toBe(257);
});

test('SET-6 SET-9 every deck, the privilege and the characters have a stream of their own', () => {
  const chance = chanceFrom(SEED);
  const streams = ['rewards', 'provinces', 'finalRewards', 'achievements', 'privilege', 'characters'] as const;
  const drawn = streams.map((of) => {
    const draw = chance(of);
    return Array.from({ length: 20 }, () => draw(2 ** 32)).join();
  });
  expect(new Set(drawn).size).toBe(streams.length);
  // An attacker who sees all that one stream gave can ask for it again and learns nothing of where another stands.
  const draw = chance('provinces');
  chance('characters')(10);
  expect(draw(2 ** 32)).toBe(chance('provinces')(2 ** 32));
});

test('a draw throws away what would make some results likelier than others', () => {
  const most = 2 ** 32;
  const numbers = function* (): Generator<number, never> {
    yield* [most - 1, 7, most - 2, most - 1, 11];
    throw new RangeError('no number is left');
  };
  const draw = drawFrom(numbers());
  expect(draw(10)).toBe(7);
  expect(draw(3)).toBe((most - 2) % 3);
  expect(draw(10)).toBe(1);
});

/** How far counts are from all alike, in standard deviations of what chance alone would bring. */
function surprise(counts: readonly number[], expected: number, freedom: number): number {
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return Math.abs(chiSquare - freedom) / Math.sqrt(2 * freedom);
}

/** Of every card in every place. */
function surpriseOf(decks: readonly (readonly string[])[]): number {
  const counts = new Map<string, number>();
  for (const deck of decks) {
    for (const [place, card] of deck.entries()) {
      counts.set(`${card} ${place}`, (counts.get(`${card} ${place}`) ?? 0) + 1);
    }
  }
  const cards = decks[0]?.length ?? 0;
  const never = Array<number>(cards ** 2 - counts.size).fill(0);
  return surprise([...counts.values(), ...never], decks.length / cards, (cards - 1) ** 2);
}

test('SET-3 SET-4 SET-5 SET-9 every card is as often in every place, and so is every seat in every rank', () => {
  const tables = seeds(1200).map((seed) => setupSealed(seed, AGREED));
  expect(surpriseOf(tables.map(({ secret }) => secret.provinces))).toBeLessThan(3);
  expect(surpriseOf(tables.map(({ secret }) => secret.achievements))).toBeLessThan(3);
  expect(surpriseOf(tables.map(({ secret }) => secret.rewards.slice(15)))).toBeLessThan(3);
  expect(surpriseOf(tables.map(({ game }) => game.privilege.map(String)))).toBeLessThan(3);
  const firsts = ORDINARY_REWARD_IDS.map((id) => tables.filter(({ secret }) => secret.rewards[0] === id).length);
  expect(surprise(firsts, tables.length / firsts.length, firsts.length - 1)).toBeLessThan(3);
});

/** The shuffle once more, from its description in docs/PROTOCOL.md and with another library. */
function shuffledByHand(seed: string, stream: string, cards: readonly string[]): readonly string[] {
  const bytes = Array.from({ length: 64 }, (_unused, count) =>
    createHmac('sha256', Buffer.from(seed, 'hex')).update(`pendulum 1 ${stream} ${count}`).digest(),
  );
  const all = Buffer.concat(bytes);
  const deck = [...cards];
  let at = 0;
  for (let last = deck.length - 1; last > 0; last -= 1) {
    while (all.readUInt32BE(at) >= 2 ** 32 - (2 ** 32 % (last + 1))) at += 4;
    const other = all.readUInt32BE(at) % (last + 1);
    at += 4;
    [deck[last], deck[other]] = [deck[other] ?? '', deck[last] ?? ''];
  }
  return deck;
}

test('SET-3 SET-4 SET-5 anybody can make the decks again from the seed', () => {
  for (const seed of [SEED, ...seeds(20)]) {
    const { provinces, rewards, achievements } = decksOf(seed);
    expect(shuffledByHand(seed, 'provinces', PROVINCE_IDS)).toEqual(provinces);
    expect(shuffledByHand(seed, 'rewards', ORDINARY_REWARD_IDS).slice(10)).toEqual(rewards.slice(0, 15));
    expect(shuffledByHand(seed, 'finalRewards', FINAL_REWARD_IDS)).toEqual(rewards.slice(15));
    expect(shuffledByHand(seed, 'achievements', ACHIEVEMENT_IDS)).toEqual(achievements);
  }
});

test('the seal is the hash of a text that anybody can write down', () => {
  const secret = decksOf(SEED);
  const text = sealedText(SEED, secret);
  expect(text.split('\n').map((line) => line.split(' ')[0])).toEqual([
    'pendulum',
    'seed',
    'provinces',
    'rewards',
    'achievements',
  ]);
  expect(sealOf(SEED, secret)).toBe(createHash('sha256').update(text).digest('hex'));
});
