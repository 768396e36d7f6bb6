const TEXT = 0x81;
const PONG = 0x8a;

/** One text message as it goes over the wire, made once for everybody at a table (RFC 6455, section 5.2). */
export function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const header = length < 126 ? 2 : length < 65536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(header + length);
  frame[0] = TEXT;
  if (header === 2) frame[1] = length;
  else if (header === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, header);
  return frame;
}

/** The answer to a ping; what comes with it is at most 125 bytes. */
export const pongOf = (data: Buffer): Buffer => Buffer.concat([Buffer.of(PONG, data.length), data]);
