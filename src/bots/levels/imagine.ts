import { AREAS, type Area } from '#content';
import {
  alarm,
  answersTo,
  apply,
  blind,
  chooserNow,
  isRefusal,
  type Millis,
  NOBODY,
  type OwnGame,
  play,
  playerAt,
  type Seat,
} from '#engine';
import { thinkAhead } from '../deeds/think.ts';
import { type Clock, clockOf, second } from '../view/clock.ts';
import { positionWorth } from '../view/position.ts';
import { ADEPT_TASTE, type Taste } from '../view/taste.ts';
import { viewOf } from '../view/view.ts';

/** A game that is rolled forward in the head of one seat. Nobody else ever sees it. */
interface Dream {
  readonly game: OwnGame;
  readonly seat: Seat;
  now: Millis;
}

/** What an outcome is judged by, and what everyday choices are made by. */
export interface Judgement {
  readonly taste: Taste;
  readonly habits: Taste;
}

/** How a rolled out game ends for the seat, and how much thought it took. */
export interface Imagined {
  readonly worth: number;
  readonly steps: number;
}

const MOST_STEPS = 600;
/** What a rival does before the next flip, at most. */
const MOST_DEEDS = 6;
const LAG = 1.2;

/** Rolls a game forward to a time and says what the seat's position is worth then. */
export function imagine(game: OwnGame, seat: Seat, at: Millis, until: Millis, by: Judgement): Imagined {
  const dream: Dream = { game, seat, now: at };
  let clock = clockOf(game, at);
  let steps = 0;
  for (; steps < MOST_STEPS && dream.now < until && game.phase !== 'over'; steps += 1) {
    const { phase } = game;
    const decision = thinkAhead(viewOf(game, seat, dream.now, by.habits, clock));
    if (decision !== undefined && 'do' in decision) {
      play(game, { seat, at: dream.now, command: decision.do }, blind);
      if (game.phase === phase) continue;
    } else {
      const thoughts = rivals(dream, clock);
      steps += thoughts.count;
      if (thoughts.deeds > 0 && game.phase !== 'round') continue;
      if (!goOn(dream)) break;
    }
    clock = clockOf(game, dream.now);
  }
  return { worth: positionWorth(game, seat, dream.now, by.taste), steps };
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
  play(game, { seat, at: dream.now, command: { type: 'flip', area: next } }, blind);
  return game.timers[next].row !== before;
}

function allDone({ game, now }: Dream): boolean {
  game.players.forEach((player, seat) => {
    if (player.done) return;
    if (player.todo.length > 0) apply(game, { type: 'asked', seat, todo: [] });
    play(game, { seat, at: now, command: { type: 'done', done: true } }, blind);
  });
  return true;
}

/** The rivals take the printed reward and whatever comes first. */
function answerForRivals({ game, now }: Dream): boolean {
  const chooser = chooserNow(game);
  if (chooser !== null && playerAt(game, chooser).todo.length === 0) {
    play(game, { seat: chooser, at: now, command: { type: 'takeReward', reward: 'favour' } }, blind);
    return true;
  }
  for (const [seat, { todo }] of game.players.entries()) {
    const answer = todo[0] && answersTo(game, seat, todo[0])[0];
    if (answer === undefined) continue;
    play(game, { seat, at: now, command: { type: 'answer', answer } }, blind);
    return true;
  }
  return false;
}

function begin(dream: Dream): boolean {
  const { game } = dream;
  const { round, phase } = game;
  game.players.forEach((player, seat) => {
    if (!player.ready) play(game, { seat, at: dream.now, command: { type: 'ready', ready: true } }, blind);
  });
  if (game.round !== round || game.phase !== phase) return true;
  dream.now = Math.max(dream.now, alarm(game) ?? dream.now);
  play(game, { seat: NOBODY, at: dream.now, command: { type: 'due' } }, blind);
  return game.round !== round || game.phase !== phase;
}

/** Rivals are taken for adepts: each does what it can before the sand turns. */
function rivals({ game, seat: own, now }: Dream, clock: Clock): { readonly count: number; readonly deeds: number } {
  const { phase } = game;
  let count = 0;
  let deeds = 0;
  for (let seat = 0; seat < game.players.length && game.phase === phase; seat += 1) {
    if (seat === own) continue;
    for (let nth = 0; nth < MOST_DEEDS && game.phase === phase; nth += 1) {
      count += 1;
      const decision = thinkAhead(viewOf(game, seat, now, ADEPT_TASTE, clock));
      if (decision === undefined || !('do' in decision)) break;
      if (isRefusal(play(game, { seat, at: now, command: decision.do }, blind))) break;
      deeds += 1;
    }
  }
  return { count, deeds };
}
