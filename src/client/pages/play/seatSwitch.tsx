import { Icon, Mark, type SeatMark } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import button from '../../kit/button.module.css';
import { words } from '../../kit/i18n.ts';
import { settings } from '../../kit/settings/settings.ts';
import type { Session } from '../../net/store/session.ts';
import { canSitAround } from '../../table/screen/faces/hands.ts';
import css from './seatSwitch.module.css';

/** Several people at one screen: whose hand moves now. */
export function SeatSwitch({ session }: { readonly session: Session }) {
  const held = session.held.value;
  if (held.length < 2) return null;
  if (settings.faceToFace.value && canSitAround(held)) return <FaceToFace on />;
  return (
    <fieldset class={css.switch}>
      {canSitAround(held) && <FaceToFace on={false} />}
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

/** Lays the screen between people, or back in front of one. */
function FaceToFace({ on }: { readonly on: boolean }) {
  const { seats } = words.value;
  const name = on ? seats.oneInFront : seats.faceToFace;
  return (
    <button
      type="button"
      class={button.icon}
      {...address({ of: 'faceToFace' })}
      aria-label={name}
      title={name}
      onClick={() => {
        settings.faceToFace.value = !on;
      }}
    >
      <Icon of="fullscreen" size={20} />
    </button>
  );
}
