import { Mark } from '../../../art/index.ts';
import { words } from '../../../kit/i18n.ts';
import { chairName, colourOf } from '../../view/people.ts';
import { useView } from '../../view/view.ts';
import css from './snatched.module.css';

/** Where another was faster: the other's mark and name on the place, for a moment. */
export function Snatched() {
  const view = useView();
  const { snatched } = view;
  return (
    <div class={css.over} role="status">
      {snatched.value.map(({ key, seat, x, y }) => (
        <p
          key={key}
          class={css.mark}
          style={{ '--seat': `var(--seat-${colourOf(view, seat)})`, left: `${x}px`, top: `${y}px` }}
        >
          <Mark seat={colourOf(view, seat)} size={14} /> {words.value.table.faster(chairName(view, seat))}
        </p>
      ))}
    </div>
  );
}
