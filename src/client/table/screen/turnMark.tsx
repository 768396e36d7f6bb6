import { Mark } from '../../art/index.ts';
import { words } from '../../kit/i18n.ts';
import { chairName, colourOf, isShared } from '../view/people.ts';
import { useView } from '../view/view.ts';
import css from './turnMark.module.css';

/** At a shared screen: says large whose hand it is now, for a moment, whenever that changes. Nothing here is secret, so nothing is covered. */
export function TurnMark() {
  const view = useView();
  const seat = view.me.value;
  if (seat === null || !isShared(view)) return null;
  const colour = colourOf(view, seat);
  return (
    <p class={css.mark} role="status" style={{ '--seat': `var(--seat-${colour})` }}>
      <span key={seat}>
        <Mark seat={colour} size={28} /> {words.value.seats.now(chairName(view, seat))}
      </span>
    </p>
  );
}
