import type { Command } from '../game/command.ts';
import { type Game, type Millis, NOBODY } from '../game/game.ts';
import { boardOf, playerAt } from '../game/look.ts';
import { happen, type Judging, type Rule } from '../judging/judging.ts';
import { finishPlainly, lapse } from './calling.ts';
import { chooserNow, nextWhenAnswered, takeReward } from './council.ts';
import { placerNow } from './placement.ts';
import { beginIfReady, isEverybodyReady, mayBegin } from './rounds.ts';
import { move } from './workers.ts';

/** When the table itself has something to do, if nobody does anything before (DIG-1, DIG-4, COU-12). */
export function alarm(game: Game): Millis | undefined {
  if (game.paused || game.phase === 'over') return undefined;
  if (game.phase === 'moves' && isEverybodyReady(game)) return mayBegin(game);
  return game.deadline ?? undefined;
}

/** Only the table says that something is due, and only when it is. */
export const due: Rule<Extract<Command, { type: 'due' }>> = {
  forbids(game, seat, _, at) {
    const when = alarm(game);
    return seat === NOBODY && when !== undefined && at >= when ? undefined : 'ACT-3';
  },
  happens(judging) {
    switch (judging.game.phase) {
      case 'placement':
        return placePlainly(judging);
      case 'called':
        return lapse(judging);
      case 'rewards':
        return choosePlainly(judging);
      case 'discards':
        return discardPlainly(judging);
      case 'moves':
        return readyPlainly(judging);
      default:
        return;
    }
  },
};

/** DIG-4: the first legal frame; when all stand, ready. */
function placePlainly(judging: Judging): void {
  const { game, at } = judging;
  const placer = placerNow(game);
  if (placer === null) return readyPlainly(judging);
  const worker = playerAt(game, placer.seat).workers.findIndex(({ grande }) => grande === placer.grande);
  const frames = boardOf(game).frames.keys();
  for (const to of frames) {
    const command = { type: 'move', worker, to } as const;
    if (move.forbids(game, placer.seat, command, at) === undefined) return move.happens(judging, placer.seat, command);
  }
}

/** DIG-4: the printed VP, on the lowest track. */
function choosePlainly(judging: Judging): void {
  const chooser = chooserNow(judging.game);
  if (chooser === null) return;
  const turn = judging.game.turn;
  if (playerAt(judging.game, chooser).todo.length === 0) {
    takeReward.happens(judging, chooser, { type: 'takeReward', reward: 'favour' });
  }
  if (judging.game.phase !== 'rewards' || judging.game.turn !== turn) return;
  finishPlainly(judging, chooser);
  nextWhenAnswered(judging);
}

/** DIG-4: the newest provinces of a full slot leave. */
function discardPlainly(judging: Judging): void {
  for (const seat of judging.game.players.keys()) finishPlainly(judging, seat);
  nextWhenAnswered(judging);
}

function readyPlainly(judging: Judging): void {
  judging.game.players.forEach((player, seat) => {
    if (!player.ready) happen(judging, { type: 'readySaid', seat, ready: true });
  });
  beginIfReady(judging);
}
