import type { WebSocket } from 'ws';

const EVERY = 30_000;

/** Whoever says nothing for a whole turn, not even to a ping, is gone. */
export function keepAlive(): { readonly watch: (socket: WebSocket) => void; readonly stop: () => void } {
  const silent = new Map<WebSocket, boolean>();
  const timer = setInterval(() => {
    for (const [socket, wasSilent] of silent) {
      if (wasSilent) socket.terminate();
      else {
        silent.set(socket, true);
        socket.ping();
      }
    }
  }, EVERY);
  timer.unref();
  return {
    watch(socket) {
      silent.set(socket, false);
      socket.on('pong', () => silent.set(socket, false));
      socket.on('close', () => silent.delete(socket));
    },
    stop: () => clearInterval(timer),
  };
}
