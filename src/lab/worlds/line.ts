import { EventEmitter } from 'node:events';
import type { Process } from './machine/process.ts';
import type { World } from './machine/world.ts';

/** How a way through the network is just now. */
export interface Weather {
  /** Milliseconds one way, at most. */
  slowest: number;
  /** Shares of messages that come twice or out of their turn. No socket does that; the protocol bears it all the same. */
  doubled: number;
  mixed: number;
  /** Nothing comes through, and neither end knows it. */
  isCut: boolean;
}

export const fairWeather = (): Weather => ({ slowest: 20, doubled: 0, mixed: 0, isCut: false });

/** How long it takes until an end finds out that nothing comes any more. */
const SILENCE = 8000;

/** One socket, seen from the browser. */
export interface Call {
  readonly send: (text: string) => void;
  readonly hangUp: () => void;
}

/** The server's end of it, as far as the server uses `ws` and the line underneath. */
export interface ServerEnd extends EventEmitter {
  readyState: number;
  readonly OPEN: number;
  readonly pause: () => void;
  readonly close: () => void;
  readonly terminate: () => void;
}

export interface Wire {
  readonly writable: boolean;
  readonly writableLength: number;
  readonly write: (frame: Uint8Array) => void;
}

const OPEN = 1;
const CLOSED = 3;

export interface Ways {
  readonly weather: Weather;
  readonly server: Process;
  readonly accept: (socket: ServerEnd, wire: Wire) => void;
  readonly hear: (text: string) => void;
  readonly closed: () => void;
}

/** Opens a socket through the world's network. */
export function openCall(world: World, ways: Ways): Call {
  const { weather, server } = ways;
  const toServer = lane(world, weather);
  const toGuest = lane(world, weather);
  let isOver = false;
  let isGuestGone = false;
  const socket: ServerEnd = Object.assign(new EventEmitter(), {
    readyState: OPEN,
    OPEN,
    pause: () => {},
    close: () => endBy('server'),
    terminate: () => endBy('server'),
  });
  const wire: Wire = {
    writable: true,
    writableLength: 0,
    write: (frame) => toGuest(() => isGuestGone || ways.hear(textOf(frame))),
  };
  const closeAtServer = (): void => {
    if (socket.readyState === CLOSED) return;
    socket.readyState = CLOSED;
    server.hear(() => socket.emit('close'));
  };
  const closeAtGuest = (): void => {
    if (isGuestGone) return;
    isGuestGone = true;
    ways.closed();
  };
  /** The other end hears of it by and by: behind what is on its way, or by the silence. */
  const endBy = (end: 'server' | 'guest'): void => {
    if (isOver) return;
    isOver = true;
    const [own, other, way] =
      end === 'server' ? [closeAtServer, closeAtGuest, toGuest] : [closeAtGuest, closeAtServer, toServer];
    world.later(0, own);
    way(other);
    world.later(world.chance.between(1000, SILENCE), other);
  };
  watch(
    world,
    () => isOver,
    ways,
    () => endBy('guest'),
  );
  toServer(() => {
    if (!server.isAlive()) return endBy('server');
    server.hear(() => ways.accept(socket, wire));
  });
  return {
    send: (text) =>
      toServer(() => server.hear(() => socket.readyState === OPEN && socket.emit('message', text, false))),
    hangUp: () => endBy('guest'),
  };
}

const WATCH = 1000;
const MOST_SILENT = 4;
const RETRY = 250;

/** A browser finds out after some seconds that its server is dead or out of reach. */
function watch(
  world: World,
  isOver: () => boolean,
  { weather, server }: Pick<Ways, 'weather' | 'server'>,
  end: () => void,
  silent = 0,
): void {
  if (isOver()) return;
  const isLost = weather.isCut || !server.isAlive();
  if (isLost && silent >= world.chance.below(MOST_SILENT)) return end();
  world.later(WATCH, () => watch(world, isOver, { weather, server }, end, isLost ? silent + 1 : 0));
}

/** One direction: in order unless the weather mixes, and what a cut holds up comes after it, as TCP has it. */
function lane(world: World, weather: Weather): (deliver: () => void) => void {
  const waiting: (() => void)[] = [];
  let last = 0;
  const arrive = (): void => {
    if (weather.isCut) return void world.later(RETRY, arrive);
    const place = world.chance.happens(weather.mixed) ? world.chance.below(waiting.length) : 0;
    waiting.splice(place, 1)[0]?.();
  };
  const once = (deliver: () => void): void => {
    waiting.push(deliver);
    last = Math.max(last, world.now() + 1 + world.chance.below(weather.slowest * 10) / 10);
    world.later(last - world.now(), arrive);
  };
  return (deliver) => {
    once(deliver);
    if (world.chance.happens(weather.doubled)) once(deliver);
  };
}

/** Of a frame that is not masked (RFC 6455, section 5.2). */
export function textOf(frame: Uint8Array): string {
  const bytes = Buffer.from(frame.buffer, frame.byteOffset, frame.byteLength);
  const header = bytes[1] === 126 ? 4 : bytes[1] === 127 ? 10 : 2;
  return bytes.toString('utf8', header);
}
