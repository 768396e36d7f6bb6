import {
  ACHIEVEMENT_IDS,
  AREAS,
  type Area,
  CHARACTERS,
  type CharacterId,
  FINAL_REWARD_IDS,
  type GoodKind,
  NEUTRAL_FRAMES,
  ORDINARY_REWARD_IDS,
  PROVINCE_IDS,
  SAND,
  trackLength,
} from '#content';
import { type Chance, type Draw, drawDecks, drawPeople, shuffled } from './draw.ts';
import { CUBES } from './game/evolve.ts';
import { fingerprint } from './game/fingerprint.ts';
import {
  type Agreed,
  type Game,
  type Millis,
  NOBODY,
  type Opening,
  type Options,
  type Player,
  type SeatOptions,
  type Secret,
} from './game/game.ts';

const DISPLAY = 4;
export const REWARDS_A_COUNCIL = 5;
const REMOVED_REWARDS = 10;

/** A table whose chance comes from a number: the same number, the same table. */
export function setup({ seed, ...agreed }: Options): Opening {
  if (!Number.isSafeInteger(seed)) throw new RangeError('a seed is a whole number of at most 53 bits');
  const draw = drawDecks(seed);
  return lay(agreed, () => draw);
}

/** The first state and the order of the decks. The only place where chance enters the game. */
export function lay(agreed: Agreed, chance: Chance): Opening {
  checkAgreed(agreed);
  const secret = shuffleDecks(chance);
  const seats = shuffled(chance('privilege'), [...agreed.seats.keys()]);
  return { game: firstState(agreed, secret, seats.length === 2 ? [...seats, NOBODY] : seats), secret };
}

/** Whether set-up could have laid a table like this: nothing has happened yet, and the cards are all there. */
export function isOpening({ game, secret }: Opening): boolean {
  const { options, privilege } = game;
  const marks = [...options.seats.keys(), ...(options.seats.length === 2 ? [NOBODY] : [])];
  if (!isSame(privilege, marks) || !isBox(secret)) return false;
  try {
    checkAgreed(options);
    return fingerprint(firstState(options, secret, privilege)) === fingerprint(game);
  } catch {
    return false;
  }
}

/** SET-3, SET-4, SET-5: as many cards as set-up leaves, each once. */
export function isBox({ provinces, rewards, achievements }: Secret): boolean {
  const last = rewards.slice(-FINAL_REWARD_IDS.length);
  const ordinary = rewards.slice(0, -FINAL_REWARD_IDS.length);
  return (
    isSame(provinces, PROVINCE_IDS) &&
    isSame(achievements, ACHIEVEMENT_IDS) &&
    isSame(last, FINAL_REWARD_IDS) &&
    ordinary.length === ORDINARY_REWARD_IDS.length - REMOVED_REWARDS &&
    new Set(ordinary).size === ordinary.length &&
    ordinary.every((card) => ORDINARY_REWARD_IDS.includes(card))
  );
}

/** The same things, in whatever order. */
export const isSame = (some: readonly unknown[], all: readonly unknown[]): boolean =>
  some.length === all.length && all.every((one) => some.includes(one));

/** SET-3, SET-4, SET-5 */
function shuffleDecks(chance: Chance): Secret {
  const ordinary = shuffled(chance('rewards'), ORDINARY_REWARD_IDS).slice(REMOVED_REWARDS);
  return {
    provinces: shuffled(chance('provinces'), PROVINCE_IDS),
    rewards: [...ordinary, ...shuffled(chance('finalRewards'), FINAL_REWARD_IDS)],
    achievements: shuffled(chance('achievements'), ACHIEVEMENT_IDS),
  };
}

/** SET-1 to SET-9, P23-1, P23-2 */
function firstState(options: Agreed, secret: Secret, privilege: readonly number[]): Game {
  const seats = options.seats.length;
  return {
    options,
    sand: sandAt(options.speed),
    phase: 'placement',
    round: 1,
    timing: options.timing[0] ?? 'timed',
    paused: false,
    timers: {
      purple: { row: 'top', sandOut: 0 },
      green: { row: 'top', sandOut: 0 },
      black: { row: 'top', sandOut: 0 },
    },
    circles: ['timer', 'marker', 'marker', 'marker'],
    trackSpace: 0,
    privilege,
    players: firstPlayers(options.seats),
    neutralFrames: seats === 2 ? NEUTRAL_FRAMES : [],
    display: secret.provinces.slice(0, DISPLAY),
    provincesDealt: DISPLAY,
    rewards: secret.rewards.slice(0, REWARDS_A_COUNCIL),
    grandeOpen: true,
    achievement: secret.achievements[0] ?? 'hidden',
    tokenOnCard: seats > 3,
    turn: 0,
    deadline: options.waitLimit > 0 ? options.waitLimit : null,
    onClock: null,
  };
}

/** No `map`: V8 compiles one into another kind of array, and then all that reads the players of a game anew. */
function firstPlayers(seats: readonly SeatOptions[]): readonly Player[] {
  const players: Player[] = [];
  for (const seat of seats) players.push(firstPlayer(seat));
  return players;
}

/** SET-6, SET-7 */
function firstPlayer({ character, handicap }: SeatOptions): Player {
  const { start, stratagems } = CHARACTERS[character];
  const held = (kind: GoodKind): number => (start[kind] ?? 0) + (handicap[kind] ?? 0);
  return {
    character,
    military: Math.min(held('military'), CUBES),
    culture: Math.min(held('culture'), CUBES),
    gold: Math.min(held('gold'), CUBES),
    votes: held('votes'),
    power: Math.min(held('power'), trackLength(character, 'power')),
    prestige: Math.min(held('prestige'), trackLength(character, 'prestige')),
    popularity: Math.min(held('popularity'), trackLength(character, 'popularity')),
    legendary: false,
    glory: { power: 0, prestige: 0, popularity: 0 },
    hand: stratagems.slice(),
    discard: [],
    slots: { brown: [], red: [], blue: [], yellow: [] },
    provinceLimit: 2,
    workers: [
      { grande: true, spot: 'mat', space: 0 },
      { grande: false, spot: 'mat', space: 0 },
    ],
    recruits: 2,
    claimed: false,
    done: false,
    ready: false,
    timingVote: null,
    todo: [],
  };
}

/** TIM-1, DIG-6 */
export function sandAt(speed: number): Readonly<Record<Area, Millis>> {
  const [purple, green, black] = AREAS.map((area) => Math.round((SAND[area] * 1000) / speed));
  return { purple: purple ?? 0, green: green ?? 0, black: black ?? 0 };
}

type Wish = CharacterId | 'random' | 'basic' | 'advanced';

/** SET-6: a character of each person at most once, drawn for those who leave it to chance. */
export function drawCharacters(chance: number | Draw, wishes: readonly Wish[]): readonly CharacterId[] {
  const draw = typeof chance === 'number' ? drawPeople(chance) : chance;
  const ids = Object.keys(CHARACTERS) as readonly CharacterId[];
  const taken = new Set(wishes.flatMap((wish) => (isCharacter(wish) ? [CHARACTERS[wish].person] : [])));
  return wishes.map((wish) => {
    if (isCharacter(wish)) return wish;
    const open = shuffled(draw, ids).find(
      (id) => !taken.has(CHARACTERS[id].person) && (wish === 'random' || CHARACTERS[id].side === wish),
    );
    if (open === undefined) throw new RangeError('no character is left to draw');
    taken.add(CHARACTERS[open].person);
    return open;
  });
}

const isCharacter = (wish: string): wish is CharacterId => Object.hasOwn(CHARACTERS, wish);

export function checkAgreed(agreed: Agreed): void {
  const { seats, timing, speed, privilegeWindow, waitLimit, lastWord } = agreed;
  if (seats.length < 1 || seats.length > 5) throw new RangeError('a table has 1 to 5 seats');
  if (!seats.every(({ character }) => isCharacter(character))) throw new RangeError('nobody else plays this game');
  const persons = new Set(seats.map(({ character }) => CHARACTERS[character].person));
  if (persons.size !== seats.length) throw new RangeError('each character sits at a table once');
  if (!seats.every(({ handicap }) => Object.values(handicap).every(isCount))) {
    throw new RangeError('a handicap is given in whole numbers');
  }
  if (timing.length !== 4) throw new RangeError('timing has one entry for each of the four rounds');
  if (!(speed >= 0.1 && speed <= 10)) throw new RangeError('speed is a factor from 0.1 to 10');
  if (![privilegeWindow, waitLimit, lastWord].every(isCount)) throw new RangeError('waits are whole milliseconds');
}

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;
