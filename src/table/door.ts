import type { ClientMessage, Fault } from '#protocol';
import type { Guest } from './live/guest.ts';
import { isInGallery, type Live } from './live/live.ts';
import { arrive, leave } from './people/arrive.ts';
import { hear } from './people/hear.ts';

/** A table as a socket sees it, wherever the table is. */
export interface Door {
  /** `complain` is for faults that are known later. */
  readonly arrive: (
    guest: Guest,
    tokens: readonly string[],
    since: number | null,
    complain: (fault: Fault) => void,
  ) => void;
  readonly hear: (guest: Guest, message: Exclude<ClientMessage, { type: 'hello' }>) => Fault | undefined;
  readonly leave: (guest: Guest) => void;
}

/** Of a table in this process. */
export const doorOf = (live: Live): Door => ({
  arrive: (guest, tokens, since) => arrive(live, guest, tokens, since),
  hear: (guest, message) => {
    if (live.closed) return 'closed';
    return message.type === 'ping' ? pong(live, guest, message.sent) : hear(live, guest, message);
  },
  leave: (guest) => leave(live, guest),
});

/** Not in turn with what is being written: it is about time. */
function pong(live: Live, guest: Guest, sent: number): undefined {
  const clock = isInGallery(live, guest) ? live.gallery?.clock() : live.room?.clock();
  guest.line.send({ type: 'pong', sent, clock: clock ?? { at: 0, running: false } });
}
