import { AREAS } from '#content';
import type { Command } from '../game/command.ts';
import { type Game, type Millis, TIMINGS, type Timing } from '../game/game.ts';
import { isCouncil, playerAt } from '../game/look.ts';
import { happen, type Judging, type Rule } from '../judging/judging.ts';
import { placerNow } from './placement.ts';
import { allSandOut, turnOver } from './timers.ts';

/** SET-10, COU-12 */
export const ready: Rule<Extract<Command, { type: 'ready' }>> = {
  forbids(game, seat, command) {
    if (typeof command.ready !== 'boolean' || playerAt(game, seat).ready === command.ready) return 'COU-12';
    if (game.phase === 'placement') return placerNow(game) === null ? undefined : 'SET-10';
    return game.phase === 'moves' ? undefined : 'COU-12';
  },
  happens(judging, seat, command) {
    happen(judging, { type: 'readySaid', seat, ready: command.ready });
    beginIfReady(judging);
  },
};

/** All three timers flip to their other rows at once. Running sand is waited out before a timed round. */
export function beginIfReady(judging: Judging): void {
  const { game, at } = judging;
  if (!isEverybodyReady(game) || at < mayBegin(game)) return;
  const round = game.phase === 'placement' ? 1 : game.round + 1;
  happen(judging, { type: 'roundBegan', round, timing: timingOf(game, round) });
  for (const area of AREAS) turnOver(judging, area);
}

export const isEverybodyReady = (game: Game): boolean => game.players.every((player) => player.ready);

/** COU-12, UNT-1 */
export function mayBegin(game: Game): Millis {
  return game.phase === 'moves' && timingOf(game, game.round + 1) === 'timed' ? allSandOut(game) : 0;
}

/** DIG-5: the majority of the votes cast, a tie means untimed, no vote leaves it as the table agreed. */
export function timingOf(game: Game, round: number): Timing {
  const votes = game.players.flatMap(({ timingVote }) => timingVote ?? []);
  const timed = votes.filter((vote) => vote === 'timed').length;
  if (votes.length === 0) return game.options.timing[round - 1] ?? 'timed';
  return timed * 2 > votes.length ? 'timed' : 'untimed';
}

/** UNT-1, DIG-5 */
export const voteTiming: Rule<Extract<Command, { type: 'voteTiming' }>> = {
  forbids(game, _, { timing }) {
    if (!TIMINGS.includes(timing)) return 'UNT-1';
    return isCouncil(game) && game.round < 4 ? undefined : 'DIG-5';
  },
  happens: (judging, seat, { timing }) => happen(judging, { type: 'timingVoted', seat, timing }),
};

/** PAU-1, DIG-7 */
export const pause: Rule<Extract<Command, { type: 'pause' }>> = {
  forbids: () => undefined,
  happens: (judging, seat) => happen(judging, { type: 'paused', seat }),
};

/** PAU-1, DIG-7 */
export const resume: Rule<Extract<Command, { type: 'resume' }>> = {
  forbids: (game) => (game.paused ? undefined : 'DIG-7'),
  happens: (judging, seat) => happen(judging, { type: 'resumed', seat }),
};
