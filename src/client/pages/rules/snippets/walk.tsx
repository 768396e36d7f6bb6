import type { Rulebook } from '#words/rulebook';
import { BoardRow } from './row.tsx';
import { fiveSteps } from './steps.ts';

/** WRK-8: one worker action from beginning to end, each step played by the engine. */
export function FiveSteps({ book }: { readonly book: Rulebook }) {
  const { caption, steps } = book.walk;
  return (
    <figure class="snippet">
      <figcaption>{caption}</figcaption>
      <ol class="snippet-steps">
        {fiveSteps().map((game, index) => (
          <li key={index}>
            <div class="snippet-area" aria-hidden="true">
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
