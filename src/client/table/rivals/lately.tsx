import type { Seat } from '#engine';
import { words } from '../../kit/i18n.ts';
import { aimOf, lastReason } from '../reasons/reason.ts';
import { reasonText } from '../reasons/text.ts';
import { isBot } from '../view/people.ts';
import { useView } from '../view/view.ts';
import css from './lately.module.css';

/** What a bot is after, as far as its waiting workers and its last deeds show it. */
export function Lately({ seat }: { readonly seat: Seat }) {
  const view = useView();
  if (!isBot(view, seat)) return null;
  const why = aimOf(view.game.value, seat) ?? lastReason(view.session.feed.value, seat);
  return why === null ? null : <p class={css.why}>{reasonText(words.value, why)}</p>;
}
