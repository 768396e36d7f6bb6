import { playerAt } from '#engine';
import { Icon } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import button from '../../kit/button.module.css';
import { StratagemCard } from '../../kit/cards/cardView.tsx';
import { words } from '../../kit/i18n.ts';
import { about } from '../../kit/topic.ts';
import { MannersButton } from '../manners/button.tsx';
import mat from '../mat/mat.module.css';
import { MatHead } from '../mat/mat.tsx';
import { Purse, Slots } from '../mat/stock.tsx';
import { VictoryTracks } from '../mat/tracks.tsx';
import { chairName } from '../view/people.ts';
import { useView } from '../view/view.ts';
import { RivalCrew } from './crew.tsx';
import css from './inspected.module.css';
import { Lately } from './lately.tsx';
import { Presence } from './presence.tsx';
import { RemoveButton } from './removal.tsx';

/** A rival's mat in full. */
export function InspectedMat() {
  const view = useView();
  const seat = view.inspected.value;
  if (seat === null) return null;
  const player = playerAt(view.game.value, seat);
  const { table } = words.value;
  const close = () => {
    view.inspected.value = null;
  };
  return (
    <div
      class={css.inspected}
      {...address({ of: 'inspected' })}
      role="dialog"
      aria-label={table.matOf(chairName(view, seat))}
    >
      <button type="button" class={`${button.icon} ${css.close}`} onClick={close} aria-label={table.close}>
        <Icon of="close" size={20} />
      </button>
      <div class={mat.tracks} {...address({ of: 'matTracks' })}>
        <MatHead seat={seat}>
          <Presence seat={seat} />
        </MatHead>
        <Lately seat={seat} />
        <VictoryTracks player={player} />
      </div>
      <div class={`${mat.stock} ${css.stock}`} {...address({ of: 'matStock' })}>
        <Purse player={player} />
        <Slots player={player} own={false} />
        <RivalCrew player={player} seat={seat} size={44} />
      </div>
      <div class={css.cards} {...address({ of: 'inspectedCards' })}>
        <h3>{table.handOf(player.hand.length)}</h3>
        <ul>
          {player.hand.map((card) => (
            <li key={card} {...about({ of: 'card', card })}>
              <StratagemCard card={card} />
            </li>
          ))}
        </ul>
        {player.discard.length > 0 && <h3>{table.played(player.discard.length)}</h3>}
        <ul class={css.played}>
          {player.discard.map((card) => (
            <li key={card} {...about({ of: 'card', card })}>
              <StratagemCard card={card} />
            </li>
          ))}
        </ul>
      </div>
      <div class={css.ways}>
        <MannersButton session={view.session} seat={seat} />
        <RemoveButton session={view.session} seat={seat} />
      </div>
    </div>
  );
}
