import type { ProvinceId } from '#content';
import { type Answer, answersTo } from '#engine';
import { provinceName } from '#words';
import { Icon } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import { words } from '../../kit/i18n.ts';
import { Question } from '../ask/question.tsx';
import { ProvinceCard } from '../board/provinces.tsx';
import { commandLabel } from '../view/label.ts';
import { ask } from '../view/touch.ts';
import { mine, useView } from '../view/view.ts';
import offer from './offer.module.css';
import css from './question.module.css';

/** What a reward asks of the player who took it. Provinces are shown as cards, for the display lies in the dark. */
export function CouncilQuestion() {
  const view = useView();
  const task = mine(view)?.todo[0];
  const seat = view.me.value;
  if (task === undefined || seat === null) return null;
  const cards = answersTo(view.game.value, seat, task).filter(isOfProvince);
  if (cards.length === 0) return <Question inCouncil />;
  return (
    <ul class={css.provinces} {...address({ of: 'councilProvinces' })}>
      {cards.map((answer) => (
        <li key={answer.province}>
          <button
            type="button"
            class={offer.offer}
            data-open=""
            {...address({ of: answer.to, province: answer.province })}
            onClick={() => ask(view, { type: 'answer', answer })}
          >
            <span class="visually-hidden">
              {commandLabel(view, { type: 'answer', answer })}. {nameOf(answer)}
            </span>
            {answer.province === 'deck' ? (
              <DeckCard />
            ) : (
              <span class={offer.face}>
                <ProvinceCard province={answer.province} named={false} />
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** With what it brings, for a player who cannot see the card. */
const nameOf = ({ province }: OfProvince): string => (province === 'deck' ? '' : provinceName(words.value, province));

type OfProvince = Extract<Answer, { readonly province: ProvinceId | 'deck' }>;
const isOfProvince = (answer: Answer): answer is OfProvince => answer.to === 'conquer' || answer.to === 'discard';

function DeckCard() {
  return (
    <span class={css.deck}>
      <Icon of="deck" size={48} />
    </span>
  );
}
