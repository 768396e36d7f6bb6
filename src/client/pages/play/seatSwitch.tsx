import { Mark, type SeatMark } from '../../art/index.ts';
import button from '../../kit/button.module.css';
import { words } from '../../kit/i18n.ts';
import type { Session } from '../../net/store/session.ts';
import css from './seatSwitch.module.css';

/** Several people at one screen: whose hand moves now. */
export function SeatSwitch({ session }: { readonly session: Session }) {
  const held = session.held.value;
  if (held.length < 2) return null;
  return (
    <fieldset class={css.switch}>
      <legend class="visually-hidden">{words.value.lobby.players}</legend>
      {held.map((seat) => {
        const chair = session.table.value?.chairs[seat];
        return (
          <button
            type="button"
            key={seat}
            class={button.icon}
            aria-label={chair?.name}
            title={chair?.name}
            aria-pressed={session.me.value === seat}
            onClick={() => {
              session.me.value = seat;
            }}
          >
            <Mark seat={(chair?.colour ?? seat) as SeatMark} size={18} />
          </button>
        );
      })}
    </fieldset>
  );
}
