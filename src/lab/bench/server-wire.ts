import { randomBytes } from 'node:crypto';
import { connect as dial, type Socket } from 'node:net';

/** A WebSocket client with as little to it as possible, so that a bench measures the other end. */
export interface Wire {
  readonly send: (text: string) => void;
  readonly close: () => void;
}

const HEADER_END = '\r\n\r\n';

/** `hear` gets each text as bytes of a larger buffer: what it wants to keep it copies. */
export function connectWire(address: string, hear: (bytes: Buffer) => void): Promise<Wire> {
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
        resolve(wireOver(socket));
      }
      rest = takeFrames(rest, hear);
    });
  });
}

function wireOver(socket: Socket): Wire {
  return {
    send: (text) => void socket.write(masked(text)),
    close: () => void socket.destroy(),
  };
}

/** RFC 6455 wants a mask from clients; a mask of zeros leaves the text as it is. */
function masked(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const header = length < 126 ? 6 : 8;
  const frame = Buffer.alloc(header + length);
  frame[0] = 0x81;
  frame[1] = 0x80 | (length < 126 ? length : 126);
  if (length >= 126) frame.writeUInt16BE(length, 2);
  frame.write(text, header);
  return frame;
}

/** Hands over every whole text frame and gives back what is left; pings and closes are passed over. */
function takeFrames(bytes: Buffer, hear: (bytes: Buffer) => void): Buffer {
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
    if (bytes[at] === 0x81) hear(bytes.subarray(at + header, end));
    at = end;
  }
  return at === 0 ? bytes : bytes.subarray(at);
}
