import { sentence } from '#words';
import { words } from '../../kit/i18n.ts';
import { chairName } from '../view/people.ts';
import { mine, useView } from '../view/view.ts';
import css from './discards.module.css';
import { CouncilQuestion } from './question.tsx';

/** COU-9: slots above their limit are cut down by the player who owns them. */
export function CouncilDiscards() {
  const view = useView();
  const { council, names, speech } = words.value;
  const task = mine(view)?.todo[0];
  const others = view.game.value.players.flatMap(({ todo }, seat) =>
    todo.length > 0 && seat !== view.me.value ? [chairName(view, seat)] : [],
  );
  return (
    <div class={css.discards}>
      <h3>{council.discardTitle}</h3>
      {task?.do === 'discard' ? (
        <>
          <p aria-live="polite">
            <b>{sentence(words.value, names.slots[task.slot].production)}</b> {council.discardHint(task.count)}
          </p>
          <CouncilQuestion />
        </>
      ) : (
        <p class="soft">{council.discardWait}</p>
      )}
      {others.length > 0 && <p class="soft">{council.waitingFor(speech.list(others))}</p>}
    </div>
  );
}
