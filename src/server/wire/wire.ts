import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { LIMITS } from '#protocol';

/** What one socket may make the server hold, whatever it sends: pings are answered by hand, for they count. */
export const SOCKET_LIMITS = {
  maxPayload: LIMITS.messageBytes,
  maxFragments: 16,
  maxBufferedChunks: 512,
  perMessageDeflate: false,
  autoPong: false,
  clientTracking: true,
  /** A client that does not say goodbye in return is hung up on after this time. */
  closeTimeout: 2000,
};

/** The same for a line of HTTP: a request comes whole within this time, and what is answered is read. */
export const LINE_LIMITS = {
  bodyLimit: LIMITS.messageBytes,
  requestTimeout: 15_000,
  // A client that dribbles a request is hung up on soon after that. Node takes the longer of the two times for bodies, and
  // its own one for headers is a minute.
  http: { connectionsCheckingInterval: 3000, headersTimeout: 10_000 },
  /** Nothing was sent, or nothing was read; sockets have their own keep-alive. */
  connectionTimeout: 30_000,
  keepAliveTimeout: 30_000,
};

/** Browsers wait for an answer before they ask on. A client that does not would make the server hold all its answers. */
const MOST_UNANSWERED = 20;

export function limitUnanswered(server: Server): void {
  const unanswered = new WeakMap<Socket, number>();
  server.on('request', ({ socket }, response) => {
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    if (count > MOST_UNANSWERED) socket.destroy();
  });
}
