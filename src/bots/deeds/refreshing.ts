import { actionAt, forbids, frameAt } from '#engine';
import type { Decision } from '../view/bot.ts';
import type { View } from '../view/view.ts';

/** PRO-6: holes are dealt full by a bot that is about to conquer, or when half of the display is gone. */
export function refresh(view: View): Decision | undefined {
  const { game } = view;
  const holes = game.display.filter((card) => card === null).length;
  if (holes === 0 || (holes < 2 && !isAboutToConquer(view))) return undefined;
  if (forbids(game, { seat: view.seat, at: view.at, command: { type: 'refresh' } }) !== undefined) return undefined;
  return { do: { type: 'refresh' } };
}

const isAboutToConquer = ({ game, player }: View): boolean =>
  player.workers.some(
    (worker) =>
      worker.spot === 'frame' &&
      frameAt(game, worker.space).actions.some((action) => actionAt(game, action).effect.do === 'conquer'),
  );
