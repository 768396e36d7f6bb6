import type { ProvinceId } from '#content';
import { type Answer, answersTo } from '#engine';
import { commandText } from '#words';
import { Icon } from '../art/index.ts';
import { ask, mine, useView } from '../board/view.ts';
import { words } from '../i18n.ts';
import { ProvinceCard } from './provinces.tsx';
import { Question } from './question.tsx';

/** What a reward asks of whoever took it. Provinces are shown as cards, for the display lies in the dark. */
export function CouncilQuestion() {
  const view = useView();
  const task = mine(view)?.todo[0];
  const seat = view.me.value;
  if (task === undefined || seat === null) return null;
  const cards = answersTo(view.game.value, seat, task).filter(isOfProvince);
  if (cards.length === 0) return <Question />;
  return (
    <ul class="council-provinces">
      {cards.map((answer) => (
        <li key={answer.province}>
          <button
            type="button"
            class="offer offer-open"
            aria-label={commandText(words.value, view.game.value, seat, { type: 'answer', answer })}
            onClick={() => ask(view, { type: 'answer', answer })}
          >
            {answer.province === 'deck' ? <DeckCard /> : <ProvinceCard province={answer.province} />}
          </button>
        </li>
      ))}
    </ul>
  );
}

type OfProvince = Extract<Answer, { readonly province: ProvinceId | 'deck' }>;
const isOfProvince = (answer: Answer): answer is OfProvince => answer.to === 'conquer' || answer.to === 'discard';

function DeckCard() {
  return (
    <span class="council-deck">
      <Icon of="deck" size={48} />
    </span>
  );
}
