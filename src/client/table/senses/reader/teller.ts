import { isUrgent, put, type Queue, type Said, take } from './queue.ts';

/** Says something, tells when it has been heard, and can be cut short. */
export type Voice = (text: string, urgent: boolean, heard: () => void) => () => void;

export interface TellerPorts {
  readonly now: () => number;
  /** Does something after so many milliseconds; gives what stops it. */
  readonly after: (time: number, then: () => void) => () => void;
  readonly voice: () => Voice;
}

export interface Teller {
  readonly hear: (lines: readonly Said[]) => void;
  readonly stop: () => void;
}

/** What comes together is said together. */
export const FIRST_WAIT = 150;

/** Says what it hears at the pace of its voice, and at once what cannot wait. */
export function createTeller({ now, after, voice }: TellerPorts): Teller {
  let queue: Queue = [];
  let busy: (() => void) | null = null;
  const stop = () => {
    busy?.();
    busy = null;
  };
  const speak = () => {
    busy = null;
    const { say, urgent, rest } = take(queue, now());
    queue = rest;
    if (say !== '') busy = voice()(say, urgent, speak);
  };
  return {
    stop,
    hear(lines) {
      for (const line of lines) queue = put(queue, { ...line, at: now() });
      if (isUrgent(lines)) stop();
      if (queue.length > 0) busy ??= after(FIRST_WAIT, speak);
    },
  };
}
