import { type Command, type Game, legal, type Millis, type Seat } from '#engine';
import type { ClientMessage, ServerMessage } from '#protocol';
import { ask, askAgain, catchUp, hear, hello, newGuest, type Reaction } from '#protocol/guest';
import type { World } from './world.ts';

/** A guest at a bad line, who follows the table, asks for this and that and sends again what was not answered. */
export interface Person {
  readonly seat: Seat;
  readonly hear: (message: ServerMessage) => void;
  readonly game: () => Game | null;
  readonly seq: () => number;
  readonly pending: () => number;
  /** Asks for nothing new. */
  readonly rest: () => void;
}

const AGAIN: Millis = 700;
const MOST_PENDING = 4;

export function newPerson(world: World, seat: Seat, send: (message: ClientMessage) => void, pace: Millis): Person {
  let guest = newGuest();
  let isResting = false;

  function react({ guest: next, say }: Reaction): void {
    guest = next;
    say.forEach(send);
  }

  function wish(): void {
    if (isResting) return;
    world.later(1 + world.below(2 * pace), wish);
    const { following, pending } = guest;
    const wishes = following === null ? [] : legal(following.game, seat, world.now()).filter(isWanted);
    const command = wishes[world.below(Math.max(1, wishes.length))];
    if (command === undefined || pending.length >= MOST_PENDING) return;
    react(ask(guest, { seat, at: world.now(), command }));
  }

  /** A table that is always paused, or never ready, would not be much of a test. */
  const isWanted = ({ type }: Command): boolean =>
    type === 'pause' ? world.chance(0.01) : type === 'done' || type === 'ready' ? world.chance(0.2) : true;

  /** This line loses things without breaking. */
  function sayAgain(): void {
    world.later(AGAIN, sayAgain);
    askAgain(guest).forEach(send);
    react(guest.isWelcome ? catchUp(guest) : hello(guest));
  }

  react(hello(guest));
  world.later(AGAIN, sayAgain);
  world.later(1 + world.below(2 * pace), wish);
  return {
    seat,
    hear: (message) => react(hear(guest, message, world.now())),
    game: () => guest.following?.game ?? null,
    seq: () => guest.following?.seq ?? -1,
    pending: () => guest.pending.length,
    rest: () => {
      isResting = true;
    },
  };
}
