import { SAND } from '#content';
import type { Game } from '#engine';
import type { Rulebook } from '#words/rulebook';
import { Hourglass, Icon } from '../../../art/index.ts';
import css from './circles.module.css';
import { Figure } from './figure.tsx';
import { after, inRound } from './situation.ts';

/** TIM-5: the circles before the round and after each of its three flips. */
export function Circles({ book }: { readonly book: Rulebook }) {
  return (
    <Figure book={book} of="circles">
      {throughARound().map((game, flips) => (
        <div class={`${css.ring} on-cloth`} key={flips}>
          {game.circles.map((circle, place) => (
            <span class={css.circle} key={place}>
              {circle === 'timer' && <Hourglass hue="purple" level={flips === 0 ? 0 : 0.7} size={44} />}
              {circle === 'marker' && <Icon of="marker" size={26} />}
            </span>
          ))}
        </div>
      ))}
    </Figure>
  );
}

function throughARound(): readonly Game[] {
  const games = [inRound(4)];
  for (let flips = 0; flips < 3; flips += 1) {
    const last = games.at(-1);
    if (last !== undefined) games.push(after(last, 0, { type: 'flip', area: 'purple' }, flips * SAND.purple * 1000));
  }
  return games;
}
