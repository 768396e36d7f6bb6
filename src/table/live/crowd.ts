import type { Guest } from './guest.ts';
import type { Live } from './live.ts';
import type { Frame } from './ports.ts';
import { setTimer } from './timers.ts';

/** So many of those who only watch are told in one go: in between the players of this and other tables have their turn. */
const AT_ONCE = 50;

/** In the order of asking. */
export function tellCrowd(live: Live, watchers: readonly Guest[], frame: Frame): void {
  const isWaiting = live.crowd.length > 0;
  for (const guest of watchers) live.crowd.push({ guest, frame });
  if (!isWaiting) tellSome(live);
}

function tellSome(live: Live): void {
  for (const { guest, frame } of live.crowd.splice(0, AT_ONCE)) guest.line.send(frame);
  if (live.crowd.length > 0) setTimer(live, 'crowd', 0, () => tellSome(live));
}
