import type { Entry, ServerMessage } from '#protocol';
import { isKeptFor, sizeOf } from './guest.ts';
import { isInGallery, type Live, now, type Post } from './live.ts';
import { post } from './outbox.ts';
import { tableOf } from './seen.ts';

/** Leaves when everything kept so far is durable. */
export function tell(live: Live, to: Post['to'], message: ServerMessage): void {
  tellEntry(live, to, message, null);
}

/** What happened comes with the text that was kept of it. */
export function tellEntry(
  live: Live,
  to: Post['to'],
  message: ServerMessage,
  entry: Entry | null,
  text?: string,
): void {
  if (live.guests.size === 0 && live.gallery === null) return;
  const frame = live.ports.frame(message, text);
  if (typeof to === 'object' && !isKeptFor(to, frame)) return;
  const one = { to, frame, welcomes: message.type === 'welcome', entry, since: live.heardAt };
  post(live.outbox, one, (next) => deliver(live, next));
}

export const tellTable = (live: Live): void => tell(live, 'all', { type: 'table', table: tableOf(live) });

export function deliver(live: Live, { to, frame, welcomes, entry, since }: Post): void {
  if (typeof to === 'object') {
    to.kept -= sizeOf(frame);
    if (welcomes) to.welcomed = true;
    return to.line.send(frame);
  }
  for (const guest of live.guests) {
    if (isInGallery(live, guest)) continue;
    if (guest.welcomed && (to === 'all' || guest.seats.includes(to))) guest.line.send(frame);
  }
  if (to === 'all') live.gallery?.hear(frame, entry);
  if (to === 'all' && since > 0) live.ports.metrics.latency.observe((now(live) - since) / 1000);
}
