import type { Entry } from '#protocol';
import type { Doors } from '#room';
import { append, closeLive } from './keep.ts';
import { type Live, note, now } from './live.ts';
import { mayPause } from './pauses.ts';
import { tell, tellEntry } from './tell.ts';
import { clearTimer, setTimer } from './timers.ts';

/** The room's way to the world. What happened is made into text once, for the log and for the wire. */
export function doorsOf(live: Live): Doors {
  const { metrics } = live.ports;
  let kept: Entry | undefined;
  let text = '';
  return {
    now: live.ports.clock.now,
    keep(entry) {
      kept = entry;
      text = JSON.stringify(entry);
      append(live, text);
      note(live, entry);
      if (entry.type === 'rewound') metrics.claims.inc();
      else metrics.commands.inc();
    },
    tell: (seat, message) => {
      if (message.type === 'refused') metrics.refusals.inc();
      tell(live, seat, message);
    },
    tellAll(message) {
      if (message !== kept) return tell(live, 'all', message);
      tellEntry(live, 'all', message, kept, text);
      live.changed(live);
    },
    wakeAt(when) {
      if (when === null) clearTimer(live, 'wake');
      else setTimer(live, 'wake', when - now(live), () => live.room?.wake());
    },
    mayPause: (seat, at) => mayPause(live, seat, at),
    fail: (error) => closeLive(live, error),
  };
}
