import { ACHIEVEMENTS, type CharacterId } from '#content';
import {
  alarm,
  boardOf,
  type Command,
  copy,
  type Game,
  isRefusal,
  legal,
  type Millis,
  NOBODY,
  type Options,
  peekInto,
  play,
  type Seat,
  setup,
  type Timing,
} from '#engine';
import type { Happened } from '#protocol';

/** A moment worth looking at: how the table was set, and when to stop playing it out. */
interface Recipe {
  readonly seats: readonly CharacterId[];
  readonly timing: Timing;
  readonly seed: number;
  readonly until: (game: Game, at: Millis) => boolean;
}

const BASIC: readonly CharacterId[] = ['implacable', 'champion', 'briber', 'justicar', 'insidious'];
const ADVANCED: readonly CharacterId[] = ['alchemist', 'warmonger', 'insurgent', 'pacifist', 'tyrant'];

const inRound = (round: number) => (game: Game) =>
  game.phase === 'round' && game.round === round && game.circles.filter((circle) => circle === 'marker').length === 1;

const mayConquer = (game: Game, at: Millis): boolean =>
  legal(game, 0, at).some(
    (command) => command.type === 'act' && boardOf(game).actions[command.action]?.effect.do === 'conquer',
  );

/** The token and the reward both lie open to the first seat, and three kinds are asked for. */
const mayClaim = (game: Game, at: Millis): boolean =>
  game.phase === 'round' &&
  Object.keys(ACHIEVEMENTS[game.achievement].asks).length === 3 &&
  legal(game, 0, at).filter((command) => command.type === 'claim' && command.with.length === 0).length > 1;

export const SITUATIONS = {
  placement: { seats: BASIC.slice(0, 3), timing: 'timed', seed: 3, until: (game) => game.turn === 2 },
  'a round begins': {
    seats: BASIC,
    timing: 'timed',
    seed: 6,
    until: (game) => game.phase === 'round' && game.round === 2,
  },
  'round for three': { seats: BASIC.slice(0, 3), timing: 'timed', seed: 5, until: inRound(2) },
  'round for five': { seats: BASIC, timing: 'timed', seed: 8, until: inRound(3) },
  'untimed for two': {
    seats: ADVANCED.slice(0, 2),
    timing: 'untimed',
    seed: 4,
    until: (game) => game.round === 2 && game.trackSpace === 5,
  },
  'four advanced': { seats: ADVANCED.slice(0, 4), timing: 'timed', seed: 7, until: inRound(2) },
  'a full hand': {
    seats: ['pacifist', 'warmonger', 'insurgent'],
    timing: 'timed',
    seed: 16,
    until: (game) => game.phase === 'round' && game.players[0]?.hand.length === 7,
  },
  'about to conquer': {
    seats: BASIC.slice(0, 3),
    timing: 'timed',
    seed: 5,
    until: (game, at) => game.phase === 'round' && mayConquer(game, at),
  },
  'a claim': { seats: BASIC.slice(0, 3), timing: 'timed', seed: 126, until: mayClaim },
  'a question': {
    seats: ADVANCED.slice(0, 3),
    timing: 'timed',
    seed: 21,
    until: (game) => game.round === 2 && game.phase === 'round' && (game.players[0]?.todo.length ?? 0) > 0,
  },
  'council is called': { seats: BASIC.slice(0, 4), timing: 'timed', seed: 9, until: (game) => game.phase === 'called' },
  rewards: {
    seats: BASIC.slice(0, 5),
    timing: 'timed',
    seed: 11,
    until: (game) => game.phase === 'rewards' && game.round === 2 && game.privilege[game.turn] === 0,
  },
  discards: {
    seats: BASIC.slice(0, 3),
    timing: 'timed',
    seed: 309,
    until: (game) => game.phase === 'discards' && (game.players[0]?.todo.length ?? 0) > 0,
  },
  'moving workers': { seats: BASIC.slice(0, 3), timing: 'timed', seed: 13, until: (game) => game.phase === 'moves' },
  'the end': { seats: BASIC.slice(0, 3), timing: 'timed', seed: 22, until: (game) => game.phase === 'over' },
} as const satisfies Readonly<Record<string, Recipe>>;
export type SituationName = keyof typeof SITUATIONS;
export const SITUATION_NAMES = Object.keys(SITUATIONS) as readonly SituationName[];
export const isSituation = (name: string | null): name is SituationName =>
  name !== null && Object.hasOwn(SITUATIONS, name);

export interface Situation {
  readonly options: Options;
  readonly game: Game;
  readonly at: Millis;
  /** How it came to that. */
  readonly past: readonly Happened[];
}

const LONG_ENOUGH = 20_000;

/** Plays by chance, always the same way, until the moment comes: with its own players, or with that many. */
export function situation(name: SituationName, players: number | null = null): Situation {
  const own: Recipe = SITUATIONS[name];
  const recipe: Recipe = players === null ? own : { ...own, seats: BASIC.slice(0, players) };
  const options = optionsOf(recipe);
  const { game: first, secret } = setup(options);
  const game = copy(first);
  const peek = peekInto(secret);
  const chance = dice(recipe.seed);
  const past: Happened[] = [];
  let at: Millis = 0;
  const happens = (seat: Seat, command: Command) => {
    const events = play(game, { seat, at, command }, peek);
    if (isRefusal(events)) throw new Error(`${name}: ${events.refused}`);
    past.push({ type: 'happened', seq: past.length + 1, seat, nth: 0, at, command, events });
  };
  for (let asked = 0; asked < LONG_ENOUGH && game.phase !== 'over' && !recipe.until(game, at); asked += 1) {
    at += chance(1500);
    const due = alarm(game);
    const seat = chance(game.players.length);
    const able = legal(game, seat, at).filter((command) => !isBoring(command));
    const command = able[chance(able.length)];
    if (due !== undefined && at >= due) happens(NOBODY, { type: 'due' });
    else if (command !== undefined) happens(seat, command);
  }
  return { options, game, at, past };
}

const BORING: ReadonlySet<string> = new Set(['pause', 'resume', 'callTime', 'voteTiming']);

/** What leads nowhere: table talk, and taking back what was said. */
const isBoring = (command: Command): boolean =>
  BORING.has(command.type) ||
  (command.type === 'done' && !command.done) ||
  (command.type === 'ready' && !command.ready);

function optionsOf({ seats, timing, seed }: Recipe): Options {
  return {
    seed,
    seats: seats.map((character) => ({ character, advancedPlacement: false, glory: false, handicap: {} })),
    timing: [timing, timing, timing, timing],
    speed: 1,
    privilegeWindow: 1000,
    waitLimit: 0,
    lastWord: 20_000,
  };
}

/** The same chance on every screen. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
}
