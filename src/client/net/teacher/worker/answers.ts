import { type Curve, decisionsOf, type Lapse, lapseOf, walk } from '#analysis';
import { chancesIn, counsel, learntNetwork, weigh } from '#bots';
import { type Game, type Millis, score } from '#engine';
import type { About, Questions } from '../messages.ts';

type Answers = { readonly [A in About]: (asks: Questions[A]['asks']) => Iterable<Questions[A]['told']> };

/** Each step of an answer takes a moment; between two of them the worker hears what else is asked. */
export const ANSWERS: Answers = {
  *curve({ first, stands }) {
    const curve = [chances(first, 0)];
    walk(first, stands, [{ after: (game, { at }) => void curve.push(chances(game, at)) }]);
    yield curve satisfies Curve;
  },
  *lapses({ first, stands, seats }) {
    const decisions = decisionsOf(first, stands, seats);
    for (const [index, decision] of decisions.entries()) {
      yield { found: lapseIn(decision), done: index + 1, of: decisions.length };
    }
  },
  *counsel({ beside, ...sight }) {
    yield counsel(learntNetwork(), sight, beside);
  },
  *now({ game, at }) {
    yield chances(game, at);
  },
};

/** Once all is over nothing is left to chance. */
function chances(game: Game, at: Millis): readonly number[] {
  if (game.phase !== 'over') return chancesIn(learntNetwork(), game, at);
  const { winner } = score(game);
  return game.players.map((_, seat) => (seat === winner ? 1 : 0));
}

/** Another look ahead must find the same fault, or it is no more than a guess; the lower price is told. */
const NEARER = { ahead: 180 } as const;

function lapseIn(decision: ReturnType<typeof decisionsOf>[number]): Lapse | null {
  const { before: game, seat, at, did } = decision;
  const sight = { game, seat, at };
  const found = lapseOf(decision, counsel(learntNetwork(), sight, did === null ? [] : [did]));
  if (found === null) return null;
  const again = lapseOf(decision, weigh(learntNetwork(), sight, [found.best.command, did], NEARER));
  if (again === null || again.best.command !== found.best.command) return null;
  return { ...found, cost: Math.min(found.cost, again.cost) };
}
