import banner from '../kit/banner.module.css';
import { words } from '../kit/i18n.ts';
import { busyFor } from '../net/link/ask.ts';

/** The server has too much to do for those at this address; what was asked for comes in a moment. */
export function BusyBanner() {
  const seconds = busyFor.value;
  if (seconds === 0) return null;
  return (
    <div class={`${banner.banner} ${banner.busy}`} role="status">
      <i class={banner.sand} aria-hidden="true" />
      <b>{words.value.connection.busy(seconds)}</b>
    </div>
  );
}
