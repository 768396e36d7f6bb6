import { GOOD_KINDS, type Goods } from '#content';
import type { Chair, Table } from '#protocol';
import { Icon, Mark, type SeatMark } from '../../art/index.ts';
import { goodIcon } from '../../kit/cards/effectIcons.tsx';
import controls from '../../kit/controls.module.css';
import { Switch } from '../../kit/controls.tsx';
import { words } from '../../kit/i18n.ts';
import type { Session } from '../../net/store/session.ts';
import more from './more.module.css';
import seat from './seat.module.css';
import css from './seatDetails.module.css';

export interface SeatProps {
  readonly session: Session;
  readonly table: Table;
  readonly seat: number;
}

const COLOURS = [0, 1, 2, 3, 4] as const;
const MOST_HEAD_START = 5;
const HEAD_START_KINDS = GOOD_KINDS.slice(0, 4);

/** Colour, variant and head start of one seat. */
export function SeatDetails({ session, table, seat, chair }: SeatProps & { readonly chair: Chair }) {
  const { lobby } = words.value;
  return (
    <details class={`${more.more} ${css.details}`}>
      <summary>
        {lobby.colour} · {lobby.variant}
      </summary>
      <div class="stack">
        <fieldset class={css.colours}>
          <legend class={controls.legend}>{lobby.colour}</legend>
          {COLOURS.map((colour) => {
            const other = table.chairs.find((one, at) => at !== seat && one.colour === colour && one.name !== '');
            return (
              <label
                key={colour}
                class={css.colour}
                title={other === undefined ? undefined : lobby.takenBy(other.name)}
              >
                <input
                  type="radio"
                  name={`colour-${seat}`}
                  checked={chair.colour === colour}
                  disabled={other !== undefined}
                  aria-label={lobby.colours[colour]}
                  onChange={() => session.change(seat, { colour })}
                />
                <Mark seat={colour as SeatMark} size={22} />
              </label>
            );
          })}
        </fieldset>
        {table.begun === undefined && <Variants session={session} seat={seat} chair={chair} />}
      </div>
    </details>
  );
}

type VariantProps = Pick<SeatProps, 'session' | 'seat'> & { readonly chair: Chair };

/** Where a game goes on, these are as they were. */
function Variants({ session, seat, chair }: VariantProps) {
  const { lobby } = words.value;
  return (
    <>
      <Switch
        label={lobby.advancedPlacement}
        hint={lobby.advancedPlacementHint}
        on={chair.advancedPlacement}
        turn={(advancedPlacement) => session.change(seat, { advancedPlacement })}
      />
      <Switch
        label={lobby.glory}
        hint={lobby.gloryHint}
        on={chair.glory}
        turn={(glory) => session.change(seat, { glory })}
      />
      <HeadStart handicap={chair.handicap} change={(handicap) => session.change(seat, { handicap })} />
    </>
  );
}

interface HeadStartProps {
  readonly handicap: Goods;
  readonly change: (handicap: Goods) => void;
}

function HeadStart({ handicap, change }: HeadStartProps) {
  const { lobby, names } = words.value;
  return (
    <fieldset class={css.headStart}>
      <legend class={controls.legend}>
        {lobby.headStart}: {lobby.headStartHint}
      </legend>
      {HEAD_START_KINDS.map((kind) => (
        <label key={kind} class="row">
          <Icon of={goodIcon(kind)} size={26} />
          <select
            class={`${controls.select} ${seat.smallSelect}`}
            aria-label={names.kinds[kind]}
            value={handicap[kind] ?? 0}
            onChange={(event) => change({ ...handicap, [kind]: Number(event.currentTarget.value) })}
          >
            {Array.from({ length: MOST_HEAD_START + 1 }, (_, count) => (
              <option key={count} value={count}>
                +{count}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}
