import { PRIVILEGE_VP } from '#content';
import { boardOf, chooserNow, NOBODY, type Seat } from '#engine';
import { rewardName } from '#words';
import { Icon, Mark } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import { RewardIcons } from '../../kit/cards/cardView.tsx';
import { words } from '../../kit/i18n.ts';
import { about } from '../../kit/topic.ts';
import { Token } from '../board/privilege.tsx';
import { useGuide } from '../guide/guide.tsx';
import { colourOf, nameOf } from '../view/people.ts';
import { useView, type View } from '../view/view.ts';
import { type AnyReward, Offer } from './offer.tsx';
import type { CouncilPast } from './past.ts';
import { CouncilQuestion } from './question.tsx';
import css from './rewards.module.css';

type Taken = CouncilPast['taken'];

/** COU-2: in order, each takes a reward; whose choice it is can be seen from afar. */
export function CouncilRewards({ past }: { readonly past: CouncilPast | null }) {
  const view = useView();
  const game = view.game.value;
  const chooser = chooserNow(game);
  const mine = chooser !== null && chooser === view.me.value;
  const asked = chooser !== null && (game.players[chooser]?.todo.length ?? 0) > 0;
  const taken = past?.taken ?? [];
  const moment = useGuide()?.moment;
  const advised = moment?.about === 'reward' ? moment.reward : null;
  const cards: readonly AnyReward[] = [...(past?.offered ?? game.rewards), 'favour', 'grande'];
  return (
    <div class={css.body} style={{ '--cards': cards.length }}>
      <Order taken={taken} chooser={chooser} />
      <div class={css.main}>
        <h3 class={css.turn} data-mine={mine || undefined} aria-live="polite">
          {chooser !== null && chooser !== NOBODY && <Mark seat={colourOf(view, chooser)} size={18} />}
          {turnText(view, chooser, mine, asked)}
        </h3>
        {mine && <GuideLine />}
        {mine && asked ? (
          <CouncilQuestion />
        ) : (
          <ul class={css.cards} {...address({ of: 'offers' })}>
            {cards.map((reward, nth) => (
              <li key={`${reward}-${nth}`} data-advised={reward === advised || undefined}>
                <Offer reward={reward} taken={taken} mine={mine} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** Beside the choice, for a newcomer. */
function GuideLine() {
  const said = useGuide()?.said;
  return said ? (
    <p class={css.guide}>
      {said.what} {said.why}
    </p>
  ) : null;
}

function turnText(view: View, chooser: Seat | null, mine: boolean, asked: boolean): string {
  const { council } = words.value;
  if (chooser === null) return '';
  if (mine) return asked ? council.youDecide : council.youChoose;
  const name = nameOf(view, chooser);
  return asked ? council.decides(name) : council.chooses(name);
}

function Order({ taken, chooser }: { readonly taken: Taken; readonly chooser: Seat | null }) {
  const view = useView();
  const game = view.game.value;
  const points = PRIVILEGE_VP[boardOf(game).side];
  const { council } = words.value;
  return (
    <ol class={css.order}>
      {game.privilege.map((seat, place) => {
        const count = points[place] ?? 0;
        return (
          <li key={seat} {...address({ of: 'chooser', seat })} aria-current={seat === chooser ? 'step' : undefined}>
            <b class="figure">{place + 1}</b>
            <Token colour={seat === NOBODY ? 'neutral' : colourOf(view, seat)} />
            <span class={css.name}>{seat === NOBODY ? council.neutral : nameOf(view, seat)}</span>
            <span class={css.points} role="img" aria-label={count === 0 ? council.noBonus : council.bonus(count)}>
              {Array.from({ length: count }, (_, nth) => (
                <Icon key={nth} of="vpAny" size={20} />
              ))}
            </span>
            <span class={css.took}>
              {taken
                .filter((one) => one.seat === seat)
                .map(({ reward }) => (
                  <span key={reward} class={`${css.tile} on-parchment`} {...about({ of: 'reward', reward })}>
                    <RewardIcons reward={reward} size={18} />
                    <span class="visually-hidden">{rewardName(words.value, reward)}</span>
                  </span>
                ))}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
