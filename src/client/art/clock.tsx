import face from './clock/face.svg?url';
import pendulum from './clock/pendulum.svg?url';
import { rem } from './rem.ts';

/** The great clock, in full. Its pendulum swings only when a player has won. */
export function Clock({ swing = false, size = 320 }: { readonly swing?: boolean; readonly size?: number }) {
  return (
    <span class={swing ? 'clock clock-swings' : 'clock'} style={{ '--size': rem(size) }} aria-hidden="true">
      <img class="clock-pendulum" src={pendulum} alt="" />
      <img src={face} alt="" />
    </span>
  );
}

/** The same clock engraved faintly into the room, behind everything. Fills its positioned parent. */
export function ClockGround({ swing = false }: { readonly swing?: boolean }) {
  return (
    <div class={swing ? 'clock-ground clock-swings' : 'clock-ground'} aria-hidden="true">
      <i class="clock-engraving" />
      <i class="clock-engraving clock-pendulum" />
    </div>
  );
}
