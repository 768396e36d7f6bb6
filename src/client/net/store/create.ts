import { batch, effect } from '@preact/signals';
import { type Command, chooserNow, placerNow } from '#engine';
import { type ClientMessage, PROTOCOL_VERSION } from '#protocol';
import type { Link, LinkState, OpenLink } from '../link/link.ts';
import { hear, type Reactions } from './hear.ts';
import { hopeless } from './pending.ts';
import type { Session } from './session.ts';
import { emptyState, notify, type State, setCount } from './state.ts';

const PING_EVERY = 4000;
const FIRST_PINGS = 4;
const FIRST_PING_EVERY = 160;

export interface Keys {
  /** The seats that this browser may take again. */
  readonly tokens: () => readonly string[];
  /** `isOnly`: nothing else is held here, so no other token is worth keeping. */
  readonly keep: (token: string, isOnly: boolean) => void;
  /** What the table says of its decks when a game begins. */
  readonly keepSeal: (seal: string) => void;
}

/** For a table that asks for no keys: it is this browser's own. */
export const NO_KEYS: Keys = { tokens: () => [], keep: () => undefined, keepSeal: () => undefined };

type Send = (message: ClientMessage) => void;

/** A table as lived over any link. */
export function createSession(open: OpenLink, keys: Keys): Session {
  const state = emptyState();
  const send: Send = (message) => link.send(message);
  const pings = pinger(state, send);
  const reactions: Reactions = {
    send,
    keep: keys.keep,
    keepSeal: keys.keepSeal,
    measureTime: pings.often,
    giveUp() {
      state.connection.value = 'outdated';
      link.close();
    },
  };
  const link: Link = open({
    heard: (message) => batch(() => hear(state, message, reactions)),
    changed: (now) => changed(state, now, () => greet(state, keys, send)),
  });
  const stopSeating = effect(() => chooseSeat(state));
  const close = () => {
    pings.stop();
    stopSeating();
    link.close();
  };
  return { ...state, now: state.clock.now, ask: (command) => ask(state, command, send), ...wishes(state, send), close };
}

function changed({ connection }: State, now: LinkState, greeting: () => void): void {
  if (connection.value === 'outdated') return;
  if (now === 'open') greeting();
  else if (connection.value !== 'closing') connection.value = now;
}

function greet(state: State, { tokens }: Keys, send: Send): void {
  state.asksForMissing = false;
  const since = state.following.value?.seq ?? null;
  send({ type: 'hello', version: PROTOCOL_VERSION, tokens: tokens(), since });
}

function ask(state: State, command: Command, send: Send): void {
  const { me, following, shown, clock, counts, pending } = state;
  const seat = me.value;
  if (seat === null || following.value === null || shown.value === null) return;
  const wish = { seat, at: clock.now(), command };
  const rule = hopeless(following.value, shown.value, wish);
  if (rule !== undefined) return notify(state, { type: 'refused', command, rule });
  const nth = (counts.value.get(seat) ?? 0) + 1;
  setCount(state, seat, nth);
  pending.value = [...pending.value, { ...wish, nth, settled: null }];
  send({ type: 'ask', seat, nth, command });
}

/** Everything that is asked of the table without being judged by the rules. */
function wishes({ me }: State, send: Send) {
  return {
    sit: (name: string) => send({ type: 'sit', name }),
    change: (seat, chair) => send({ type: 'change', seat, chair }),
    seatBot: (level) => send({ type: 'seatBot', level }),
    unseat: (seat) => send({ type: 'unseat', seat }),
    allow: (name) => send({ type: 'allow', name }),
    remove: (seat, vote) => send({ type: 'remove', seat, vote }),
    renew: (seat) => send({ type: 'renew', seat }),
    settle: (terms) => send({ type: 'settle', terms }),
    start: () => send({ type: 'start' }),
    say: (text) => me.value !== null && send({ type: 'say', seat: me.value, text }),
    sayPhrase: (phrase) => me.value !== null && send({ type: 'sayPhrase', seat: me.value, phrase }),
    rematch: () => send({ type: 'rematch' }),
  } satisfies Partial<Session>;
}

function pinger({ connection }: State, send: Send) {
  let soon: readonly ReturnType<typeof setTimeout>[] = [];
  const ping = () => send({ type: 'ping', sent: performance.now() });
  const calm = () => soon.forEach(clearTimeout);
  const pings = setInterval(() => connection.value === 'open' && ping(), PING_EVERY);
  return {
    /** A few in a row, for a first good idea of the time. */
    often() {
      calm();
      soon = Array.from({ length: FIRST_PINGS }, (_, nth) => setTimeout(ping, nth * FIRST_PING_EVERY));
    },
    stop() {
      calm();
      clearInterval(pings);
    },
  };
}

/** Whoever must act in order acts: several people at one screen need not switch seats themselves. */
function chooseSeat({ held, me, confirmed }: State): void {
  const game = confirmed.value;
  const called = game === null ? null : (placerNow(game)?.seat ?? chooserNow(game));
  if (held.value.length > 1 && called !== null && held.value.includes(called)) me.value = called;
  else if (me.peek() === null || !held.value.includes(me.peek() ?? -1)) me.value = held.value[0] ?? null;
}
