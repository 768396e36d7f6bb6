import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { WebSocket } from 'ws';
import type { Dice } from '#bots';
import { PROTOCOL_VERSION } from '#protocol';
import { socketAddress } from '#server';
import { FRAMES, type HostileRequest, REQUESTS } from './hostile.ts';

/** What the attackers did, and all they were ever told. */
export interface Spoils {
  readonly kinds: Map<string, number>;
  readonly learn: (text: string) => void;
}

export interface Target {
  readonly address: string;
  readonly code: string;
  /** A seat the attacker holds by right, and one of a table elsewhere. */
  readonly ownToken: string;
  readonly foreignToken: string;
}

const count = ({ kinds }: Spoils, kind: string): void => void kinds.set(kind, (kinds.get(kind) ?? 0) + 1);

/** One socket that sends nonsense until it is shown out. Gives how much it sent. */
export function attackBySocket(target: Target, spoils: Spoils, dice: Dice, most: number): Promise<number> {
  const socket = new WebSocket(socketAddress(target.address, target.code), { perMessageDeflate: false });
  const names = Object.keys(FRAMES);
  let sent = 0;
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(late);
      socket.terminate();
      resolve(sent);
    };
    const late = setTimeout(end, 5000);
    const strike = (): void => {
      for (let volley = 0; volley < 64 && sent < most; volley += 1) {
        if (socket.readyState !== WebSocket.OPEN) return;
        const name = names[dice.next(names.length)] ?? 'noise';
        socket.send(FRAMES[name]?.(dice, target.foreignToken) ?? '');
        count(spoils, name);
        sent += 1;
      }
      if (sent >= most) setTimeout(end, 20);
      else setImmediate(strike);
    };
    socket.on('open', () => {
      const tokens = dice.next(2) === 0 ? [target.ownToken] : [];
      if (dice.next(4) > 0)
        socket.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION, tokens, since: null }));
      strike();
    });
    socket.on('message', (data) => spoils.learn(String(data)));
    socket.on('error', () => {});
    socket.on('close', end);
  });
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

export function attackByRequest(target: Target, spoils: Spoils, dice: Dice): Promise<number> {
  const names = Object.keys(REQUESTS);
  const name = names[dice.next(names.length)] ?? 'paths';
  const hostile = REQUESTS[name]?.(dice, target.code) as HostileRequest;
  count(spoils, name);
  return send(target.address, hostile, spoils).then(() => 1);
}

function send(address: string, { method, path, headers, body }: HostileRequest, spoils: Spoils): Promise<void> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const upgrades = headers?.upgrade !== undefined;
    const asked = request({
      hostname,
      port,
      method,
      path,
      headers: headers ?? {},
      agent: upgrades ? false : agent,
      timeout: 5000,
    });
    asked.on('response', (response) => {
      spoils.learn(JSON.stringify(response.headers));
      response.on('data', (data) => spoils.learn(String(data)));
      response.on('end', resolve);
      response.on('error', () => resolve());
    });
    asked.on('upgrade', (_, socket) => {
      spoils.learn('UPGRADED');
      socket.destroy();
      resolve();
    });
    asked.on('error', () => resolve());
    asked.on('timeout', () => asked.destroy());
    asked.end(body);
  });
}

/** Bytes that are no HTTP, or no WebSocket after the handshake, or come one at a time and never end. */
const RAW: Readonly<Record<string, (code: string) => string | Buffer>> = {
  noHttp: () => Buffer.from([22, 3, 1, 0, 200, 1, 0, 0, 196, 3, 3]),
  badHeader: () => 'GET / HTTP/1.1\r\nHost: x\r\nX\r\n\r\n',
  smuggling: () =>
    'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /',
  hugeHeader: () => `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(70_000)}\r\n\r\n`,
  unmasked: (code) => Buffer.concat([handshake(code), Buffer.from([0x81, 0x02, 0x7b, 0x7d])]),
  badOpcode: (code) => Buffer.concat([handshake(code), Buffer.from([0x83, 0x80, 0, 0, 0, 0])]),
  endlessFragments: (code) => Buffer.concat([handshake(code), ...Array.from({ length: 50 }, () => FRAGMENT)]),
  giantLength: (code) =>
    Buffer.concat([
      handshake(code),
      Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]),
    ]),
  badUtf8: (code) => Buffer.concat([handshake(code), Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0xc0, 0xaf])]),
};

const FRAGMENT = Buffer.concat([Buffer.from([0x01, 0xfe, 0x0f, 0xff, 0, 0, 0, 0]), Buffer.alloc(0x0fff, 0x61)]);

export const handshake = (code: string): Buffer =>
  Buffer.from(
    `GET /api/tables/${code}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
  );

export function attackByBytes(target: Target, spoils: Spoils, dice: Dice): Promise<number> {
  const names = Object.keys(RAW);
  const name = names[dice.next(names.length)] ?? 'noHttp';
  const { hostname, port } = new URL(target.address);
  count(spoils, name);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    const end = (): void => {
      socket.destroy();
      resolve(1);
    };
    const late = setTimeout(end, 50 + dice.next(400));
    socket.on('connect', () => socket.write(RAW[name]?.(target.code) ?? ''));
    socket.on('data', (data) => spoils.learn(String(data)));
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(late);
      end();
    });
  });
}

/** Opens many lines, dribbles a header over each and never finishes. Tells how many the server has closed. */
export function slowLoris(
  address: string,
  lines: number,
): { readonly closed: () => number; readonly stop: () => void } {
  const { hostname, port } = new URL(address);
  let closed = 0;
  const sockets = Array.from({ length: lines }, () => {
    const socket = connect(Number(port), hostname, () => socket.write('GET / HTTP/1.1\r\nHost: x\r\n'));
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
