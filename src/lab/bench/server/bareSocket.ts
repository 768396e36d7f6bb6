import { randomBytes } from 'node:crypto';
import { connect as dial, type Socket } from 'node:net';

/** A WebSocket client with as little to it as possible, so that a bench measures the other end. */
export interface BareSocket {
  readonly send: (text: string) => void;
  readonly close: () => void;
}

const HEADER_END = '\r\n\r\n';

/** `take` gets each text as bytes of a larger buffer: what it wants to keep it copies. */
export function openBareSocket(address: string, take: (bytes: Buffer) => void): Promise<BareSocket> {
  const { hostname, port, pathname } = new URL(address);
  const socket = dial(Number(port), hostname);
  socket.setNoDelay(true);
  const key = randomBytes(16).toString('base64');
  socket.write(
    `GET ${pathname} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}${HEADER_END}`,
  );
  return new Promise((resolve, reject) => {
    let isOpen = false;
    let rest: Buffer = Buffer.alloc(0);
    socket.on('error', reject);
    socket.on('data', (data) => {
      rest = rest.length === 0 ? data : Buffer.concat([rest, data]);
      if (!isOpen) {
        const end = rest.indexOf(HEADER_END);
        if (end < 0) return;
        if (!rest.toString('latin1', 0, end).startsWith('HTTP/1.1 101')) return reject(new Error('no upgrade'));
        isOpen = true;
        rest = rest.subarray(end + HEADER_END.length);
        resolve(over(socket));
      }
      rest = takeFrames(rest, take, (echo) => socket.write(masked(echo, PONG)));
    });
  });
}

function over(socket: Socket): BareSocket {
  return {
    send: (text) => void socket.write(masked(Buffer.from(text), TEXT)),
    close: () => void socket.destroy(),
  };
}

const TEXT = 0x81;
const PING = 0x89;
const PONG = 0x8a;

/** RFC 6455 wants a mask from clients; a mask of zeros leaves the bytes as they are. */
function masked(bytes: Buffer, kind: number): Buffer {
  const header = bytes.length < 126 ? 6 : 8;
  const frame = Buffer.alloc(header + bytes.length);
  frame[0] = kind;
  frame[1] = 0x80 | (bytes.length < 126 ? bytes.length : 126);
  if (bytes.length >= 126) frame.writeUInt16BE(bytes.length, 2);
  bytes.copy(frame, header);
  return frame;
}

/** Hands over every whole text frame, answers pings, passes over the rest, and gives back what is left. */
function takeFrames(bytes: Buffer, take: (bytes: Buffer) => void, pong: (bytes: Buffer) => void): Buffer {
  let at = 0;
  for (;;) {
    if (bytes.length < at + 2) break;
    const short = (bytes[at + 1] ?? 0) & 0x7f;
    const header = short < 126 ? 2 : short === 126 ? 4 : 10;
    if (bytes.length < at + header) break;
    const length =
      short < 126 ? short : short === 126 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2));
    const end = at + header + length;
    if (bytes.length < end) break;
    if (bytes[at] === TEXT) take(bytes.subarray(at + header, end));
    if (bytes[at] === PING) pong(bytes.subarray(at + header, end));
    at = end;
  }
  return at === 0 ? bytes : bytes.subarray(at);
}
