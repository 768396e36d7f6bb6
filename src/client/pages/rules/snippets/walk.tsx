import type { Rulebook } from '#words/rulebook';
import figure from './figure.module.css';
import row from './row.module.css';
import { BoardRow } from './row.tsx';
import { fiveSteps } from './steps.ts';
import css from './walk.module.css';

/** WRK-8: one worker action from beginning to end, each step played by the engine. */
export function FiveSteps({ book }: { readonly book: Rulebook }) {
  const { caption, steps } = book.walk;
  return (
    <figure class={figure.snippet}>
      <figcaption>{caption}</figcaption>
      <ol class={css.steps}>
        {fiveSteps().map((game, index) => (
          <li key={index}>
            <div class={row.area} aria-hidden="true">
              <BoardRow game={game} area="green" row="top" />
              <BoardRow game={game} area="green" row="bottom" />
            </div>
            <p>{steps[index]}</p>
          </li>
        ))}
      </ol>
    </figure>
  );
}
