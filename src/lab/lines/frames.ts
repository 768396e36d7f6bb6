const HEAD_END = '\r\n\r\n';
const TEXT = 0x81;

/** A text that is one message by itself: it may come twice, late or before another without harm to the stream. */
export const isMessage = (frame: Buffer): boolean => frame[0] === TEXT;

/** Cuts a stream into the head of its HTTP upgrade and then whole WebSocket frames; an unfinished one waits for its rest. */
export function frameCutter(): (data: Buffer) => readonly Buffer[] {
  let rest: Buffer = Buffer.alloc(0);
  let isOpen = false;
  return (data) => {
    rest = rest.length === 0 ? data : Buffer.concat([rest, data]);
    const pieces: Buffer[] = [];
    for (;;) {
      const length = isOpen ? frameLength(rest) : headLength(rest);
      if (length === 0 || length > rest.length) return pieces;
      isOpen = true;
      pieces.push(rest.subarray(0, length));
      rest = rest.subarray(length);
    }
  };
}

const headLength = (bytes: Buffer): number => {
  const end = bytes.indexOf(HEAD_END);
  return end < 0 ? 0 : end + HEAD_END.length;
};

/** By RFC 6455; 0 while the header is not whole. */
function frameLength(bytes: Buffer): number {
  const second = bytes[1] ?? 0;
  const short = second & 0x7f;
  const header = short < 126 ? 2 : short === 126 ? 4 : 10;
  if (bytes.length < header) return 0;
  const mask = (second & 0x80) === 0 ? 0 : 4;
  const long = (): number => (short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2)));
  return header + mask + (short < 126 ? short : long());
}
