import { WebSocket } from 'ws';
import { type Bot, type Dice, diceOf } from '#bots';
import type { Command, Game, Millis, Seat } from '#engine';
import {
  type ClientMessage,
  type Entry,
  type Following,
  follow,
  lastSeq,
  PROTOCOL_VERSION,
  type ServerMessage,
  startFollowing,
} from '#protocol';
import { socketAddress } from '#server';

/** A person who plays by chance, loses the line, comes back and remembers what was confirmed to them. */
export interface SimulatedPlayer {
  /** Commands the table said had happened or been settled, by their own count. */
  readonly acknowledged: ReadonlySet<number>;
  readonly seat: () => Seat;
  readonly game: () => Game | undefined;
  readonly isOver: () => boolean;
  /** How far they know what happened. */
  readonly seq: () => number;
  readonly reconnects: () => number;
  /** How long each time between losing the line and being welcomed again, in milliseconds. */
  readonly breaks: readonly number[];
  readonly asked: () => number;
  readonly hangUp: () => void;
}

export interface Habits {
  readonly address: () => string;
  readonly code: string;
  readonly token: string;
  readonly policy: Bot;
  readonly seed: number;
  /** Milliseconds between two thoughts, at most; may change while they play. */
  readonly pace: () => number;
}

const MOST_PENDING = 3;
const RESEND_AFTER = 3000;

export function simulatePlayer(habits: Habits): SimulatedPlayer {
  const dice: Dice = diceOf(habits.seed);
  const acknowledged = new Set<number>();
  const pending = new Map<number, { readonly command: Command; sentAt: number }>();
  let socket: WebSocket | undefined;
  let following: Following | undefined;
  let seat = -1;
  let count = 0;
  let asked = 0;
  let connections = 0;
  let welcomed = false;
  let clock: { at: Millis; running: boolean; since: number } = { at: 0, running: false, since: 0 };
  let ended = false;
  /** A bad line can bring news before the welcome they belong to. */
  let newest = 0;
  const breaks: number[] = [];
  let lostAt: number | undefined;

  const send = (message: ClientMessage): void => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  const isOver = (): boolean => following?.game.phase === 'over';
  const now = (): Millis => clock.at + (clock.running ? Math.floor(performance.now() - clock.since) : 0);
  const setClock = ({ at, running }: { at: Millis; running: boolean }): void => {
    clock = { at, running, since: performance.now() };
  };

  const connect = (): void => {
    if (ended) return;
    connections += 1;
    welcomed = false;
    const opened = new WebSocket(socketAddress(habits.address(), habits.code), { perMessageDeflate: false });
    socket = opened;
    opened.on('open', () => {
      const since = following?.seq ?? null;
      opened.send(
        JSON.stringify({
          type: 'hello',
          version: PROTOCOL_VERSION,
          tokens: [habits.token],
          since,
        } satisfies ClientMessage),
      );
    });
    opened.on('message', (data) => opened === socket && hear(JSON.parse(String(data)) as ServerMessage));
    opened.on('error', () => opened.terminate());
    opened.on('close', () => {
      lostAt ??= performance.now();
      if (opened === socket) setTimeout(connect, 30 + dice.next(200));
    });
  };

  const hear = (message: ServerMessage): void => {
    switch (message.type) {
      case 'welcome':
        return beWelcomed(message);
      case 'happened':
      case 'rewound':
        return take(message);
      case 'settled':
        return settle(message.seat, message.nth);
      case 'refused':
        if (message.seat === seat) pending.delete(message.nth);
        return;
      case 'pong':
        return setClock(message.clock);
      default:
        return;
    }
  };

  const beWelcomed = ({ held, playing, missed, clock: told }: Extract<ServerMessage, { type: 'welcome' }>): void => {
    setClock(told);
    seat = held[0]?.seat ?? seat;
    count = Math.max(count, held[0]?.nth ?? 0);
    if (playing !== null && playing.seq >= (following?.seq ?? 0)) following = startFollowing(playing);
    for (const entry of missed) take(entry);
    if (following !== undefined && following.seq < newest) send({ type: 'catchUp', since: following.seq });
    welcomed = true;
    if (lostAt !== undefined) breaks.push(performance.now() - lostAt);
    lostAt = undefined;
    resend(0);
  };

  const resend = (olderThan: number): void => {
    for (const [nth, one] of pending) {
      if (performance.now() - one.sentAt < olderThan) continue;
      one.sentAt = performance.now();
      send({ type: 'ask', seat, nth, command: one.command });
    }
  };

  const take = (entry: Entry): void => {
    newest = Math.max(newest, lastSeq(entry));
    if (following === undefined) return;
    const next = follow(following, entry);
    if (next === undefined) return send({ type: 'catchUp', since: following.seq });
    following = next;
    const all = entry.type === 'rewound' ? [...entry.happened, ...entry.lost] : [entry];
    for (const one of all) settle(one.seat, one.nth);
    if (next.game.paused) clock = { ...clock, running: false };
    else if (!clock.running) setClock({ at: entry.type === 'happened' ? entry.at : clock.at, running: true });
  };

  const settle = (whose: Seat, nth: number): void => {
    if (whose !== seat || nth === 0) return;
    acknowledged.add(nth);
    pending.delete(nth);
  };

  const think = (): void => {
    if (ended || isOver()) return;
    setTimeout(think, 1 + dice.next(habits.pace()));
    if (!welcomed || following === undefined || socket?.readyState !== WebSocket.OPEN) return;
    resend(RESEND_AFTER);
    if (following.game.paused || pending.size >= MOST_PENDING) return;
    const decision = habits.policy({ game: following.game, seat, at: now() }, dice);
    if (!('do' in decision)) return;
    count += 1;
    asked += 1;
    pending.set(count, { command: decision.do, sentAt: performance.now() });
    send({ type: 'ask', seat, nth: count, command: decision.do });
  };

  connect();
  think();
  return {
    acknowledged,
    seat: () => seat,
    game: () => following?.game,
    isOver,
    seq: () => following?.seq ?? 0,
    reconnects: () => connections - 1,
    breaks,
    asked: () => asked,
    hangUp() {
      ended = true;
      socket?.terminate();
    },
  };
}
