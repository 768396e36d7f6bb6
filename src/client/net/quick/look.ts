import type { QuickClientMessage, QuickServerMessage, QuickWish } from '#protocol';
import { blockedShown } from '../../kit/manners/ears.ts';
import { keepSeat } from '../../kit/settings/seats.ts';
import type { Link } from '../link/link.ts';
import { openSocketLink, socketAt } from '../link/socket.ts';
import { withPass } from '../person/shown.ts';
import { type Looking, looking } from './looking.ts';

let link: Link<QuickClientMessage> | null = null;

const change = (more: Partial<Looking>): void => {
  if (looking.value !== null) looking.value = { ...looking.value, ...more };
};

/** Waits for a table; called again, with another wish. The wait goes on when the line is back, wherever that leads. */
export function lookForTable(wish: QuickWish): void {
  const { hall = { people: 0, waiting: [] } } = looking.value ?? {};
  looking.value = { wish, until: performance.now() + wish.waitMs, hall, found: null, isLost: false, fault: null };
  if (link === null) link = open();
  else say();
}

export function stopLooking(): void {
  link?.close();
  link = null;
  looking.value = null;
}

function say(): void {
  if (looking.value === null) return;
  const { wish, until } = looking.value;
  const waitMs = Math.max(0, Math.round(until - performance.now()));
  withPass((shown) => link?.send({ type: 'wait', ...wish, waitMs, ...shown, ...blockedShown() }));
}

const open = (): Link<QuickClientMessage> =>
  openSocketLink<QuickClientMessage, QuickServerMessage>(socketAt('/api/quick/socket'))({
    changed(state) {
      change({ isLost: state === 'lost' });
      if (state === 'open') queueMicrotask(say);
    },
    heard(message) {
      if (message.type === 'hall') return change({ hall: message });
      // A table is found, or the wish is refused: either is the last word.
      link?.close();
      link = null;
      if (message.type === 'fault') return change({ fault: message.fault });
      keepSeat(message.code, message.token);
      change({ found: message.code });
    },
  });
