import { AREAS, type Area } from '#content';
import {
  alarm,
  answersTo,
  apply,
  chooserNow,
  isRefusal,
  type Millis,
  NOBODY,
  type OwnGame,
  type Peek,
  play,
  playerAt,
  type Seat,
} from '#engine';
import { thinkAhead } from '../deeds/think.ts';
import { type Clock, clockOf, second } from '../view/clock.ts';
import type { Taste } from '../view/taste.ts';
import { viewOf } from '../view/view.ts';

/** A game that is rolled forward in the head of one seat. Nobody else ever sees it. */
export interface Dream {
  readonly game: OwnGame;
  readonly seat: Seat;
  /** How the seat and its rivals are taken to play without a second thought. */
  readonly habits: Taste;
  readonly rivals: Taste;
  /** What undealt cards are taken for. */
  readonly peek: Peek;
  now: Millis;
  /** How much thought it has taken. */
  steps: number;
}

/** How far a dream goes. */
export interface Reach {
  readonly until: Millis;
  /** Told whenever nobody has anything left to do before time passes; false wakes the dreamer. */
  readonly goesOn?: (dream: Dream, clock: Clock) => boolean;
  /** How many steps it may take. */
  readonly most?: number;
  /** The seat itself lets the first such moment come without doing anything. */
  readonly holds?: boolean;
}

const MOST_STEPS = 600;
/** What a rival does before the next flip, at most. */
const MOST_DEEDS = 6;
const LAG = 1.2;

/** Rolls a copy of the game forward. */
export function rollOut(dream: Dream, { until, goesOn, most = MOST_STEPS, holds = false }: Reach): void {
  const { game, seat } = dream;
  let clock = clockOf(game, dream.now);
  let isHeld = holds;
  for (; dream.steps < most && dream.now < until && game.phase !== 'over'; dream.steps += 1) {
    const { phase } = game;
    const decision = isHeld ? undefined : thinkAhead(viewOf(game, seat, dream.now, dream.habits, clock));
    if (decision !== undefined && 'do' in decision) {
      play(game, { seat, at: dream.now, command: decision.do }, dream.peek);
      if (game.phase === phase) continue;
    } else {
      const deeds = rivals(dream, clock);
      if (deeds > 0 && game.phase !== 'round') continue;
      if (goesOn?.(dream, clock) === false || !goOn(dream)) break;
      isHeld = false;
    }
    clock = clockOf(game, dream.now);
  }
}

/** Lets time pass until something turns: false when nothing will. */
function goOn(dream: Dream): boolean {
  const { game } = dream;
  switch (game.phase) {
    case 'round':
      return game.timing === 'timed' ? turnNext(dream) : allDone(dream);
    case 'called':
      return allDone(dream);
    case 'rewards':
    case 'discards':
      return answerForRivals(dream);
    case 'placement':
    case 'moves':
      return begin(dream);
    default:
      return false;
  }
}

/** The next timer to run out is turned a moment later; purple last, for it may call council. */
function turnNext(dream: Dream): boolean {
  const { game, seat } = dream;
  let next: Area = 'purple';
  for (const area of AREAS) if (game.timers[area].sandOut < game.timers[next].sandOut) next = area;
  dream.now = Math.max(dream.now, game.timers[next].sandOut + LAG * second(game));
  const before = game.timers[next].row;
  play(game, { seat, at: dream.now, command: { type: 'flip', area: next } }, dream.peek);
  return game.timers[next].row !== before;
}

function allDone({ game, now, peek }: Dream): boolean {
  game.players.forEach((player, seat) => {
    if (player.done) return;
    if (player.todo.length > 0) apply(game, { type: 'asked', seat, todo: [] });
    play(game, { seat, at: now, command: { type: 'done', done: true } }, peek);
  });
  return true;
}

/** The rivals take the printed reward and whatever comes first. */
function answerForRivals({ game, now, peek }: Dream): boolean {
  const chooser = chooserNow(game);
  if (chooser !== null && playerAt(game, chooser).todo.length === 0) {
    play(game, { seat: chooser, at: now, command: { type: 'takeReward', reward: 'favour' } }, peek);
    return true;
  }
  for (const [seat, { todo }] of game.players.entries()) {
    const answer = todo[0] && answersTo(game, seat, todo[0])[0];
    if (answer === undefined) continue;
    play(game, { seat, at: now, command: { type: 'answer', answer } }, peek);
    return true;
  }
  return false;
}

function begin(dream: Dream): boolean {
  const { game } = dream;
  const { round, phase } = game;
  game.players.forEach((player, seat) => {
    if (!player.ready) play(game, { seat, at: dream.now, command: { type: 'ready', ready: true } }, dream.peek);
  });
  if (game.round !== round || game.phase !== phase) return true;
  dream.now = Math.max(dream.now, alarm(game) ?? dream.now);
  play(game, { seat: NOBODY, at: dream.now, command: { type: 'due' } }, dream.peek);
  return game.round !== round || game.phase !== phase;
}

/** Each rival does what it can before the sand turns. Says how much was done. */
function rivals(dream: Dream, clock: Clock): number {
  const { game, now } = dream;
  const { phase } = game;
  let deeds = 0;
  for (let seat = 0; seat < game.players.length && game.phase === phase; seat += 1) {
    if (seat === dream.seat) continue;
    for (let nth = 0; nth < MOST_DEEDS && game.phase === phase; nth += 1) {
      dream.steps += 1;
      const decision = thinkAhead(viewOf(game, seat, now, dream.rivals, clock));
      if (decision === undefined || !('do' in decision)) break;
      if (isRefusal(play(game, { seat, at: now, command: decision.do }, dream.peek))) break;
      deeds += 1;
    }
  }
  return deeds;
}
