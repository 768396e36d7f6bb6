import type { Room } from '#room';
import { isRevealed } from '../kept/reveal.ts';
import { tellCrowd } from './crowd.ts';
import { openGallery, type Past, parted } from './gallery.ts';
import { isInGallery, type Live, now, today } from './live.ts';
import type { Frame } from './ports.ts';
import { tableOf } from './seen.ts';
import { setTimer } from './timers.ts';

/** A game begins, or is there again: those who only watch follow it as late as the host wished. */
export function seatGallery(live: Live, room: Room, past?: Past): void {
  const { spectatorDelay: delay } = live.record.terms;
  if (delay === 0 || isRevealed(live.record, today(live))) return;
  const { shown, late } = past === undefined ? { shown: room.playing(), late: [] } : parted(past, delay);
  const gallery = openGallery(
    {
      delay,
      now: () => now(live),
      later: (wait, act) => setTimer(live, 'gallery', wait, act),
      send: (frame) => showTo(live, frame),
      clock: room.clock,
    },
    shown,
  );
  live.gallery = gallery;
  const { frame } = live.ports;
  for (const entry of late) gallery.hear(frame(entry), entry);
  if (late.length > 0) gallery.hear(frame({ type: 'table', table: tableOf(live) }), null);
}

function showTo(live: Live, frame: Frame): void {
  const inGallery = [...live.guests].filter((guest) => guest.welcomed && isInGallery(live, guest));
  tellCrowd(live, inGallery, frame);
}
