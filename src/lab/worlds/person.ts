import { diceOf, random } from '#bots';
import { type Command, fingerprint } from '#engine';
import type { ClientMessage, ServerMessage } from '#protocol';
import { ask, askAgain, type Guest, hear, hello, newGuest, type Reaction, type Told, timeBy } from '#protocol/guest';
import type { Laws } from './laws.ts';
import type { Call } from './line.ts';
import type { World } from './machine/world.ts';

/** A guest of the real protocol at the end of a simulated line: comes back when it breaks, plays by chance, pings. */
export interface Person {
  readonly guest: () => Guest;
  readonly say: (message: ClientMessage) => void;
  /** Asks for nothing new. */
  readonly rest: () => void;
  readonly start: () => void;
  /** What its screen shows, as a short text. */
  readonly screen: () => string;
  readonly asked: () => number;
}

export interface Habits {
  readonly name: string;
  readonly laws: Laws;
  /** Its own clock. */
  readonly now: () => number;
  readonly pace: number;
  readonly open: (hear: (text: string) => void, closed: () => void) => Call;
  /** Knows no token, and tries what it may not. */
  readonly isStranger: boolean;
}

const SOONEST = 30;
const LATEST = 500;
const PING = 2000;
const AGAIN = 3000;
const MOST_PENDING = 3;

/** DIG-7: what a count of three comes to is an answer, and may leave no entry. */
const isKept = ({ type }: Command): boolean => type !== 'pause' && type !== 'resume';

const NOTHING = { askAgainAt: 0 };

export function newPerson(world: World, habits: Habits): Person {
  const { laws, now, name } = habits;
  const dice = diceOf(world.chance.below(1_000_000_000));
  let guest = newGuest();
  let call: Call | null = null;
  let isResting = true;
  let count = 0;
  let askedAgain = 0;

  const say = (message: ClientMessage): void => {
    if (message.type === 'ask') laws.asked(message.seat, message.nth, message.command);
    call?.send(JSON.stringify(message));
  };
  const react = ({ guest: next, say: words, told }: Reaction): void => {
    guest = next;
    for (const news of told) note(news);
    words.forEach(say);
  };
  const note = (told: Told): void => {
    world.note(`${name} ${told.type}`);
    if (told.type === 'answered' && told.refused === null && isKept(told.asked.command))
      laws.answered(told.asked.seat, told.asked.nth);
    if (told.type === 'welcomed' && told.wentBack) laws.broken('acknowledged is kept', `${name} knew of more`);
    if (told.type === 'seated' && habits.isStranger) laws.broken('a seat is nobody else’s', `${name} was seated`);
  };
  const connect = (): void => {
    const own = habits.open(
      (text) => {
        if (own !== call) return;
        react(hear(guest, JSON.parse(text) as ServerMessage, now()));
        if (habits.isStranger && guest.counts.size > 0) laws.broken('a seat is nobody else’s', `${name} holds one`);
      },
      () => {
        if (own !== call) return;
        call = null;
        world.later(SOONEST + world.chance.below(LATEST), connect);
      },
    );
    call = own;
    react(hello(guest));
  };
  const ping = (): void => {
    world.later(PING, ping);
    if (guest.isWelcome) say({ type: 'ping', sent: now() });
  };
  const think = (): void => {
    world.later(1 + world.chance.below(2 * habits.pace), think);
    if (now() - askedAgain > AGAIN && guest.isWelcome) {
      askedAgain = now();
      askAgain(guest).forEach(say);
    }
    if (!habits.isStranger) play();
    else if (!isResting) intrude();
  };
  const play = (): void => {
    const { isWelcome, following, pending, clock } = guest;
    const [seat] = guest.counts.keys();
    if (!isWelcome || following === null || seat === undefined || pending.length >= MOST_PENDING) return;
    const at = timeBy(clock, now());
    const decision = following.game.paused
      ? wake()
      : isResting
        ? NOTHING
        : random({ game: following.game, seat, at }, dice);
    if (!('do' in decision)) return;
    count += 1;
    react(ask(guest, { seat, at, command: decision.do }));
  };
  const wake = () => (world.chance.happens(0.1) ? { do: { type: 'resume' as const } } : NOTHING);
  /** Asks in the name of others, without a right to any of it. */
  const intrude = (): void => {
    const tries: readonly ClientMessage[] = [
      { type: 'ask', seat: 0, nth: 1 + world.chance.below(40), command: { type: 'pause' } },
      { type: 'renew', seat: 0 },
      { type: 'sit', name: 'Mallory' },
      { type: 'catchUp', since: null },
    ];
    const message = tries[world.chance.below(tries.length)];
    if (guest.isWelcome && message !== undefined) call?.send(JSON.stringify(message));
  };

  return {
    guest: () => guest,
    say,
    rest() {
      isResting = true;
    },
    start() {
      if (call === null && count === 0 && isResting) {
        connect();
        world.later(PING, ping);
        world.later(1, think);
      }
      isResting = false;
    },
    screen: () =>
      guest.following === null ? 'nothing' : `${guest.following.seq} ${fingerprint(guest.following.game)}`,
    asked: () => count,
  };
}
