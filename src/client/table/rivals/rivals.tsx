import { CHARACTERS, SLOTS } from '#content';
import { type Player, playerAt, type Seat } from '#engine';
import { Emblem, Icon, Mark } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import { goodIcon, productionIcon } from '../../kit/cards/effectIcons.tsx';
import { words } from '../../kit/i18n.ts';
import { about } from '../../kit/topic.ts';
import { Arrived } from '../mat/counter.tsx';
import { Slots } from '../mat/stock.tsx';
import panel from '../view/panel.module.css';
import { chairName, colourOf } from '../view/people.ts';
import { useView } from '../view/view.ts';
import { RivalCrew } from './crew.tsx';
import { Lately } from './lately.tsx';
import { MiniTracks } from './mini.tsx';
import { Presence } from './presence.tsx';
import css from './rivals.module.css';
import { Says, type Spoken, useSpoken } from './says.tsx';

/** One strip for each rival; a touch shows the whole mat. */
export function Rivals({ whole = false }: { readonly whole?: boolean }) {
  const view = useView();
  const rivals = view.game.value.players.flatMap((_, seat) => (seat === view.front.value ? [] : [seat]));
  const beside = ['called', 'moves'].includes(view.game.value.phase);
  const spoken = useSpoken();
  const many = !whole && rivals.length > (beside ? 1 : 2);
  return (
    <div
      class={css.rivals}
      data-many={many || undefined}
      data-guided={view.guided.value || undefined}
      {...address({ of: 'rivals' })}
    >
      {rivals.map((seat) => (
        <Rival key={seat} seat={seat} whole={whole} spoken={spoken} />
      ))}
    </div>
  );
}

interface Props {
  readonly seat: Seat;
  readonly whole: boolean;
  readonly spoken: Spoken;
}

function Rival({ seat, whole, spoken }: Props) {
  const view = useView();
  const player = playerAt(view.game.value, seat);
  const { person, side } = CHARACTERS[player.character];
  const { persons, epithets, joint } = words.value.characters;
  const inspect = () => {
    view.inspected.value = seat;
  };
  return (
    <section
      class={`${panel.panel} ${css.rival}`}
      aria-label={chairName(view, seat)}
      style={{ '--seat': `var(--seat-${colourOf(view, seat)}-text)` }}
    >
      <button type="button" class={css.head} {...address({ of: 'rival', seat })} onClick={inspect}>
        <Emblem of={person} side={side} size={34} />
        <span>
          <b>
            {persons[person]}
            <span class={css.epithet}>
              {joint}
              {epithets[player.character]}
            </span>
          </b>
          <small>
            <Mark seat={colourOf(view, seat)} size={11} /> <span class={css.name}>{chairName(view, seat)}</span>{' '}
            <Presence seat={seat} />
          </small>
        </span>
        <span class="visually-hidden">{words.value.table.showMat(chairName(view, seat))}</span>
        <Says spoken={spoken} seat={seat} />
      </button>
      {!view.guided.value && <Lately seat={seat} />}
      <MiniTracks player={player} />
      <ul class={css.purse}>
        {(['military', 'culture', 'gold', 'votes'] as const).map((kind) => (
          <li key={kind} {...about({ of: 'good', seat, kind })}>
            <Icon of={goodIcon(kind)} size={18} label={words.value.table.goods[kind]} />
            <Arrived value={player[kind]} seat={seat} kind={kind} />
          </li>
        ))}
      </ul>
      <div class={css.foot}>
        <RivalCrew player={player} seat={seat} size={28} />
        {whole ? <small>{words.value.table.handOf(player.hand.length)}</small> : <Tucked player={player} seat={seat} />}
      </div>
      {whole && (
        <div class={css.whole}>
          <Slots player={player} own={false} />
        </div>
      )}
    </section>
  );
}

function Tucked({ player, seat }: { readonly player: Player; readonly seat: Seat }) {
  return (
    <ul class={css.slots}>
      {SLOTS.map((slot) => (
        <li key={slot} {...about({ of: 'slot', seat, slot })}>
          <Icon of={productionIcon(slot)} size={16} label={words.value.names.slots[slot].production} />
          {player.slots[slot].length}
        </li>
      ))}
    </ul>
  );
}
