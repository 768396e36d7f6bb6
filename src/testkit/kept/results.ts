import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { CHARACTER_IDS, ORDINARY_REWARD_IDS } from '#content';
import { BOT_LEVELS, PACES } from '#protocol';
import type { Result } from '#table/kept';

/** A result of a rated game that two or more have finished; place and points go by the seat. */
export const resultForTest = (changes: Partial<Result> = {}): Result => {
  const { seat = 0 } = changes;
  return {
    code: 'ONE',
    seat,
    name: `P${seat}`,
    character: 'briber',
    bot: null,
    place: seat + 1,
    points: 20 - seat,
    endedAt: 1000,
    person: `p${seat}`,
    pace: 'usual',
    standIn: false,
    won: seat === 0,
    complete: seat === 0,
    seconds: 1800,
    firstReward: 'warChest',
    rated: true,
    seenAt: 1000,
    rating: null,
    ...changes,
  };
};

export interface Crowd {
  readonly games: number;
  readonly people: number;
  /** When the first game ended, and how long it took from one end to the next. */
  readonly from: number;
  readonly every: number;
}

/** Of whom each plays often. */
export const SMALL_CROWD: Crowd = { games: 40, people: 6, from: 1000, every: 1000 };

/** Finished rated games of a crowd in which some play better than others, the same every time. */
export function* crowdGames({ games, people, from, every }: Crowd): Generator<readonly Result[]> {
  const chance = xoroshiro128plus(1);
  const upTo = (most: number): number => uniformInt(chance, 0, most);
  for (let nth = 0; nth < games; nth += 1) {
    const size = 2 + upTo(3);
    const first = upTo(people - 1);
    const seats = Array.from({ length: size }, (_, seat) => (first + seat * (1 + upTo(3) * 7 + seat)) % people);
    const luck = new Map(seats.map((who) => [who, (who % 100) + upTo(120)]));
    const ranked = [...luck.keys()].sort((one, other) => (luck.get(other) ?? 0) - (luck.get(one) ?? 0));
    const pace = PACES[upTo(5)] ?? 'usual';
    const endedAt = from + nth * every;
    const seconds = 1200 + upTo(1800);
    if (ranked.length < 2) continue;
    // At some tables a bot plays along.
    const bot = ranked.length > 2 && nth % 3 === 0 ? (BOT_LEVELS[nth % BOT_LEVELS.length] ?? null) : null;
    const botAt = nth % ranked.length;
    yield ranked.map((who, place) => ({
      ...resultForTest({ seat: place, code: `G${String(nth).padStart(7, '0')}`, name: `Player ${who}`, pace }),
      ...(bot !== null && place === botAt ? { person: null, bot, name: 'Tick' } : { person: personForTest(who) }),
      character: CHARACTER_IDS[(who + upTo(4)) % CHARACTER_IDS.length] ?? 'briber',
      points: Math.max(0, 26 - 4 * place - upTo(8)),
      complete: upTo(place + 1) === 0,
      firstReward: ORDINARY_REWARD_IDS[upTo(ORDINARY_REWARD_IDS.length - 1)] ?? null,
      seconds,
      endedAt,
      seenAt: endedAt,
    }));
  }
}

export const personForTest = (nth: number): string => String(nth).padStart(43, 'p');
