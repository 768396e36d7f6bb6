import type { Entry, Said, ServerMessage } from '#protocol';
import { isKeptFor, sizeOf } from './guest.ts';
import { isDurable, isInGallery, type Live, now, type Post } from './live.ts';
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
  const post = { to, frame, welcomes: message.type === 'welcome', entry, since: live.heardAt };
  const { asked, waiting } = live.outbox;
  if (isDurable(live) && waiting.length === 0) deliver(live, post);
  else waiting.push({ after: asked, post });
}

/** One more write is durable. They come back in the order they were asked for. */
export function written(live: Live): void {
  const { outbox } = live;
  outbox.durable += 1;
  let sent = 0;
  for (const { after, post } of outbox.waiting) {
    if (after > outbox.durable) break;
    sent += 1;
    deliver(live, post);
  }
  outbox.waiting.splice(0, sent);
}

/** So much is remembered of what was said, for those who come later. */
const REMEMBERED = 200;

/** Everybody hears it, now or when they come. */
export function tellSaid(live: Live, said: Said): void {
  const placed = { ...said, after: live.newest };
  live.said = [...live.said, placed].slice(-REMEMBERED);
  tell(live, 'all', placed);
}

export const tellTable = (live: Live): void => tell(live, 'all', { type: 'table', table: tableOf(live) });

function deliver(live: Live, { to, frame, welcomes, entry, since }: Post): void {
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
