import { type Chair, PROTOCOL_VERSION, type Terms } from '#protocol';
import {
  doorOf,
  type Frame,
  hold,
  type Live,
  newGuest,
  type Ports,
  putDown,
  sendFault,
  type TableRecord,
} from '#table';
import type { ToWorker } from '../shelf/messages.ts';
import { ownSeat } from '../shelf/plan.ts';
import type { Outside } from './outside.ts';

/** A table beside the page, as the page meets it. */
export interface OwnTable {
  readonly hear: (message: ToWorker) => void;
  readonly close: () => void;
}

/** Opens every chair that no bot sits in: there is nobody else. */
const KEY = 'own';

/** Nobody floods themselves. */
const MESSAGES_PER_SECOND = 1000;

const count = { inc: () => undefined };
const METRICS: Ports['metrics'] = {
  commands: count,
  refusals: count,
  claims: count,
  losses: count,
  results: count,
  latency: { observe: () => undefined },
};

/** The browser as the host of one table. Messages need no frames on their way to the page. */
export const portsOf = ({ now, today, newSeed }: Outside, own: Pick<Ports, 'store' | 'bots' | 'openAgain'>): Ports => ({
  ...own,
  settings: {
    messagesPerSecond: MESSAGES_PER_SECOND,
    tokensLast: Number.POSITIVE_INFINITY,
    wholeStory: true,
  },
  clock: { now, today },
  later(wait, act) {
    const timer = setTimeout(act, wait);
    return () => clearTimeout(timer);
  },
  chance: { token: () => KEY, seed: newSeed },
  hash: (text) => text,
  whence: () => null,
  personOf: () => null,
  ownerOf: () => null,
  banOf: () => null,
  shutAt: () => null,
  report: null,
  frame: (message) => message,
  logger: { error: (what, sentence) => console.error(sentence, what) },
  metrics: METRICS,
  list: () => undefined,
  forget: () => undefined,
});

/** A table whose game has begun: the chairs without bots are this browser's. */
export const recordOf = (code: string, chairs: readonly Chair[], terms: Terms, today: number): TableRecord => ({
  code,
  stage: 'playing',
  host: ownSeat(chairs),
  terms,
  chairs: chairs.map(({ connected, standIn, coached, ...chair }) => ({
    ...chair,
    holder: chair.bot === null ? KEY : null,
    removed: null,
    whence: null,
  })),
  rematch: null,
  createdAt: today,
  touchedAt: today,
  endedAt: null,
  barred: [],
});

/** The page is the one guest. */
export function openOwnTable(live: Live, post: Outside['post']): OwnTable {
  const send = (frame: Frame): void => {
    if (!(frame instanceof Uint8Array)) post(frame);
  };
  const guest = newGuest({ send, close: () => undefined, drop: () => undefined });
  const door = doorOf(live);
  /** Bots among themselves: nobody is there who could end a pause. */
  const isOnlyWatched = live.record.chairs.every(({ bot }) => bot !== null);
  return {
    hear(message) {
      if (message.type === 'away') return isOnlyWatched ? undefined : hold(live);
      if (message.type === 'begin' || message.type === 'show') return;
      if (message.type !== 'hello') {
        const fault = door.hear(guest, message);
        return fault && sendFault(guest, fault);
      }
      if (message.version !== PROTOCOL_VERSION) return sendFault(guest, 'badVersion');
      door.arrive(guest, [KEY], message.since, () => undefined);
      if (isOnlyWatched) live.room?.ask(0, 0, { type: 'resume' });
    },
    close: () => putDown(live),
  };
}
