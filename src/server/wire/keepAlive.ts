import type { WebSocket } from 'ws';

const EVERY = 30_000;
/** Not all are asked at once: thousands of pings in one go would hold up everybody's commands. */
const GROUPS = 120;

/** A client that says nothing for a whole turn, not even to a ping, is gone. */
export function keepAlive(): { readonly watch: (socket: WebSocket) => void; readonly stop: () => void } {
  const groups = Array.from({ length: GROUPS }, () => new Map<WebSocket, { isSilent: boolean }>());
  let seated = 0;
  let turn = 0;
  const timer = setInterval(() => {
    turn = (turn + 1) % GROUPS;
    for (const [socket, heard] of groups[turn] ?? []) {
      if (heard.isSilent) socket.terminate();
      else {
        heard.isSilent = true;
        socket.ping();
      }
    }
  }, EVERY / GROUPS);
  timer.unref();
  return {
    watch(socket) {
      seated += 1;
      const group = groups[seated % GROUPS];
      const heard = { isSilent: false };
      group?.set(socket, heard);
      socket.on('pong', () => {
        heard.isSilent = false;
      });
      socket.on('close', () => group?.delete(socket));
    },
    stop: () => clearInterval(timer),
  };
}
