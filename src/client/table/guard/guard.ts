import { type ReadonlySignal, signal } from '@preact/signals';
import type { Command, Seat } from '#engine';
import type { Anchor } from '../../kit/anchor.ts';
import type { Guarding } from '../../kit/settings/settings.ts';
import type { Reason } from './reason.ts';

/** A deed that has not left the browser yet. */
export interface Waiting {
  readonly command: Command;
  readonly seat: Seat | null;
  readonly why: Reason;
  readonly guarding: Exclude<Guarding, 'off'>;
  readonly anchor: Anchor | null;
}

export interface Guard {
  readonly waiting: ReadonlySignal<Waiting | null>;
  /** Sends it, or lets it wait if there is a reason to. The same deed a second time is sent at once. */
  readonly ask: (command: Command, seat: Seat | null, why: Reason | null, anchor: Anchor | null) => void;
  readonly confirm: () => void;
  /** A finger lies on the offer to hold it; gives what lifts it again. */
  readonly hold: () => () => void;
  readonly undo: () => void;
}

export interface GuardPorts {
  readonly guarding: () => Guarding;
  readonly send: (command: Command, seat: Seat | null) => void;
  /** Does something after so many milliseconds; gives what stops it. */
  readonly after: (time: number, then: () => void) => () => void;
}

export const UNDO_TIME = 2000;
/** How long an offer to hold something stays. */
const OFFER_TIME = 5000;
export const HOLD_TIME = 600;

export function createGuard({ guarding, send, after }: GuardPorts): Guard {
  const waiting = signal<Waiting | null>(null);
  let stop = (): void => undefined;
  const undo = () => {
    stop();
    waiting.value = null;
  };
  const confirm = () => {
    const now = waiting.peek();
    undo();
    if (now !== null) send(now.command, now.seat);
  };
  const wait = (next: Waiting) => {
    waiting.value = next;
    stop = next.guarding === 'undo' ? after(UNDO_TIME, confirm) : after(OFFER_TIME, undo);
  };
  return {
    waiting,
    confirm,
    undo,
    hold: () => after(HOLD_TIME, confirm),
    ask(command, seat, why, anchor) {
      const before = waiting.peek();
      if (before?.seat === seat && isSame(before.command, command)) return confirm();
      if (before !== null) outlives(before, seat) ? confirm() : undo();
      const mode = guarding();
      if (why === null || mode === 'off') send(command, seat);
      else wait({ command, seat, why, guarding: mode, anchor });
    },
  };
}

const isSame = (one: Command, other: Command): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Who goes on to something else meant the flip or the way home; but was not done, and wants another reward. */
const outlives = ({ command, guarding, seat }: Waiting, next: Seat | null): boolean =>
  guarding === 'undo' && (seat !== next || command.type === 'flip' || command.type === 'move');
