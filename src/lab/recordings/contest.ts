import type { Bot, Dice } from '#bots';
import {
  type Asked,
  alarm,
  type Command,
  forbids,
  type Game,
  legal,
  type Millis,
  NOBODY,
  type Opening,
  type Options,
  rankOf,
  type Seat,
  setup,
} from '#engine';
import type { Following, Recording } from '#protocol';
import { asRecording } from './recording.ts';
import { type Walker, walkerAt } from './walker.ts';

const STEP: Millis = 400;
const MOST_ASKS = 3000;

/** A game as it went, with all that was asked, also what was refused. */
export interface Contest {
  readonly opening: Opening;
  readonly table: Walker;
  readonly asks: readonly Asked[];
}

/** Records a game in which others now and then were after the very same thing, and claim it (PRV-1) or come late (PAU-1). */
export function recordContest(
  about: string,
  options: Options,
  bots: readonly Bot[],
  dice: Dice,
  most: number,
): Recording {
  const { opening, table } = contest(options, bots, dice, most);
  return asRecording(about, opening, null, table.entries, table.following().game);
}

/** With probes, strangers ask for something now and then, too. */
export function contest(
  options: Options,
  bots: readonly Bot[],
  dice: Dice,
  most: number,
  probes: readonly Command[] = [],
): Contest {
  const opening = setup(options);
  const table = walkerAt(opening);
  const asks: Asked[] = [];
  const ask = (asked: Asked): boolean => {
    asks.push(asked);
    return table.ask(asked) !== undefined;
  };
  let claims = 0;
  for (let step = 0; table.following().game.phase !== 'over'; step += 1) {
    const { game } = table.following();
    const asked = nextAsked(game, bots, dice, step);
    if (asked === undefined) continue;
    if (!ask(asked)) throw new Error(`nobody may ${JSON.stringify(asked)}`);
    if (asks.length > MOST_ASKS) throw new Error(`no end after ${MOST_ASKS} asks`);
    if (claims < most && rivalsOf(table.following(), asked, game, dice).some(ask)) claims += 1;
    const probe = probes.length > 0 && dice.next(6) === 0 ? probes[dice.next(probes.length)] : undefined;
    if (probe !== undefined) ask({ seat: dice.next(bots.length + 1) - 1, at: asked.at, command: probe });
  }
  return { opening, table, asks };
}

function nextAsked(game: Game, bots: readonly Bot[], dice: Dice, step: number): Asked | undefined {
  const at = step * STEP;
  const due = alarm(game);
  if (due !== undefined && due <= at) return { seat: NOBODY, at, command: { type: 'due' } };
  const seat = step % bots.length;
  const decision = bots[seat]?.({ game, seat, at }, dice);
  return decision !== undefined && 'do' in decision ? { seat, at, command: decision.do } : undefined;
}

/** What others could have asked for a moment ago and cannot any more. */
function rivalsOf(following: Following, asked: Asked, before: Game, dice: Dice): readonly Asked[] {
  if (asked.seat === NOBODY) return [];
  if (asked.command.type === 'pause') return lateOnes(before, asked, dice);
  if (asked.command.type === 'done' || asked.command.type === 'ready') return finishedOnes(following, asked);
  return higherOnes(following.game, asked).flatMap((seat) => {
    const wish = legal(before, seat, asked.at).find((command) => isWanted(following.game, seat, asked.at, command));
    return wish === undefined ? [] : [{ seat, at: asked.at, command: wish }];
  });
}

const TALK: readonly Command['type'][] = ['refresh', 'done', 'ready', 'pause', 'resume', 'callTime', 'voteTiming'];

const isWanted = (game: Game, seat: Seat, at: Millis, command: Command): boolean =>
  !TALK.includes(command.type) && forbids(game, { seat, at, command }) !== undefined;

const higherOnes = (game: Game, { seat: lower }: Asked): readonly Seat[] =>
  [...game.players.keys()].filter((seat) => rankOf(game, seat) < rankOf(game, lower));

/** PAU-1: players who had not seen the pause yet. */
function lateOnes(before: Game, { seat: pauser, at }: Asked, dice: Dice): readonly Asked[] {
  const seat = (pauser + 1) % before.players.length;
  const wishes = legal(before, seat, at).filter(({ type }) => type !== 'pause' && type !== 'resume');
  const command = wishes[dice.next(wishes.length)];
  return command === undefined ? [] : [{ seat, at, command }];
}

/** CAL-3, DIG-2: a player who had finished wants the frame that was taken before another one finished the step for all. */
function finishedOnes({ past, game }: Following, { seat: last, at }: Asked): readonly Asked[] {
  const taken = past.at(-2)?.asked;
  const to = taken?.seat === last && taken.command.type === 'move' ? taken.command.to : 'mat';
  if (to === 'mat') return [];
  return [...game.players.keys()].flatMap((seat) =>
    [1, 2, 3].map((worker): Asked => ({ seat, at, command: { type: 'move', worker, to } })),
  );
}
