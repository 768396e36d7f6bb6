import type { Asked, Command } from './game/command.ts';
import { copy } from './game/copy.ts';
import type { Event, Ruling } from './game/event.ts';
import { type Game, NOBODY, type Peek } from './game/game.ts';
import type { OwnGame } from './game/own.ts';
import type { RefusalId } from './game/refusals.ts';
import { passOver } from './judging/effects.ts';
import { isSeat, type Judging, type Rule } from './judging/judging.ts';
import { claimAchievement } from './rules/achievement.ts';
import { act } from './rules/actions.ts';
import { answer } from './rules/answering.ts';
import { callTime, done } from './rules/calling.ts';
import { takeReward } from './rules/council.ts';
import { due } from './rules/due.ts';
import { refresh } from './rules/provinces.ts';
import { pause, ready, resume, voteTiming } from './rules/rounds.ts';
import { pickUp, play as playStratagem } from './rules/stratagems.ts';
import { flip } from './rules/timers.ts';
import { move } from './rules/workers.ts';

/** One line per command. */
const RULES: { readonly [T in Command['type']]: Rule<Extract<Command, { type: T }>> } = {
  move,
  act,
  play: playStratagem,
  pickUp,
  flip,
  claim: claimAchievement,
  refresh,
  answer,
  takeReward,
  done,
  ready,
  callTime,
  voteTiming,
  pause,
  resume,
  due,
};

/** What would happen, or the rule that forbids it. The game given stays as it is. */
export function decide(game: Game, asked: Asked, peek: Peek): Ruling {
  const rule = ruleFor(asked.command);
  const forbidden = judge(game, asked, rule);
  return forbidden === undefined ? enact(copy(game), asked, peek, rule) : { refused: forbidden };
}

/** Judges and changes a game that the caller owns. A refused command has changed nothing. */
export function play(game: OwnGame, asked: Asked, peek: Peek): Ruling {
  const rule = ruleFor(asked.command);
  const forbidden = judge(game, asked, rule);
  return forbidden === undefined ? enact(game, asked, peek, rule) : { refused: forbidden };
}

/** The rule that stands against a command, if any. */
export const forbids = (game: Game, asked: Asked): RefusalId | undefined => judge(game, asked, ruleFor(asked.command));

/** Changes a game that the caller owns by a command that nothing forbids, as `forbids` has just said. */
export const allow = (game: OwnGame, asked: Asked, peek: Peek): readonly Event[] =>
  enact(game, asked, peek, ruleFor(asked.command));

function judge(game: Game, { seat, at, command }: Asked, rule: Rule<Command> | undefined): RefusalId | undefined {
  if (rule === undefined) return 'ACT-3';
  if (game.phase === 'over') return 'END-1';
  if (game.paused && command.type !== 'resume') return 'PAU-1';
  if (!isSeat(game, seat) && !(seat === NOBODY && isForTheTable(command))) return 'ACT-3';
  return rule.forbids(game, seat, command, at);
}

/** What the table itself asks for: what falls due, and a pause when its house has to close. */
const isForTheTable = ({ type }: Command): boolean => type === 'due' || type === 'pause';

function enact(
  game: OwnGame,
  { seat, at, command }: Asked,
  peek: Peek,
  rule: Rule<Command> | undefined,
): readonly Event[] {
  const judging: Judging = { game, at, peek, events: [] };
  rule?.happens(judging, seat, command);
  passOver(judging);
  return judging.events;
}

const RULE_OF = new Map<unknown, Rule<Command>>(Object.entries(RULES) as [string, Rule<Command>][]);

/** Only the commands listed here have a rule; a stranger may send other names. */
const ruleFor = (command: Command): Rule<Command> | undefined => RULE_OF.get(command?.type);
