import type { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import type { RawData, WebSocket } from 'ws';
import type { ClientMessage, Fault } from '#protocol';
import { type Parsed, parseClientMessage } from '#protocol/parse';
import { type Bucket, type Door, type Line, newBucket, newGuest, takeOne } from '#table';
import type { Config } from '../machine/config.ts';
import type { Machine } from '../machine/machine.ts';
import type { Metrics } from '../machine/metrics.ts';
import { pongOf } from './frame.ts';
import { lineOf } from './line.ts';

/** A client says hello within this time after it opened a socket. */
const HELLO_WITHIN = 10_000;
/** More than this nobody has to say before the table is found. */
const MOST_EARLY = 20;

/** Nobody sends this many wrong messages at once, or so many a second, by mistake. */
const MOST_FAULTS = 20;
const FAULTS_PER_SECOND = 0.5;

export interface Post {
  readonly machine: Machine;
  readonly config: Pick<Config, 'messagesPerSecond'>;
  readonly metrics: Pick<Metrics, 'faults'>;
}

interface Place extends Post {
  readonly logger: FastifyBaseLogger;
  readonly tables: { readonly door: (code: string) => Promise<Door | undefined> };
}

/** To be called when the socket has closed. */
export type Leave = () => void;

/** One browser's way to one table. */
export function attend(place: Place, code: string, socket: WebSocket, wire: Socket, address: string): Leave {
  const { later } = place.machine;
  const line = lineOf(socket, wire);
  const guest = newGuest(line, address);
  let becomePatient = later(HELLO_WITHIN, () => line.close(1008, 'no hello'));
  let door: Door | null = null;
  let early: ClientMessage[] | null = null;

  const greet = async ({ tokens, since }: Extract<ClientMessage, { type: 'hello' }>): Promise<void> => {
    becomePatient();
    becomePatient = NOTHING;
    if (door === null) early = [];
    const found = await place.tables.door(code);
    if (socket.readyState !== socket.OPEN) return;
    if (found === undefined) return complain('noSuchTable');
    door = found;
    found.arrive(guest, tokens, since, complain);
    const waiting = early ?? [];
    early = null;
    for (const message of waiting) listen(message);
  };

  const listen = (message: ClientMessage): void => {
    if (door === null && early !== null) {
      if (early.length < MOST_EARLY) early.push(message);
      else complain('tooFast');
      return;
    }
    if (message.type === 'hello') {
      greet(message).catch((error: unknown) => {
        place.logger.error({ err: error }, 'a table could not be opened');
        complain('closed');
        line.close(1013, 'closed');
      });
      return;
    }
    if (door === null) return complain('badMessage');
    const fault = door.hear(guest, message);
    if (fault !== undefined) complain(fault);
  };

  const complain = heed(place, socket, line, parseClientMessage, listen);
  return () => {
    becomePatient();
    door?.leave(guest);
  };
}

/** What was called off is not held for the hours a socket is open. */
const NOTHING = (): void => {};

/** Hears what a socket says as far as it may, and gives what tells it of a fault. A client that goes on regardless is hung up on. */
export function heed<T>(
  { machine: { now }, config, metrics }: Post,
  socket: WebSocket,
  line: Line,
  parse: (value: unknown) => Parsed<T>,
  hear: (message: T) => void,
): (fault: Fault) => void {
  const bucket = newBucket(config.messagesPerSecond * 2, config.messagesPerSecond, now());
  /** Hardly any client ever needs it. */
  let patience: Bucket | null = null;

  const complain = (fault: Fault): void => {
    metrics.faults.inc();
    line.send({ type: 'fault', fault });
    patience ??= newBucket(MOST_FAULTS, FAULTS_PER_SECOND, now());
    const isEnough = !takeOne(patience, now());
    if (fault === 'badVersion' || fault === 'noSuchTable' || isEnough) line.close(1008, fault);
    // A client that floods is not read any more: its own line holds it up until it is closed.
    if (isEnough) socket.pause();
  };
  /** Everything that comes counts, pings and pongs as well. */
  const isWelcome = (): boolean => {
    if (socket.readyState !== socket.OPEN) return false;
    const isInTime = takeOne(bucket, now());
    if (!isInTime) complain('tooFast');
    return isInTime;
  };

  socket.on('message', (data: RawData, isBinary: boolean) => {
    if (!isWelcome()) return;
    const parsed = isBinary ? WRONG : parse(jsonOf(data));
    if (parsed.ok) hear(parsed.message);
    else complain(parsed.fault);
  });
  socket.on('ping', (data: Buffer) => {
    if (isWelcome()) line.send(pongOf(data));
  });
  socket.on('pong', isWelcome);
  return complain;
}

const WRONG = { ok: false, fault: 'badMessage' } as const;

function jsonOf(data: RawData): unknown {
  try {
    return JSON.parse(String(data));
  } catch {
    return undefined;
  }
}
