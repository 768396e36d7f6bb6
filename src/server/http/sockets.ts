import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Config } from '../machine/config.ts';
import { keepAlive } from '../wire/keepAlive.ts';
import { lineOf } from '../wire/line.ts';
import { attend, type Leave } from '../wire/socket.ts';
import type { Addresses } from './addresses.ts';
import type { Gate } from './manners/gate.ts';
import { lookForTable } from './quick.ts';
import { no } from './refusal.ts';
import { isOriginAllowed } from './security.ts';

type Place = Parameters<typeof attend>[0] &
  Parameters<typeof lookForTable>[0] & { readonly config: Config; readonly addresses: Addresses };
type OfCode = { Params: { code: string } };
type Come = (socket: WebSocket, request: FastifyRequest<OfCode>) => Leave;

/** The sockets at tables, and those of people who look for one. */
export function sockets(app: FastifyInstance, place: Place, gate: Gate): void {
  const { config, addresses } = place;
  const alive = keepAlive();
  app.addHook('onClose', async () => alive.stop());
  const preValidation = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!isOriginAllowed(request, config.origins)) await reply.code(403).send(no('closed'));
  };
  const open = (path: string, come: Come): void => {
    app.get<OfCode>(path, { websocket: true, preValidation, preHandler: letGoOfResponse }, (socket, request) => {
      letGoOfRequest(socket);
      const { ip } = request;
      if (!gate.admits(socket, request)) return;
      if (!addresses.mayConnect(ip)) {
        gate.lose(socket);
        turnAway(socket, request.raw.socket);
        return;
      }
      addresses.connect(ip);
      alive.watch(socket);
      let leave: Leave = NOTHING;
      // One listener for all who have to know: what an idle socket holds it holds for hours.
      socket.on('close', () => {
        addresses.disconnect(ip);
        alive.lose(socket);
        gate.lose(socket);
        leave();
      });
      leave = come(socket, request);
    });
  };
  open('/api/tables/:code/socket', (socket, { params, raw, ip }) => attend(place, params.code, socket, raw.socket, ip));
  open('/api/quick/socket', (socket, { raw, ip }) => {
    // It leads to a table, so it counts as one.
    if (addresses.waitToCreate(ip) === 0) return lookForTable(place, socket, raw.socket, ip);
    turnAway(socket, raw.socket);
    return NOTHING;
  });
}

const NOTHING = (): void => {};

/** A socket that is open for hours needs nothing of the request it began with, and would hold all of it. */
async function letGoOfResponse({ ws, raw }: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (ws) reply.raw.detachSocket(raw.socket);
}

/** The plugin's own listener knows the request; this one does the same without it. */
const letGoOfRequest = (socket: WebSocket): void => void socket.removeAllListeners('error').on('error', hangUp);

function hangUp(this: WebSocket): void {
  this.terminate();
}

function turnAway(socket: WebSocket, wire: Socket): void {
  lineOf(socket, wire).send({ type: 'fault', fault: 'tooMany' });
  socket.close(1013, 'tooMany');
}
