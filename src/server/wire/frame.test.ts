import { expect, test } from 'vitest';
import { frameOf } from './frame.ts';

test('a frame says how long its text is, in bytes', () => {
  for (const text of [
    '',
    'short',
    'ž'.repeat(100),
    'x'.repeat(125),
    'x'.repeat(126),
    'x'.repeat(65_535),
    'x'.repeat(65_536),
  ]) {
    const frame = frameOf(text);
    const short = frame[1] ?? 0;
    const header = short < 126 ? 2 : short === 126 ? 4 : 10;
    const length = short < 126 ? short : short === 126 ? frame.readUInt16BE(2) : Number(frame.readBigUInt64BE(2));
    expect([frame[0], length, frame.toString('utf8', header)]).toEqual([0x81, Buffer.byteLength(text), text]);
  }
});
