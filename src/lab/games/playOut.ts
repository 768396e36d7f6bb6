import type { Bot, Decision, Dice } from '#bots';
import {
  type Asked,
  alarm,
  type Command,
  type Event,
  type Game,
  isRefusal,
  type Millis,
  NOBODY,
  type Opening,
  type Options,
  type Peek,
  peekInto,
  play,
  type Seat,
  setup,
} from '#engine';

/** Hears of every command that was accepted, with what came of it and the game after it. */
export type Observer = (asked: Asked, events: readonly Event[], game: Game) => void;

export interface PlayedOut {
  readonly game: Game;
  readonly at: Millis;
  readonly commands: number;
}

/** How long a seat takes between two commands. It keeps virtual time moving. */
export const PACE: Millis = 1000;
const MOST_COMMANDS = 100_000;

/** Plays a game to its end in virtual time: nothing waits, time leaps to the next moment anybody wants. */
export const playOut = (options: Options, bots: readonly Bot[], dice: Dice, observer?: Observer): PlayedOut =>
  playFrom(setup(options), bots, dice, observer);

/** The opening's game is played with, not a copy of it. */
export function playFrom({ game, secret }: Opening, bots: readonly Bot[], dice: Dice, observer?: Observer): PlayedOut {
  const table = { game, peek: peekInto(secret), at: 0, commands: 0, wakes: new Float64Array(bots.length), observer };
  for (let round = 0; game.phase !== 'over'; round += 1) {
    table.at = nextMoment(table);
    const due = alarm(game);
    if (due !== undefined && due <= table.at) ask(table, NOBODY, DUE);
    for (let i = 0; i < bots.length; i += 1) hear(table, bots, (round + i) % bots.length, dice);
  }
  return { game, at: table.at, commands: table.commands };
}

interface Table {
  readonly game: Game;
  readonly peek: Peek;
  at: Millis;
  commands: number;
  /** When each seat is asked next. */
  readonly wakes: Float64Array;
  readonly observer: Observer | undefined;
}

const DUE: Command = { type: 'due' };

function nextMoment({ game, wakes, at }: Table): Millis {
  let next = alarm(game) ?? Number.POSITIVE_INFINITY;
  for (const wake of wakes) next = Math.min(next, wake);
  if (next === Number.POSITIVE_INFINITY) throw new Error(`a dead end in ${game.phase} of round ${game.round}`);
  return Math.max(at, next);
}

function hear(table: Table, bots: readonly Bot[], seat: Seat, dice: Dice): void {
  const { game, at, wakes } = table;
  const bot = bots[seat];
  if (bot === undefined || (wakes[seat] ?? 0) > at || game.phase === 'over') return;
  const decision: Decision = bot({ game, seat, at }, dice);
  if ('do' in decision) {
    ask(table, seat, decision.do);
    wakes[seat] = at + PACE;
  } else {
    wakes[seat] = Math.max(decision.askAgainAt, at + PACE);
  }
}

/** Whatever happens wakes everybody, a moment later. */
function ask(table: Table, seat: Seat, command: Command): void {
  const { game, at, peek, wakes, observer } = table;
  const asked: Asked = { seat, at, command };
  const ruling = play(game, asked, peek);
  if (isRefusal(ruling)) {
    throw new Error(`seat ${seat} asked for ${JSON.stringify(command)}, which ${ruling.refused} forbids`);
  }
  table.commands += 1;
  if (table.commands > MOST_COMMANDS) throw new Error(`no end after ${MOST_COMMANDS} commands`);
  for (let other = 0; other < wakes.length; other += 1) wakes[other] = Math.min(wakes[other] ?? 0, at + PACE);
  observer?.(asked, ruling, game);
}
