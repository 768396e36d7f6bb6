import { words } from '../../kit/i18n.ts';
import { useNow } from '../view/now.ts';
import { useView } from '../view/view.ts';
import css from './time.module.css';

/** DIG-4: how long the table still waits, where it has set a limit. */
export function TimeLeft() {
  const { game } = useView();
  const now = useNow();
  const { deadline } = game.value;
  if (deadline === null) return null;
  const { council, speech } = words.value;
  return <span class={`${css.time} figure`}>{council.timeLeft(speech.clock(deadline - now))}</span>;
}
