import type { Area } from '#content';
import { colourOf, nameOf } from '../view/people.ts';
import { useView } from '../view/view.ts';
import css from './signet.module.css';

/** The wax of the player who flipped this timer, with the mark pressed into it and, where there is room, the name. */
export function Signet({ area, bare = false }: { readonly area: Area; readonly bare?: boolean }) {
  const view = useView();
  const seat = view.signets.value[area];
  if (seat === undefined) return null;
  return (
    <span
      class={css.signet}
      data-bare={bare || undefined}
      style={{ '--wax': `var(--seat-${colourOf(view, seat)})` }}
      aria-hidden="true"
    >
      <i class={css.wax}>
        <svg class={css.mark} viewBox="0 0 12 12" aria-hidden="true">
          <use href={`#mark-${colourOf(view, seat)}`} />
        </svg>
      </i>
      {!bare && <small class={css.name}>{nameOf(view, seat)}</small>}
    </span>
  );
}
