import { type ClientMessage, PROTOCOL_VERSION, type ServerMessage, startFollowing } from '#protocol';
import type { ChatLine } from './session.ts';
import { notify, type State, setCount } from './state.ts';
import { renumber, take } from './take.ts';

const CHAT_KEPT = 200;
/** The table has heard it before the line broke; what came of it is told soon. */
const HEARD = Number.POSITIVE_INFINITY;

/** What hearing a message may lead to. */
export interface Reactions {
  readonly send: (message: ClientMessage) => void;
  readonly keep: (token: string, isOnly: boolean) => void;
  readonly keepSeal: (seal: string) => void;
  readonly measureTime: () => void;
  /** This client speaks another version: no use in trying again. */
  readonly giveUp: () => void;
}

type Of<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

export function hear(state: State, message: ServerMessage, reactions: Reactions): void {
  switch (message.type) {
    case 'welcome':
      return welcome(state, message, reactions);
    case 'happened':
    case 'rewound':
      return happened(state, message, reactions);
    case 'refused':
      return refused(state, message);
    case 'settled':
      return settled(state, message);
    case 'pong':
      return state.clock.pong(message.sent, performance.now(), message.clock);
    case 'table':
      state.table.value = message.table;
      return;
    case 'seated':
      reactions.keep(message.token, isOnlySeat(state, message.seat));
      return setCount(state, message.seat, state.counts.value.get(message.seat) ?? 0);
    case 'said':
      return said(state, { seat: message.seat, text: message.text, phrase: null, removedBy: null });
    case 'saidPhrase':
      return said(state, { seat: message.seat, text: null, phrase: message.phrase, removedBy: null });
    case 'removed':
      return said(state, { seat: message.seat, text: null, phrase: null, removedBy: message.by });
    case 'letGo':
      return notify(state, message);
    case 'resuming':
      state.resumesAt.value = message.inMs === null ? null : performance.now() + message.inMs;
      return;
    case 'closing':
      state.connection.value = 'closing';
      return;
    case 'fault':
      return message.fault === 'badVersion' ? reactions.giveUp() : notify(state, message);
    default:
      return message satisfies never;
  }
}

const isOnlySeat = ({ held }: State, seat: number): boolean => held.value.every((one) => one === seat);

function welcome(state: State, message: Of<'welcome'>, reactions: Reactions): void {
  if (message.version !== PROTOCOL_VERSION) return reactions.giveUp();
  if (typeof message.seal === 'string') reactions.keepSeal(message.seal);
  state.asksForMissing = false;
  state.table.value = message.table;
  state.clock.set(message.clock);
  const own = state.counts.value;
  state.counts.value = new Map(message.held.map(({ seat, nth }) => [seat, Math.max(nth, own.get(seat) ?? 0)]));
  if (message.playing !== null) {
    if (message.playing.seq < (state.following.value?.seq ?? 0)) state.feed.value = [];
    state.following.value = startFollowing(message.playing);
  }
  for (const entry of message.missed) {
    take(state, entry, true);
    renumber(state, entry);
  }
  askAgain(state, message, reactions);
  state.connection.value = 'open';
  reactions.measureTime();
}

/** What was on its way when the line broke goes out again with its old number, which makes it harmless. */
function askAgain({ pending }: State, { held }: Of<'welcome'>, { send }: Reactions): void {
  const heard = new Map(held.map(({ seat, nth }) => [seat, nth]));
  pending.value = pending.value
    .filter(({ seat }) => heard.has(seat))
    .map((asked) => (asked.nth > (heard.get(asked.seat) ?? 0) ? asked : { ...asked, settled: HEARD }));
  for (const { seat, nth, command } of pending.value) send({ type: 'ask', seat, nth, command });
}

function happened(state: State, entry: Of<'happened' | 'rewound'>, { send, measureTime }: Reactions): void {
  if (take(state, entry, false)) {
    for (const { seat, nth, command } of renumber(state, entry)) send({ type: 'ask', seat, nth, command });
    if (entry.type === 'happened' && entry.command.type === 'resume') measureTime();
  } else if (!state.asksForMissing) {
    state.asksForMissing = true;
    send({ type: 'catchUp', since: state.following.value?.seq ?? null });
  }
}

function refused(state: State, { seat, nth, refused: rule }: Of<'refused'>): void {
  const asked = state.pending.value.find((one) => one.seat === seat && one.nth === nth);
  state.pending.value = state.pending.value.filter((one) => one !== asked);
  if (asked !== undefined) notify(state, { type: 'refused', command: asked.command, rule });
}

function settled({ pending, following }: State, { seat, nth, seq }: Of<'settled'>): void {
  const isKnown = (following.value?.seq ?? 0) >= seq;
  pending.value = pending.value.flatMap((asked) => {
    if (asked.seat !== seat || asked.nth !== nth) return [asked];
    return isKnown ? [] : [{ ...asked, settled: seq }];
  });
}

function said({ chat }: State, line: ChatLine): void {
  chat.value = [...chat.value.slice(-CHAT_KEPT), line];
}
