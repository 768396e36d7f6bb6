import type { Entry, Said, ServerMessage } from '#protocol';
import { tellCrowd } from './crowd.ts';
import { type Guest, isKeptFor, sizeOf } from './guest.ts';
import { clockFor, isDurable, isInGallery, type Live, now, type Post, type Welcome } from './live.ts';
import { tableOf } from './seen.ts';
import { setTimer } from './timers.ts';

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
  const welcome = message.type === 'welcome' ? message : null;
  const { asked, waiting } = live.outbox;
  const post: Post = { after: asked, to, frame, welcome, entry, since: live.heardAt };
  if (isDurable(live) && waiting.length === 0) deliver(live, post);
  else waiting.push(post);
}

/** One more write is durable. They come back in the order they were asked for. */
export function written(live: Live): void {
  const { outbox } = live;
  outbox.durable += 1;
  for (;;) {
    const post = outbox.waiting[0];
    if (post === undefined || post.after > outbox.durable) return;
    outbox.waiting.shift();
    deliver(live, post.welcome === null ? post : inTime(live, post, post.welcome));
  }
}

/** A welcome that waited for the disk says what time it is when it leaves: by an old time the sand would run backwards. */
function inTime(live: Live, post: Post, welcome: Welcome): Post {
  if (typeof post.to !== 'object') return post;
  const frame = live.ports.frame({ ...welcome, clock: clockFor(live, post.to) });
  post.to.kept += sizeOf(frame) - sizeOf(post.frame);
  return { ...post, frame };
}

/** So much is remembered of what was said, for those who come later. */
const REMEMBERED = 200;

/** Everybody hears it, now or when they come. */
export function tellSaid(live: Live, said: Said): void {
  const placed = { ...said, after: live.newest };
  live.said = [...live.said, placed].slice(-REMEMBERED);
  tell(live, 'all', placed);
}

export function tellTable(live: Live): void {
  live.crowdChanged = false;
  tell(live, 'all', { type: 'table', table: tableOf(live) });
}

/** Those who only watch come and go in crowds. The first is told of at once, the others together. */
const WATCHERS_EVERY = 500;

export function tellWatchers(live: Live): void {
  live.crowdChanged = live.timers.has('watchers');
  if (live.guests.size === 0 || live.crowdChanged) return;
  tellTable(live);
  setTimer(live, 'watchers', WATCHERS_EVERY, () => {
    if (live.crowdChanged) tellWatchers(live);
  });
}

function deliver(live: Live, { to, frame, welcome, entry, since }: Post): void {
  if (typeof to === 'object') {
    to.kept -= sizeOf(frame);
    if (welcome !== null) to.welcomed = true;
    return to.seats.length === 0 ? tellCrowd(live, [to], frame) : to.line.send(frame);
  }
  const watchers: Guest[] = [];
  for (const guest of live.guests) {
    if (!guest.welcomed || isInGallery(live, guest)) continue;
    if (guest.seats.length === 0) watchers.push(guest);
    else if (to === 'all' || guest.seats.includes(to)) guest.line.send(frame);
  }
  if (to === 'all' && watchers.length > 0) tellCrowd(live, watchers, frame);
  if (to === 'all') live.gallery?.hear(frame, entry);
  if (to === 'all' && since > 0) live.ports.metrics.latency.observe((now(live) - since) / 1000);
}
