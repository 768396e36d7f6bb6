import type { WebSocket } from 'ws';

const EVERY = 30_000;
/** Not all are asked at once: thousands of pings in one go would hold up everybody's commands. */
const GROUPS = 120;

interface KeepAlive {
  readonly watch: (socket: WebSocket) => void;
  /** The socket has closed. */
  readonly lose: (socket: WebSocket) => void;
  readonly stop: () => void;
}

/** A client that says nothing for a whole turn, not even to a ping, is gone. */
export function keepAlive(): KeepAlive {
  const groups = Array.from({ length: GROUPS }, () => new Set<WebSocket>());
  /** Those who have not answered yet. */
  const silent = new Set<WebSocket>();
  let seated = 0;
  let turn = 0;
  const timer = setInterval(() => {
    turn = (turn + 1) % GROUPS;
    for (const socket of groups[turn] ?? []) {
      if (silent.has(socket)) socket.terminate();
      else {
        silent.add(socket);
        socket.ping();
      }
    }
  }, EVERY / GROUPS);
  timer.unref();
  /** One for all: a function of its own would be the larger part of what an idle socket takes here. */
  function hear(this: WebSocket): void {
    silent.delete(this);
  }
  return {
    watch(socket) {
      seated += 1;
      groups[seated % GROUPS]?.add(socket);
      socket.on('pong', hear);
    },
    lose(socket) {
      for (const group of groups) if (group.delete(socket)) break;
      silent.delete(socket);
    },
    stop: () => clearInterval(timer),
  };
}
