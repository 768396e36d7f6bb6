import { WebSocket } from 'ws';
import type { Dice } from '#bots';
import type { ServerMessage } from '#protocol';
import { type Guest, hear, hello, newGuest, type Reaction, type Told } from '#protocol/guest';
import { socketAddress } from '#server';

/** A guest at the end of a socket that comes back by itself. */
export interface Visit {
  readonly guest: () => Guest;
  /** What the guest says goes out; what is said on a broken line is lost. */
  readonly react: (reaction: Reaction) => void;
  readonly connections: () => number;
  /** How long each time between losing the line and being welcomed again, in milliseconds. */
  readonly breaks: readonly number[];
  readonly hangUp: () => void;
}

export interface Way {
  readonly address: () => string;
  readonly code: string;
  readonly token: string;
}

const SOONEST = 30;
const LATEST = 200;

export function openVisit({ address, code, token }: Way, dice: Dice, hearNews: (told: Told) => void): Visit {
  const breaks: number[] = [];
  let guest = newGuest([token]);
  let socket: WebSocket | undefined;
  let connections = 0;
  let lostAt: number | undefined;
  let isOver = false;

  const react = ({ guest: next, say, told }: Reaction): void => {
    guest = next;
    for (const news of told) note(news);
    if (socket?.readyState === WebSocket.OPEN) for (const message of say) socket.send(JSON.stringify(message));
  };
  const note = (told: Told): void => {
    if (told.type === 'welcomed' && lostAt !== undefined) {
      breaks.push(performance.now() - lostAt);
      lostAt = undefined;
    }
    hearNews(told);
  };
  const connect = (): void => {
    if (isOver) return;
    connections += 1;
    const opened = new WebSocket(socketAddress(address(), code), { perMessageDeflate: false });
    socket = opened;
    opened.on('open', () => react(hello(guest)));
    opened.on('message', (data) => {
      if (opened === socket) react(hear(guest, JSON.parse(String(data)) as ServerMessage, performance.now()));
    });
    opened.on('error', () => opened.terminate());
    opened.on('close', () => lose(opened));
  };
  const lose = (closed: WebSocket): void => {
    lostAt ??= performance.now();
    if (closed === socket) setTimeout(connect, SOONEST + dice.next(LATEST));
  };

  connect();
  return {
    guest: () => guest,
    react,
    connections: () => connections,
    breaks,
    hangUp() {
      isOver = true;
      socket?.terminate();
    },
  };
}
