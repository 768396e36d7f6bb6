import type { Area, CharacterId, Goods, Row } from '#content';
import {
  blind,
  boardOf,
  type Command,
  decide,
  evolve,
  type Game,
  isRefusal,
  type Millis,
  type Player,
  type Seat,
  setup,
  type Worker,
} from '#engine';

/** Situations for pictures: set up, changed and played on by the engine, so that a picture cannot show what cannot be. */
const CHARACTERS: readonly CharacterId[] = ['briber', 'champion', 'justicar', 'implacable', 'insidious'];

/** A table in the middle of round 1 with all timers on their top rows and all workers at home. */
export function inRound(players: number): Game {
  const seats = CHARACTERS.slice(0, players).map((character) => ({
    character,
    advancedPlacement: false,
    glory: false,
    handicap: {},
  }));
  const { game } = setup({
    seed: 1,
    seats,
    timing: ['timed', 'timed', 'timed', 'timed'],
    speed: 1,
    privilegeWindow: 1000,
    waitLimit: 0,
    lastWord: 20_000,
  });
  return { ...game, phase: 'round' };
}

/** The same game with something about one player changed. */
export const given = (game: Game, seat: Seat, change: Partial<Player>): Game => ({
  ...game,
  players: game.players.map((player, index) => (index === seat ? { ...player, ...change } : player)),
});

/** What the table makes of a command; a picture that asks for something forbidden is a mistake. */
export function after(game: Game, seat: Seat, command: Command, at: Millis = 0): Game {
  const ruling = decide(game, { seat, at, command }, blind);
  if (isRefusal(ruling)) throw new Error(`the picture breaks ${ruling.refused}`);
  return ruling.reduce(evolve, game);
}

/** All that a command brings its seat. */
export function gainsOf(game: Game, seat: Seat, command: Command): Goods {
  const ruling = decide(game, { seat, at: 0, command }, blind);
  if (isRefusal(ruling)) throw new Error(`the picture breaks ${ruling.refused}`);
  const sum: Record<string, number> = {};
  for (const event of ruling) {
    if (event.type !== 'gained') continue;
    for (const [kind, count] of Object.entries(event.goods)) sum[kind] = (sum[kind] ?? 0) + count;
  }
  return sum;
}

/** The frames of a row, left to right, by their numbers. */
export const framesOf = (game: Game, area: Area, row: Row): readonly number[] =>
  boardOf(game).frames.flatMap((frame, index) => (frame.area === area && frame.row === row ? [index] : []));

export const actionsOf = (game: Game, area: Area, row: Row): readonly number[] =>
  boardOf(game).actions.flatMap((action, index) => (action.area === area && action.row === row ? [index] : []));

export const inFrame = (space: number | undefined, grande = false): Worker => ({
  grande,
  spot: 'frame',
  space: space ?? 0,
});
export const inBox = (space: number | undefined, grande = false): Worker => ({
  grande,
  spot: 'box',
  space: space ?? 0,
});
export const onMat = (grande = false): Worker => ({ grande, spot: 'mat', space: 0 });
