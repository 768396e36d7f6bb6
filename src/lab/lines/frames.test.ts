import { expect, test } from 'vitest';
import { frameCutter, isMessage } from './frames.ts';

const HEAD = 'GET /t/x HTTP/1.1\r\nUpgrade: websocket\r\n\r\n';

/** A frame with a body of this length, masked as a client's or bare as a server's. */
function frame(first: number, length: number, masked: boolean): Buffer {
  const wide = length > 65_535 ? 10 : length > 125 ? 4 : 2;
  const bytes = Buffer.alloc(wide + (masked ? 4 : 0) + length, 'x');
  bytes[0] = first;
  bytes[1] = (masked ? 0x80 : 0) | (wide === 2 ? length : wide === 4 ? 126 : 127);
  if (wide === 4) bytes.writeUInt16BE(length, 2);
  if (wide === 10) bytes.writeBigUInt64BE(BigInt(length), 2);
  return bytes;
}

const FRAMES = [0, 5, 125, 126, 65_535, 65_536].flatMap((length) => [
  frame(0x81, length, true),
  frame(0x81, length, false),
]);
const STREAM = Buffer.concat([Buffer.from(HEAD), ...FRAMES, frame(0x89, 3, false)]);

test.each([97, 1000, STREAM.length])('a stream in parts of %i bytes is cut into its head and whole frames', (size) => {
  const cut = frameCutter();
  const pieces: Buffer[] = [];
  for (let at = 0; at < STREAM.length; at += size) pieces.push(...cut(STREAM.subarray(at, at + size)));
  expect(pieces.map((piece) => piece.length)).toEqual([HEAD.length, ...FRAMES.map(({ length }) => length), 5]);
  expect(Buffer.concat(pieces).equals(STREAM)).toBe(true);
  expect(pieces.map(isMessage)).toEqual([false, ...FRAMES.map(() => true), false]);
});
