import { PRIVILEGE_VP, type RewardId, type StandingRewardId } from '#content';
import { boardOf, chooserNow, forbids, NOBODY, type Seat } from '#engine';
import { rewardName } from '#words';
import { Icon, Mark } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import { RewardCard, RewardIcons } from '../../kit/cards/cardView.tsx';
import { words } from '../../kit/i18n.ts';
import { about } from '../../kit/topic.ts';
import { Token } from '../board/privilege.tsx';
import { colourOf, nameOf } from '../view/people.ts';
import { useView, type View } from '../view/view.ts';
import type { CouncilPast } from './past.ts';
import { CouncilQuestion } from './question.tsx';

type AnyReward = RewardId | StandingRewardId;
type Taken = CouncilPast['taken'];

/** COU-2: in order, each takes a reward; whose choice it is can be seen from afar. */
export function CouncilRewards({ past }: { readonly past: CouncilPast | null }) {
  const view = useView();
  const game = view.game.value;
  const chooser = chooserNow(game);
  const mine = chooser !== null && chooser === view.me.value;
  const asked = chooser !== null && (game.players[chooser]?.todo.length ?? 0) > 0;
  const taken = past?.taken ?? [];
  const cards: readonly AnyReward[] = [...(past?.offered ?? game.rewards), 'favour', 'grande'];
  return (
    <div class="council-body" style={{ '--cards': cards.length }}>
      <Order taken={taken} chooser={chooser} />
      <div class="council-main">
        <h3 class={mine ? 'council-turn is-mine' : 'council-turn'} aria-live="polite">
          {chooser !== null && chooser !== NOBODY && <Mark seat={colourOf(view, chooser)} size={18} />}
          {turnText(view, chooser, mine, asked)}
        </h3>
        {mine && asked ? (
          <CouncilQuestion />
        ) : (
          <ul class="council-cards" {...address({ of: 'offers' })}>
            {cards.map((reward, nth) => (
              <li key={`${reward}-${nth}`}>
                <Offer reward={reward} taken={taken} mine={mine} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
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
    <ol class="council-order">
      {game.privilege.map((seat, place) => {
        const count = points[place] ?? 0;
        return (
          <li key={seat} class={seat === chooser ? 'is-now' : ''} aria-current={seat === chooser ? 'step' : undefined}>
            <b class="figure">{place + 1}</b>
            <Token colour={seat === NOBODY ? 'neutral' : colourOf(view, seat)} />
            <span class="council-name">{seat === NOBODY ? council.neutral : nameOf(view, seat)}</span>
            <span class="council-points" role="img" aria-label={count === 0 ? council.noBonus : council.bonus(count)}>
              {Array.from({ length: count }, (_, nth) => (
                <Icon key={nth} of="vpAny" size={20} />
              ))}
            </span>
            <span class="council-took">
              {taken
                .filter((one) => one.seat === seat)
                .map(({ reward }) => (
                  <span key={reward} class="council-tile on-parchment" {...about({ of: 'reward', reward })}>
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

interface OfferProps {
  readonly reward: AnyReward;
  readonly taken: Taken;
  readonly mine: boolean;
}

/** A reward as a real card: to be taken, taken already, or closed to this player for a reason that is said. */
function Offer({ reward, taken, mine }: OfferProps) {
  const view = useView();
  const { council, refusals } = words.value;
  const takers = taken.filter((one) => one.reward === reward);
  const gone = reward !== 'favour' && takers.length > 0;
  const rule = mine && !gone ? against(view, reward) : undefined;
  const note = gone ? council.takenBy(takers.map(({ seat }) => nameOf(view, seat)).join()) : rule && refusals[rule];
  const look = `offer${gone ? ' offer-gone' : ''}${mine && !gone && rule === undefined ? ' offer-open' : ''}`;
  return (
    <button
      type="button"
      {...about({ of: 'reward', reward })}
      {...address({ of: 'offer', reward })}
      class={look}
      aria-disabled={!mine || gone || rule !== undefined}
      onClick={() => mine && !gone && view.session.ask({ type: 'takeReward', reward })}
    >
      <RewardCard reward={reward} />
      {takers.map(({ seat }) => (
        <span key={seat} class="offer-taker">
          <Token colour={colourOf(view, seat)} />
        </span>
      ))}
      {note !== undefined && <small class={gone ? 'offer-note' : 'offer-note offer-why'}>{note}</small>}
      {reward === 'favour' && !gone && <small class="offer-note">{council.favourOpen}</small>}
    </button>
  );
}

const against = ({ game, me, session }: View, reward: AnyReward) =>
  forbids(game.value, { seat: me.value ?? NOBODY, at: session.now(), command: { type: 'takeReward', reward } });
