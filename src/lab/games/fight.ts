import type { Bot, Dice } from '#bots';
import {
  type Asked,
  alarm,
  type Command,
  type Game,
  isRefusal,
  type Millis,
  NOBODY,
  type Options,
  type Peek,
  peekInto,
  play,
  type Seat,
  setup,
} from '#engine';

/** A finished game, and how it went. */
export interface Fought {
  readonly game: Game;
  readonly at: Millis;
  readonly commands: number;
}

interface Table {
  readonly game: Game;
  readonly peek: Peek;
  readonly bots: readonly Bot[];
  readonly dice: readonly Dice[];
  at: Millis;
  commands: number;
  readonly wakes: Millis[];
  readonly acted: (Millis | undefined)[];
  changed: Millis;
}

const MOST_COMMANDS = 20_000;
const DUE: Command = { type: 'due' };

/** Plays a game in virtual time with every bot at its own pace. Whatever is refused is an error of the bot's. */
export function fight(
  options: Options,
  bots: readonly Bot[],
  dice: readonly Dice[],
  sees?: (asked: Asked, game: Game) => void,
): Fought {
  const { game, secret } = setup(options);
  const table: Table = {
    game,
    peek: peekInto(secret),
    bots,
    dice,
    at: 0,
    commands: 0,
    wakes: bots.map(() => 0),
    acted: bots.map(() => undefined),
    changed: 0,
  };
  for (let turn = 0; game.phase !== 'over'; turn += 1) {
    table.at = nextMoment(table);
    const due = alarm(game);
    if (due !== undefined && due <= table.at) ask(table, NOBODY, DUE, sees);
    for (let nth = 0; nth < bots.length; nth += 1) hear(table, (turn + nth) % bots.length, sees);
  }
  return { game, at: table.at, commands: table.commands };
}

function nextMoment({ game, wakes, at }: Table): Millis {
  const next = Math.min(alarm(game) ?? Number.POSITIVE_INFINITY, ...wakes);
  if (next === Number.POSITIVE_INFINITY) throw new Error(`a dead end in ${game.phase} of round ${game.round}`);
  return Math.max(at, next);
}

function hear(table: Table, seat: Seat, sees?: (asked: Asked, game: Game) => void): void {
  const { game, at, wakes, changed } = table;
  const bot = table.bots[seat];
  const dice = table.dice[seat];
  const acted = table.acted[seat];
  if (bot === undefined || dice === undefined || (wakes[seat] ?? 0) > at || game.phase === 'over') return;
  const decision = bot(acted === undefined ? { game, seat, at, changed } : { game, seat, at, acted, changed }, dice);
  if ('askAgainAt' in decision) {
    wakes[seat] = Math.max(decision.askAgainAt, at + 1);
    return;
  }
  ask(table, seat, decision.do, sees);
  table.acted[seat] = at;
}

function ask(table: Table, seat: Seat, command: Command, sees?: (asked: Asked, game: Game) => void): void {
  const { game, at, peek, wakes } = table;
  const asked = { seat, at, command };
  const ruling = play(game, asked, peek);
  if (isRefusal(ruling)) throw new Error(`seat ${seat} asked for ${JSON.stringify(command)}: ${ruling.refused}`);
  table.commands += 1;
  table.changed = at;
  if (table.commands > MOST_COMMANDS) throw new Error(`no end after ${MOST_COMMANDS} commands`);
  wakes.fill(at);
  sees?.(asked, game);
}
