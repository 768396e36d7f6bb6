import {
  ACHIEVEMENT_IDS,
  AREAS,
  CHARACTERS,
  FINAL_REWARD_IDS,
  NEUTRAL_FRAMES,
  ORDINARY_REWARD_IDS,
  PROVINCE_IDS,
} from '#content';
import { type Chance, type Draw, shuffled } from './draw.ts';
import { type Game, NOBODY, type Opening, type Secret } from './game/game.ts';
import { momentFaults, placeFaults } from './position/board.ts';
import { cardFaults, councilsDealt, provincesOnTable, rewardsHeld } from './position/cards.ts';
import { type PositionFault, twice, when } from './position/fault.ts';
import { matFaults } from './position/mats.ts';
import { checkAgreed, isBox, isSame, REWARDS_A_COUNCIL, sandAt } from './setup.ts';

export { markersIn } from './position/board.ts';
export { provincesOnTable } from './position/cards.ts';
export { PLAIN_FAULTS, type PositionFault, SEAT_FAULTS } from './position/fault.ts';
export { mostOf } from './position/mats.ts';
export { positionOf } from './position/moment.ts';

/** Everything that stands against playing on from a position; nothing where it can be played to its end. */
export function faultsIn(game: Game): readonly PositionFault[] {
  const wrong = tableFaults(game);
  if (wrong.length > 0) return wrong;
  const mats = game.players.flatMap((_, seat) => matFaults(game, seat));
  const places = mats.some(({ fault }) => fault === 'nowhere' || fault === 'crew') ? [] : placeFaults(game);
  return [...momentFaults(game), ...mats, ...places, ...cardFaults(game)];
}

/** SET-1, SET-6, SET-9, P23-2: without these nothing else can be judged. */
export function tableFaults(game: Game): readonly PositionFault[] {
  const { options, players, privilege } = game;
  const persons = players.map(({ character }) => CHARACTERS[character].person);
  if (players.length < 1 || players.length > 5 || twice(persons).length > 0) return [{ fault: 'players' }];
  const marks = [...players.keys(), ...(players.length === 2 ? [NOBODY] : [])];
  return [
    ...when(!isSame(privilege, marks), { fault: 'order' }),
    ...when(!isAgreed(game) || !isSame(game.neutralFrames, players.length === 2 ? NEUTRAL_FRAMES : []), {
      fault: 'table',
    }),
    ...when(options.seats.length !== players.length, { fault: 'players' }),
  ];
}

function isAgreed({ options, players, sand, paused, deadline, onClock, display, circles }: Game): boolean {
  try {
    checkAgreed(options);
  } catch {
    return false;
  }
  const usual = sandAt(options.speed);
  const fits = AREAS.every((area) => sand[area] === usual[area]) && display.length === 4 && circles.length === 4;
  const isFree = !paused && deadline === null && onClock === null;
  return fits && isFree && options.seats.every(({ character }, seat) => players[seat]?.character === character);
}

const ORDINARY = 3 * REWARDS_A_COUNCIL;

/** Decks for a position that was set up by hand: what lies on the table has been dealt, all else is shuffled. */
export function decksFor(game: Game, chance: Chance): Secret {
  const councils = councilsDealt(game);
  const others = without(chance('achievements'), ACHIEVEMENT_IDS, [game.achievement]);
  const provinces = provincesOnTable(game);
  return {
    provinces: [...provinces, ...without(chance('provinces'), PROVINCE_IDS, provinces)],
    rewards: [...ordinaryFor(game, chance('rewards')), ...shuffled(chance('finalRewards'), FINAL_REWARD_IDS)],
    achievements: [...others.slice(0, councils - 1), game.achievement, ...others.slice(councils - 1)],
  };
}

function ordinaryFor(game: Game, draw: Draw): Secret['rewards'] {
  const held = rewardsHeld(game);
  const offered = game.rewards.filter((reward) => ORDINARY_REWARD_IDS.includes(reward));
  const others = without(draw, ORDINARY_REWARD_IDS, [...offered, ...held]);
  const dealt = Math.min(councilsDealt(game) * REWARDS_A_COUNCIL, ORDINARY);
  const seen = [...offered, ...held].slice(0, dealt);
  return [...seen, ...others].slice(0, ORDINARY);
}

const without = <T>(draw: Draw, all: readonly T[], some: readonly T[]): readonly T[] =>
  shuffled(
    draw,
    all.filter((card) => !some.includes(card)),
  );

/** Whether a position can be played with these decks: no card that lies on the table comes again. */
export function isPosition({ game, secret }: Opening): boolean {
  if (faultsIn(game).length > 0 || !isBox(secret)) return false;
  const councils = councilsDealt(game);
  const toCome: readonly string[] = [
    ...secret.provinces.slice(game.provincesDealt),
    ...secret.rewards.slice(councils * REWARDS_A_COUNCIL),
    ...secret.achievements.slice(councils),
  ];
  const seen: readonly string[] = [...provincesOnTable(game), ...rewardsHeld(game), ...game.rewards, game.achievement];
  return !seen.some((card) => toCome.includes(card));
}
