import { SAND } from '#content';
import { boardOf, type Command, type Game, type Millis } from '#engine';
import { actionsOf, after, framesOf, given, inRound, onMat } from './situation.ts';

/** The worker of the example, the common one. */
export const WORKER = 1;

/** Placed, flipped to, acted, flipped away, placed anew: the game after each step of one worker action. */
export function fiveSteps(): readonly Game[] {
  const game = given(inRound(4), 0, { gold: 2, workers: [onMat(true), onMat()] });
  const action = actionsOf(game, 'green', 'bottom').find((one) => isForPopularity(game, one)) ?? 0;
  const to = framesOf(game, 'green', 'bottom').find((one) => boardOf(game).frames[one]?.actions.includes(action)) ?? 0;
  const next = framesOf(game, 'green', 'bottom').find((one) => one !== to) ?? 0;
  const played: readonly (readonly [Command, Millis])[] = [
    [{ type: 'move', worker: WORKER, to }, 0],
    [{ type: 'flip', area: 'green' }, 0],
    [{ type: 'act', worker: WORKER, action, with: [] }, 0],
    [{ type: 'flip', area: 'green' }, SAND.green * 1000],
    [{ type: 'move', worker: WORKER, to: next }, SAND.green * 1000],
  ];
  const games: Game[] = [];
  for (const [command, at] of played) games.push(after(games.at(-1) ?? game, 0, command, at));
  return games;
}

function isForPopularity(game: Game, action: number): boolean {
  const effect = boardOf(game).actions[action]?.effect;
  return effect?.do === 'gain' && effect.goods.popularity === 2;
}
