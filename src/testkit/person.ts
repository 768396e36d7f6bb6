import { type Command, type Game, legal, type Millis, type RefusalId, type Seat } from '#engine';
import { type ClientMessage, type Entry, type Following, follow, type ServerMessage, startFollowing } from '#protocol';
import type { World } from './world.ts';

/** Somebody at a bad line, who follows the table, asks for this and that and sends again what was not answered. */
export interface Person {
  readonly seat: Seat;
  readonly hear: (message: ServerMessage) => void;
  readonly game: () => Game | null;
  readonly seq: () => number;
  readonly pending: () => number;
  readonly settled: () => readonly Settled[];
  /** Asks for nothing new. */
  readonly rest: () => void;
}

export interface Settled {
  readonly nth: number;
  readonly how: RefusalId | 'settled';
}

const AGAIN: Millis = 700;

export function newPerson(world: World, seat: Seat, send: (message: ClientMessage) => void, pace: Millis): Person {
  const pending = new Map<number, Command>();
  const settled: Settled[] = [];
  let following: Following | null = null;
  let nth = 0;
  let isResting = false;

  function settle(number: number, how: Settled['how']): void {
    if (pending.delete(number)) settled.push({ nth: number, how });
  }

  function take(entry: Entry): void {
    if (following === null) return send({ type: 'catchUp', since: null });
    const next = follow(following, entry);
    if (next === undefined) return catchUp(following, entry);
    following = next;
    for (const { seat: whose, nth: number } of entry.type === 'happened'
      ? [entry]
      : [...entry.happened, ...entry.lost]) {
      if (whose === seat) settle(number, 'settled');
    }
  }

  /** Whoever cannot go back far enough needs the whole state. */
  const catchUp = (from: Following, entry: Entry): void =>
    send({ type: 'catchUp', since: entry.seq === from.seq + 1 ? null : from.seq });

  function hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        if (message.playing !== null && message.playing.seq > (following?.seq ?? -1)) {
          following = startFollowing(message.playing);
        }
        return message.missed.forEach(take);
      case 'happened':
      case 'rewound':
        return take(message);
      case 'refused':
        return settle(message.nth, message.refused);
      case 'settled':
        return settle(message.nth, 'settled');
      default:
    }
  }

  function ask(): void {
    if (isResting) return;
    world.later(1 + world.below(2 * pace), ask);
    const wishes = following === null ? [] : legal(following.game, seat, world.now()).filter(isWanted);
    const command = wishes[world.below(Math.max(1, wishes.length))];
    if (command === undefined || pending.size > 3) return;
    nth += 1;
    pending.set(nth, command);
    send({ type: 'ask', seat, nth, command });
  }

  /** A table that is always paused, or never ready, would not be much of a test. */
  const isWanted = ({ type }: Command): boolean =>
    type === 'pause' ? world.chance(0.01) : type === 'done' || type === 'ready' ? world.chance(0.2) : true;

  function sendAgain(): void {
    world.later(AGAIN, sendAgain);
    for (const [number, command] of pending) send({ type: 'ask', seat, nth: number, command });
    send({ type: 'catchUp', since: following?.seq ?? null });
  }

  send({ type: 'catchUp', since: null });
  world.later(AGAIN, sendAgain);
  world.later(1 + world.below(2 * pace), ask);
  return {
    seat,
    hear,
    game: () => following?.game ?? null,
    seq: () => following?.seq ?? -1,
    pending: () => pending.size,
    settled: () => settled,
    rest: () => {
      isResting = true;
    },
  };
}
