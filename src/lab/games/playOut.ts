import type { Bot, Decision, Dice, Sight } from '#bots';
import {
  type Asked,
  alarm,
  type Command,
  copy,
  type Event,
  type Game,
  isRefusal,
  type Millis,
  NOBODY,
  type Opening,
  type Options,
  type OwnGame,
  type Peek,
  peekInto,
  play,
  type Seat,
  setup,
} from '#engine';

/** Is told of every command that was accepted, with what came of it and the game after it. */
export type Observer = (asked: Asked, events: readonly Event[], game: Game) => void;

export interface PlayedOut {
  readonly game: Game;
  readonly at: Millis;
  readonly commands: number;
}

/** How long a seat takes between two commands when bots have no pace of their own. It keeps virtual time moving. */
export const PACE: Millis = 1000;
const MOST_COMMANDS = 100_000;

/** Plays a game to its end in virtual time, all seats at the same even pace and by the same dice. */
export const playOut = (options: Options, bots: readonly Bot[], dice: Dice, observer?: Observer): PlayedOut =>
  playFrom(setup(options), bots, dice, observer);

/** From any opening, which stays as it is. */
export const playFrom = (opening: Opening, bots: readonly Bot[], dice: Dice, observer?: Observer): PlayedOut =>
  playThrough(opening, bots, () => dice, EVEN, observer);

/** Plays a game to its end in virtual time, every bot at its own pace and by its own dice. */
export const fight = (options: Options, bots: readonly Bot[], dice: readonly Dice[], observer?: Observer): PlayedOut =>
  playThrough(setup(options), bots, (seat) => dice[seat] as Dice, OWN, observer);

/** When a seat is asked again, in milliseconds from now. */
interface Tempo {
  /** After something happened in the game. */
  readonly afterDeed: Millis;
  /** After the seat chose to wait, at the earliest. */
  readonly afterWait: Millis;
  /** Bots with a pace of their own must know when they acted and when the table changed; at an even pace they must not. */
  readonly isOwn: boolean;
}

const EVEN: Tempo = { afterDeed: PACE, afterWait: PACE, isOwn: false };
const OWN: Tempo = { afterDeed: 0, afterWait: 1, isOwn: true };

/** A game while it is played. */
interface Run {
  readonly game: OwnGame;
  readonly peek: Peek;
  readonly tempo: Tempo;
  readonly observer: Observer | undefined;
  at: Millis;
  commands: number;
  /** When each seat is asked next. */
  readonly wakes: Float64Array;
  /** When each seat last did something. */
  readonly acted: (Millis | undefined)[];
  /** When anything last happened. */
  changed: Millis;
}

/** The one loop of virtual time: nothing waits, time leaps to the next moment at which a seat or the table wants something. */
function playThrough(
  { game: first, secret }: Opening,
  bots: readonly Bot[],
  diceOf: (seat: Seat) => Dice,
  tempo: Tempo,
  observer?: Observer,
): PlayedOut {
  const game = copy(first);
  const wakes = new Float64Array(bots.length);
  const acted = bots.map(() => undefined);
  const run: Run = {
    game,
    peek: peekInto(secret),
    tempo,
    observer,
    at: 0,
    commands: 0,
    wakes,
    acted,
    changed: 0,
  };
  for (let turn = 0; game.phase !== 'over'; turn += 1) {
    run.at = nextMoment(run);
    const due = alarm(game);
    if (due !== undefined && due <= run.at) ask(run, NOBODY, DUE);
    for (let nth = 0; nth < bots.length; nth += 1) {
      const seat = (turn + nth) % bots.length;
      const bot = bots[seat];
      if (bot !== undefined) askBot(run, seat, bot, diceOf(seat));
    }
  }
  return { game, at: run.at, commands: run.commands };
}

const DUE: Command = { type: 'due' };

function nextMoment({ game, wakes, at }: Run): Millis {
  let next = alarm(game) ?? Number.POSITIVE_INFINITY;
  for (const wake of wakes) next = Math.min(next, wake);
  if (next === Number.POSITIVE_INFINITY) throw new Error(`a dead end in ${game.phase} of round ${game.round}`);
  return Math.max(at, next);
}

function askBot(run: Run, seat: Seat, bot: Bot, dice: Dice): void {
  const { game, at, wakes, tempo } = run;
  if ((wakes[seat] ?? 0) > at || game.phase === 'over') return;
  const decision: Decision = bot(sightOf(run, seat), dice);
  if ('do' in decision) {
    ask(run, seat, decision.do);
    wakes[seat] = at + tempo.afterDeed;
    run.acted[seat] = at;
  } else {
    wakes[seat] = Math.max(decision.askAgainAt, at + tempo.afterWait);
  }
}

function sightOf({ game, at, tempo, acted: all, changed }: Run, seat: Seat): Sight {
  if (!tempo.isOwn) return { game, seat, at };
  const acted = all[seat];
  return acted === undefined ? { game, seat, at, changed } : { game, seat, at, acted, changed };
}

/** Whatever happens wakes every seat. */
function ask(run: Run, seat: Seat, command: Command): void {
  const { game, at, peek, wakes, observer, tempo } = run;
  const asked: Asked = { seat, at, command };
  const ruling = play(game, asked, peek);
  if (isRefusal(ruling)) {
    throw new Error(`seat ${seat} asked for ${JSON.stringify(command)}, which ${ruling.refused} forbids`);
  }
  run.commands += 1;
  run.changed = at;
  if (run.commands > MOST_COMMANDS) throw new Error(`no end after ${MOST_COMMANDS} commands`);
  const wake = at + tempo.afterDeed;
  for (let other = 0; other < wakes.length; other += 1) wakes[other] = Math.min(wakes[other] ?? 0, wake);
  observer?.(asked, ruling, game);
}
