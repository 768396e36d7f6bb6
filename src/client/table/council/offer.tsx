import type { RewardId, StandingRewardId } from '#content';
import { forbids, NOBODY, type Seat } from '#engine';
import { address } from '../../kit/address.ts';
import { RewardCard } from '../../kit/cards/cardView.tsx';
import { words } from '../../kit/i18n.ts';
import { about } from '../../kit/topic.ts';
import { Token } from '../board/privilege.tsx';
import { chairName, colourOf, isShared } from '../view/people.ts';
import { shortFor } from '../view/price.ts';
import { ask } from '../view/touch.ts';
import { useView, type View } from '../view/view.ts';
import css from './offer.module.css';
import type { CouncilPast } from './past.ts';

export type AnyReward = RewardId | StandingRewardId;

interface OfferProps {
  readonly reward: AnyReward;
  readonly taken: CouncilPast['taken'];
  readonly mine: boolean;
}

/** A reward as a real card: to be taken, taken already, or closed to this player for a reason that is said. */
export function Offer({ reward, taken, mine }: OfferProps) {
  const view = useView();
  const { council, refusals } = words.value;
  const takers = taken.filter((one) => one.reward === reward);
  const gone = reward !== 'favour' && takers.length > 0;
  const rule = mine && !gone ? against(view, reward) : undefined;
  const why = rule && (shortOf(view, reward) || refusals[rule]);
  const note = gone ? takenBy(view, takers[0]?.seat ?? NOBODY) : why;
  const open = mine && !gone && rule === undefined;
  return (
    <button
      type="button"
      {...about({ of: 'reward', reward })}
      {...address({ of: 'offer', reward })}
      class={css.offer}
      data-open={open || undefined}
      data-closed={(mine && !open) || undefined}
      data-gone={(gone && !mine) || undefined}
      aria-disabled={!open}
      onClick={(event) => mine && !gone && ask(view, { type: 'takeReward', reward }, event.currentTarget)}
    >
      <span class={css.face}>
        <RewardCard reward={reward} />
      </span>
      {takers.map(({ seat }) => (
        <span key={seat} class={css.taker}>
          <Token colour={colourOf(view, seat)} />
        </span>
      ))}
      {note !== undefined && (
        <small class={css.note} data-bad={!gone || undefined}>
          {note}
        </small>
      )}
      {reward === 'favour' && !gone && <small class={css.note}>{council.favourOpen}</small>}
    </button>
  );
}

const takenBy = (view: View, seat: Seat): string =>
  seat === view.me.value && !isShared(view)
    ? words.value.council.takenByYou
    : words.value.council.takenBy(chairName(view, seat));

const against = ({ game, me, session }: View, reward: AnyReward) =>
  forbids(game.value, { seat: me.value ?? NOBODY, at: session.now(), command: { type: 'takeReward', reward } });

const shortOf = ({ game, me }: View, reward: AnyReward): string =>
  me.value === null ? '' : shortFor(words.value, game.value, me.value, { type: 'takeReward', reward });
