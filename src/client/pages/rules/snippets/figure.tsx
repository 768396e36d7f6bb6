import type { ComponentChildren } from 'preact';
import type { Rulebook, Snippet } from '#words/rulebook';
import css from './figure.module.css';

interface Props {
  readonly book: Rulebook;
  readonly of: Snippet;
  readonly children: ComponentChildren;
}

/** A picture of a situation: the drawing for eyes, one sentence for ears, a caption for all. */
export function Figure({ book, of, children }: Props) {
  const { caption, said } = book.snippets[of];
  return (
    <figure class={css.snippet} data-of={of}>
      <div class={css.picture} role="img" aria-label={said}>
        {children}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
