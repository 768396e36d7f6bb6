import { batch, computed, effect, signal } from '@preact/signals';
import { type Command, chooserNow, type Game, placerNow, type Seat } from '#engine';
import {
  type ClientMessage,
  type Entry,
  type Following,
  PROTOCOL_VERSION,
  type ServerMessage,
  startFollowing,
  type Table,
} from '#protocol';
import type { Link, OpenLink } from '../link/link.ts';
import { gameClock } from './clock.ts';
import { followed } from './follow.ts';
import { hopeless, type Pending, withPending } from './pending.ts';
import type { ChatLine, Connection, FeedItem, Notice, Session } from './session.ts';

const PING_EVERY = 4000;
const FIRST_PINGS = 4;
const FIRST_PING_EVERY = 160;
const FEED_KEPT = 5000;
const CHAT_KEPT = 200;
/** The table has heard it before the line broke; what came of it is told soon. */
const HEARD = Number.POSITIVE_INFINITY;

export interface Keys {
  /** The seats that this browser may take again. */
  readonly tokens: () => readonly string[];
  readonly keep: (token: string) => void;
}

/** A table as lived over any link. */
export function createSession(open: OpenLink, keys: Keys): Session {
  const connection = signal<Connection>('connecting');
  const table = signal<Table | null>(null);
  const counts = signal<ReadonlyMap<Seat, number>>(new Map());
  const held = computed<readonly Seat[]>(() => [...counts.value.keys()]);
  const me = signal<Seat | null>(null);
  const following = signal<Following | null>(null);
  const confirmed = computed<Game | null>(() => following.value?.game ?? null);
  const pending = signal<readonly Pending[]>([]);
  const shown = computed(() => (confirmed.value === null ? null : withPending(confirmed.value, pending.value)));
  const feed = signal<readonly FeedItem[]>([]);
  const chat = signal<readonly ChatLine[]>([]);
  const notice = signal<Notice | null>(null);
  const resumesAt = signal<number | null>(null);
  const clock = gameClock(() => performance.now());

  let notices = 0;
  let asksForMissing = false;
  const tell = (told: Told) => {
    notices += 1;
    notice.value = { ...told, id: notices } as Notice;
  };

  const take = (entry: Entry, quiet: boolean): void => {
    const known = following.value;
    if (known === null || entry.seq <= known.seq) return;
    const next = followed(known, entry, quiet);
    if (next === undefined) return askForMissing();
    const kept = entry.type === 'happened' ? feed.value : feed.value.filter((item) => item.seq <= entry.to);
    following.value = next.following;
    feed.value = [...kept.slice(-FEED_KEPT), ...next.items];
    for (const item of next.items) keepTime(item);
    settlePending(entry, next.following.seq);
  };

  const keepTime = ({ at, events }: FeedItem): void => {
    if (events.some(({ type }) => type === 'paused')) clock.set({ at, running: false });
    if (events.some(({ type }) => type === 'resumed')) {
      clock.set({ at, running: true });
      pingOften();
    }
    if (events.some(({ type }) => type === 'paused' || type === 'resumed')) resumesAt.value = null;
  };

  const settlePending = (entry: Entry, seq: number): void => {
    const settled = entry.type === 'happened' ? [entry] : [...entry.happened, ...entry.lost];
    pending.value = pending.value.filter(
      (asked) =>
        (asked.settled === null || asked.settled > seq) &&
        !settled.some(({ seat, nth }) => seat === asked.seat && nth === asked.nth),
    );
    if (entry.type === 'happened') return;
    const lost = entry.lost.find(({ seat }) => counts.value.has(seat));
    if (lost !== undefined) tell({ type: 'claimLost', to: entry.by, command: lost.command });
    else if (counts.value.has(entry.by)) {
      tell({ type: 'claimWon', over: [...new Set(entry.lost.map(({ seat }) => seat))] });
    }
  };

  const askForMissing = (): void => {
    if (asksForMissing) return;
    asksForMissing = true;
    link.send({ type: 'catchUp', since: following.value?.seq ?? null });
  };

  const welcome = (message: Extract<ServerMessage, { type: 'welcome' }>): void => {
    if (message.version !== PROTOCOL_VERSION) return outdated();
    asksForMissing = false;
    table.value = message.table;
    clock.set(message.clock);
    const own = counts.value;
    counts.value = new Map(message.held.map(({ seat, nth }) => [seat, Math.max(nth, own.get(seat) ?? 0)]));
    if (message.playing !== null) restart(message.playing);
    for (const entry of message.missed) take(entry, true);
    const heard = new Map(message.held.map(({ seat, nth }) => [seat, nth]));
    pending.value = pending.value
      .filter(({ seat }) => heard.has(seat))
      .map((asked) => (asked.nth > (heard.get(asked.seat) ?? 0) ? asked : { ...asked, settled: HEARD }));
    for (const { seat, nth, command } of pending.value) link.send({ type: 'ask', seat, nth, command });
    connection.value = 'open';
    pingOften();
  };

  const restart = (playing: Parameters<typeof startFollowing>[0]): void => {
    if (following.value !== null && playing.seq < following.value.seq) feed.value = [];
    following.value = startFollowing(playing);
  };

  const outdated = (): void => {
    connection.value = 'outdated';
    link.close();
  };

  const heard = (message: ServerMessage): void => {
    switch (message.type) {
      case 'welcome':
        return welcome(message);
      case 'happened':
      case 'rewound':
        return take(message, false);
      case 'refused':
        return refused(message);
      case 'settled':
        return settled(message);
      case 'pong':
        return clock.pong(message.sent, performance.now(), message.clock);
      case 'table':
        table.value = message.table;
        return;
      case 'seated':
        keys.keep(message.token);
        counts.value = new Map([...counts.value, [message.seat, counts.value.get(message.seat) ?? 0]]);
        return;
      case 'said':
        return hear({ seat: message.seat, text: message.text, phrase: null });
      case 'saidPhrase':
        return hear({ seat: message.seat, text: null, phrase: message.phrase });
      case 'resuming':
        resumesAt.value = message.inMs === null ? null : performance.now() + message.inMs;
        return;
      case 'closing':
        connection.value = 'closing';
        return;
      case 'fault':
        return message.fault === 'badVersion' ? outdated() : tell({ type: 'fault', fault: message.fault });
      default:
        return message satisfies never;
    }
  };

  const hear = (line: ChatLine): void => {
    chat.value = [...chat.value.slice(-CHAT_KEPT), line];
  };

  const refused = ({ seat, nth, refused: rule }: Extract<ServerMessage, { type: 'refused' }>): void => {
    const asked = pending.value.find((one) => one.seat === seat && one.nth === nth);
    pending.value = pending.value.filter((one) => one !== asked);
    if (asked !== undefined) tell({ type: 'refused', command: asked.command, rule });
  };

  const settled = ({ seat, nth, seq }: Extract<ServerMessage, { type: 'settled' }>): void => {
    const isKnown = (following.value?.seq ?? 0) >= seq;
    pending.value = pending.value.flatMap((asked) => {
      if (asked.seat !== seat || asked.nth !== nth) return [asked];
      return isKnown ? [] : [{ ...asked, settled: seq }];
    });
  };

  const ask = (command: Command): void => {
    const seat = me.value;
    const known = following.value;
    if (seat === null || known === null || shown.value === null) return;
    const asked = { seat, at: clock.now(), command };
    const rule = hopeless(known, shown.value, asked);
    if (rule !== undefined) return tell({ type: 'refused', command, rule });
    const nth = (counts.value.get(seat) ?? 0) + 1;
    counts.value = new Map([...counts.value, [seat, nth]]);
    pending.value = [...pending.value, { ...asked, nth, settled: null }];
    link.send({ type: 'ask', seat, nth, command });
  };

  let soon: ReturnType<typeof setTimeout>[] = [];
  const ping = (): void => link.send({ type: 'ping', sent: performance.now() });
  const pingOften = (): void => {
    for (const timer of soon) clearTimeout(timer);
    soon = Array.from({ length: FIRST_PINGS }, (_, nth) => setTimeout(ping, nth * FIRST_PING_EVERY));
  };
  const pings = setInterval(() => connection.value === 'open' && ping(), PING_EVERY);

  const link: Link = open({
    heard: (message) => batch(() => heard(message)),
    changed(state) {
      if (connection.value === 'outdated') return;
      if (state !== 'open') connection.value = connection.value === 'closing' ? 'closing' : state;
      else {
        asksForMissing = false;
        const since = following.value?.seq ?? null;
        link.send({ type: 'hello', version: PROTOCOL_VERSION, tokens: keys.tokens(), since });
      }
    },
  });
  const stopSeating = effect(() => chooseSeat(held.value, me, confirmed.value));
  const send = (message: ClientMessage) => link.send(message);

  return {
    connection,
    table,
    held,
    me,
    confirmed,
    shown,
    pending,
    feed,
    chat,
    notice,
    resumesAt,
    now: clock.now,
    ask,
    sit: (name) => send({ type: 'sit', name }),
    change: (seat, chair) => send({ type: 'change', seat, chair }),
    seatBot: (level) => send({ type: 'seatBot', level }),
    unseat: (seat) => send({ type: 'unseat', seat }),
    settle: (terms) => send({ type: 'settle', terms }),
    start: () => send({ type: 'start' }),
    say: (text) => me.value !== null && send({ type: 'say', seat: me.value, text }),
    sayPhrase: (phrase) => me.value !== null && send({ type: 'sayPhrase', seat: me.value, phrase }),
    rematch: () => send({ type: 'rematch' }),
    close() {
      clearInterval(pings);
      for (const timer of soon) clearTimeout(timer);
      stopSeating();
      link.close();
    },
  };
}

type Told = Notice extends infer N ? (N extends Notice ? Omit<N, 'id'> : never) : never;

/** Whoever must act in order acts: several people at one screen need not switch seats themselves. */
function chooseSeat(held: readonly Seat[], me: Session['me'], game: Game | null): void {
  const called = game === null ? null : (placerNow(game)?.seat ?? chooserNow(game));
  if (held.length > 1 && called !== null && held.includes(called)) me.value = called;
  else if (me.peek() === null || !held.includes(me.peek() ?? -1)) me.value = held[0] ?? null;
}
