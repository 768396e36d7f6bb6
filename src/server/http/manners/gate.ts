import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Ban, PersonId } from '#protocol';
import type { Bans } from '../../manners/bans.ts';
import { lineOf } from '../../wire/line.ts';

interface Keeping {
  readonly bans: Bans;
  /** The person of a pass. */
  readonly idOf: (pass: string) => PersonId | null;
}

export type Gate = ReturnType<typeof openGate>;

/** Those whom the operator keeps out are told until when and why, by requests and by sockets. */
export function openGate({ bans, idOf }: Keeping) {
  const inside = new Map<WebSocket, { readonly ip: string; readonly wire: Socket }>();
  const turnAway = (socket: WebSocket, wire: Socket, ban: Ban): void => {
    lineOf(socket, wire).send({ type: 'fault', fault: 'banned', ban });
    socket.close(1008, 'banned');
  };
  bans.listen(() => {
    for (const [socket, { ip, wire }] of inside) {
      const ban = bans.ofAddress(ip);
      if (ban !== null) turnAway(socket, wire, ban);
    }
  });
  const banOf = ({ ip, headers }: FastifyRequest): Ban | null => {
    const [, pass] = /^Pass (\S+)$/.exec(headers.authorization ?? '') ?? [];
    const person = pass === undefined ? null : idOf(pass);
    return bans.ofAddress(ip) ?? (person === null ? null : bans.ofPerson(person));
  };
  return {
    /** Sockets are answered when they are open: before that a browser cannot be told why. */
    async judge(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const ban = request.ws ? null : banOf(request);
      if (ban !== null) await reply.code(403).send({ fault: 'banned', ...ban });
    },
    admits(socket: WebSocket, { ip, raw }: FastifyRequest): boolean {
      const ban = bans.ofAddress(ip);
      if (ban !== null) turnAway(socket, raw.socket, ban);
      else inside.set(socket, { ip, wire: raw.socket });
      return ban === null;
    },
    /** For every socket that was admitted, once it is closing. */
    lose: (socket: WebSocket): void => void inside.delete(socket),
  };
}
