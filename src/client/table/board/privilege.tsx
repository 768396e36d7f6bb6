import { PRIVILEGE_VP } from '#content';
import { boardOf, NOBODY, type Seat } from '#engine';
import { Icon, Mark, type SeatMark } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import { words } from '../../kit/i18n.ts';
import { about } from '../../kit/topic.ts';
import panel from '../view/panel.module.css';
import { colourOf, nameOf } from '../view/people.ts';
import { useView } from '../view/view.ts';
import css from './privilege.module.css';

/** Who comes first where two want the same, and what each place is worth in council. */
export function PrivilegeTrack() {
  const view = useView();
  const { table } = words.value;
  const game = view.game.value;
  const vp = PRIVILEGE_VP[boardOf(game).side];
  return (
    <section class={`${panel.panel} ${css.privilege}`} {...address({ of: 'privileges' })}>
      <h2>{table.privilege}</h2>
      <ol>
        {game.privilege.map((seat, place) => (
          <li
            key={place}
            {...about({ of: 'privilege', place })}
            data-me={seat === view.front.value || undefined}
            {...address({ of: 'privilege', seat })}
          >
            <b class="figure">{place + 1}</b>
            <Token seat={seat} colour={seat === NOBODY ? 'neutral' : colourOf(view, seat)} />
            <span class={css.name}>{seat === NOBODY ? table.neutral : nameOf(view, seat)}</span>
            <em>
              {Array.from({ length: vp[place] ?? 0 }, (_, point) => (
                <Icon key={point} of="vpAny" size={20} />
              ))}
            </em>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function Token({ colour }: { readonly seat?: Seat; readonly colour: SeatMark }) {
  return (
    <i class={css.token} style={{ '--seat': `var(--seat-${colour})` }}>
      <Mark seat={colour} size={14} />
    </i>
  );
}
