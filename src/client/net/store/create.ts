import { batch, computed, effect } from '@preact/signals';
import type { Command, Game, Millis, Seat } from '#engine';
import type { ClientMessage, Past } from '#protocol';
import { ask, hear, hello, hopeless, type Reaction, timeBy } from '#protocol/guest';
import { blockedShown, hearable } from '../../kit/manners/ears.ts';
import type { Link, LinkState, OpenLink } from '../link/link.ts';
import { withPass } from '../person/shown.ts';
import { handedTo } from './handover.ts';
import type { Session } from './session.ts';
import { emptyState, fillIn, notify, type Reactions, type State, tell } from './state.ts';

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
  /** All that has happened so far; null if nobody can say. */
  readonly past: () => Promise<Past | null>;
}

/** For a table that asks for no keys: it is this browser's own. */
export const NO_KEYS: Keys = {
  tokens: () => [],
  keep: () => undefined,
  keepSeal: () => undefined,
  past: async () => null,
};

type Send = (message: ClientMessage) => void;

/** A table as lived over any link. */
export function createSession(open: OpenLink, keys: Keys): Session {
  const state = emptyState();
  const send: Send = (message) => link.send(message);
  const pings = pinger(state, send);
  const reactions: Reactions = {
    keep: keys.keep,
    keepSeal: keys.keepSeal,
    measureTime: pings.often,
    recall: (from) => keys.past().then((past) => past !== null && fillIn(state, past, from)),
    giveUp() {
      state.connection.value = 'outdated';
      link.close();
    },
  };
  const react = ({ guest, say, told }: Reaction) =>
    batch(() => {
      state.guest.value = guest;
      for (const news of told) tell(state, news, reactions);
      say.forEach(send);
    });
  const now = () => performance.now();
  const link: Link = open({
    heard: (message) => react(hear(state.guest.value, message, now())),
    changed: (found) => changed(state, found, () => react(hello({ ...state.guest.value, tokens: keys.tokens() }))),
  });
  const stopSeating = effect(seatChooser(state));
  const patient = patiently(state, send);
  const close = () => {
    pings.stop();
    patient.stop();
    stopSeating();
    link.close();
  };
  const gameTime = () => timeBy(state.guest.peek().clock, now());
  return {
    ...state,
    chat: computed(() => hearable(state.chat.value, state.table.value)),
    now: gameTime,
    ask: (command, seat = state.me.peek()) => wish(state, command, seat, gameTime(), react),
    ...wishes(state, patient.send),
    close,
  };
}

function changed({ connection }: State, now: LinkState, greet: () => void): void {
  if (connection.value === 'outdated') return;
  if (now === 'open') greet();
  else if (connection.value !== 'closing') connection.value = now;
}

/** What no table could allow is explained and never sent. */
function wish(
  state: State,
  command: Command,
  seat: Seat | null,
  at: Millis,
  react: (reaction: Reaction) => void,
): void {
  const { guest, shown } = state;
  if (seat === null || shown.value === null) return;
  const rule = hopeless(guest.value, shown.value, { seat, at, command });
  if (rule !== undefined) return notify(state, { type: 'refused', command, rule });
  // What can be done now is no longer answered by why something else could not.
  if (state.notice.value?.type === 'refused') state.notice.value = null;
  react(ask(guest.value, { seat, at, command }));
}

/** What is wished while the line is lost is said when it is back, however often it was wished. */
function patiently({ connection }: State, send: Send): { readonly send: Send; readonly stop: () => void } {
  const waiting = new Map<string, ClientMessage>();
  const stop = effect(() => {
    if (connection.value !== 'open') return;
    waiting.forEach(send);
    waiting.clear();
  });
  const isOpen = () => connection.peek() === 'open';
  return { stop, send: (wish) => (isOpen() ? send(wish) : void waiting.set(JSON.stringify(wish), wish)) };
}

/** Everything that is asked of the table without being judged by the rules. */
function wishes({ me }: State, send: Send) {
  return {
    sit: (name: string) => withPass((shown) => send({ type: 'sit', name, ...shown })),
    change: (seat, chair) => send({ type: 'change', seat, chair }),
    seatBot: (level) => send({ type: 'seatBot', level }),
    unseat: (seat) => send({ type: 'unseat', seat }),
    allow: (name) => send({ type: 'allow', name }),
    remove: (seat, vote, reason) => send({ type: 'remove', seat, vote, ...(reason && { reason }) }),
    takeOver: (seat, name) => withPass((shown) => send({ type: 'takeOver', seat, name, ...shown, ...blockedShown() })),
    standIn: (seat) => send({ type: 'standIn', seat }),
    renew: (seat) => send({ type: 'renew', seat }),
    settle: (terms) => send({ type: 'settle', terms }),
    start: () => send({ type: 'start' }),
    say: (text) => me.value !== null && send({ type: 'say', seat: me.value, text }),
    sayPhrase: (phrase) => me.value !== null && send({ type: 'sayPhrase', seat: me.value, phrase }),
    rematch: () => send({ type: 'rematch' }),
    report: (seat, reason, note) => send({ type: 'report', seat, reason, ...(note && { note }) }),
    keepOut: (people) => send({ type: 'keepOut', people }),
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

/** Several people at one screen need not switch seats themselves where the game says whose it is. */
function seatChooser({ held, me, confirmed }: State): () => void {
  let before: Game | null = null;
  return () => {
    const after = confirmed.value;
    const isShared = held.value.length > 1;
    const next = after === null || !isShared ? null : handedTo(before, after, held.value, me.peek());
    before = after;
    if (next !== null) me.value = next;
    else if (me.peek() === null || !held.value.includes(me.peek() ?? -1)) me.value = held.value[0] ?? null;
  };
}
