import { chooserNow, type Game, placerNow, type Seat } from '#engine';
import type { Decision } from '../view/bot.ts';
import type { Taste } from '../view/taste.ts';
import { type View, viewOf } from '../view/view.ts';
import { act, strike } from './acting.ts';
import { answer } from './answers.ts';
import { claim, pickUp, playCard } from './cards.ts';
import { takeReward } from './council.ts';
import { flip } from './flipping.ts';
import { place, placeFirst, placeIdle } from './placing.ts';
import { refresh } from './refreshing.ts';

/** What a seat would do now, with no thought of pace; undefined if there is nothing to do. */
export function think(game: Game, seat: Seat, at: number, taste: Taste): Decision | undefined {
  return thinkOver(viewOf(game, seat, at, taste), place);
}

/** With another way to place workers. */
export function thinkOver(view: View, placing: (view: View) => Decision | undefined): Decision | undefined {
  const { game, seat } = view;
  if (game.paused) return undefined;
  if (view.player.todo.length > 0) return answer(view);
  switch (game.phase) {
    case 'placement':
      return inPlacement(view);
    case 'round':
      return inRound(view, placing);
    case 'called':
      return inCall(view);
    case 'rewards':
      return chooserNow(game) === seat ? takeReward(view) : undefined;
    case 'moves':
      return inMoves(view, placing);
    default:
      return undefined;
  }
}

function inPlacement(view: View): Decision | undefined {
  const placer = placerNow(view.game);
  if (placer === null) return sayReady(view);
  return placer.seat === view.seat ? placeFirst(view, placer.grande) : undefined;
}

/** The same without the niceties, for a game that is only imagined. */
export function thinkAhead(view: View): Decision | undefined {
  const { game, seat } = view;
  if (view.player.todo.length > 0) return answer(view);
  switch (game.phase) {
    case 'round':
      return claim(view) ?? playCard(view) ?? act(view) ?? pickUp(view) ?? strike(view) ?? placeIdle(view);
    case 'called':
      return view.player.done ? undefined : inCall(view);
    case 'rewards':
      return chooserNow(game) === seat ? takeReward(view) : undefined;
    case 'moves':
      return view.player.ready ? undefined : (placeIdle(view) ?? sayReady(view));
    default:
      return undefined;
  }
}

function inRound(view: View, placing: typeof place): Decision | undefined {
  if (view.player.done) return undefined;
  const deed =
    claim(view) ?? playCard(view) ?? act(view) ?? pickUp(view) ?? strike(view) ?? placing(view) ?? refresh(view);
  if (deed !== undefined) return deed;
  return view.game.timing === 'timed' ? flip(view) : sayDone();
}

function inCall(view: View): Decision | undefined {
  if (view.player.done) return undefined;
  return claim(view) ?? playCard(view) ?? act(view) ?? pickUp(view) ?? strike(view) ?? sayDone();
}

const inMoves = (view: View, placing: typeof place): Decision | undefined =>
  view.player.ready ? undefined : (placing(view) ?? sayReady(view));

const sayDone = (): Decision => ({ do: { type: 'done', done: true } });

const sayReady = (view: View): Decision | undefined =>
  view.player.ready ? undefined : { do: { type: 'ready', ready: true } };
