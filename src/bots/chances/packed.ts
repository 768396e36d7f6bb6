import { fromHalf } from './half.ts';
import { SHAPES, WEIGHTS } from './network.ts';

/** How many bytes one network takes: its biases as halves, and each other row as a half for its unit and 8 bits a weight. */
export const PACKED = SHAPES.reduce(
  (sum, [rows, columns]) => sum + (rows === 1 ? 2 * columns : rows * (2 + columns)),
  0,
);

/** The weights of networks as they are kept: in 8 bits. */
export function unpack(bytes: Uint8Array): Float32Array {
  const weights = new Float32Array(Math.floor(bytes.length / PACKED) * WEIGHTS);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  let into = 0;
  while (into < weights.length) {
    for (const [rows, columns] of SHAPES) {
      for (let row = 0; row < rows; row += 1) {
        at = rows === 1 ? unpackHalves(view, at, weights, into, columns) : unpackRow(view, at, weights, into, columns);
        into += columns;
      }
    }
  }
  return weights;
}

function unpackHalves(view: DataView, at: number, weights: Float32Array, into: number, columns: number): number {
  for (let nth = 0; nth < columns; nth += 1) weights[into + nth] = fromHalf(view.getUint16(at + 2 * nth, true));
  return at + 2 * columns;
}

function unpackRow(view: DataView, at: number, weights: Float32Array, into: number, columns: number): number {
  const unit = fromHalf(view.getUint16(at, true));
  for (let nth = 0; nth < columns; nth += 1) weights[into + nth] = unit * view.getInt8(at + 2 + nth);
  return at + 2 + columns;
}
