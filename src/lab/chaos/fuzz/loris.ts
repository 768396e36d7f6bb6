import { connect } from 'node:net';

const HEADERS = 'GET / HTTP/1.1\r\nHost: x\r\n';
const BODY =
  'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 4000\r\n\r\n{"terms":';

/** Opens many lines, dribbles headers or a body over each and never finishes. Tells how many the server has closed. */
export function slowLoris(
  address: string,
  lines: number,
): { readonly closed: () => number; readonly stop: () => void } {
  const { hostname, port } = new URL(address);
  let closed = 0;
  const sockets = Array.from({ length: lines }, (_, nth) => {
    const socket = connect(Number(port), hostname, () => socket.write(nth % 2 === 0 ? HEADERS : BODY));
    socket.on('error', () => {});
    socket.on('close', () => {
      closed += 1;
    });
    return socket;
  });
  const dribble = setInterval(() => {
    for (const socket of sockets) if (!socket.destroyed) socket.write('X-A: b\r\n');
  }, 1000);
  return {
    closed: () => closed,
    stop() {
      clearInterval(dribble);
      for (const socket of sockets) socket.destroy();
    },
  };
}
