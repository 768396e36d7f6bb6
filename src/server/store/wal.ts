import { createHash } from 'node:crypto';
import { closeSync, copyFileSync, existsSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { StoreError } from '#table/kept';

/** What SQLite would pass over in silence: transactions behind the first frame that is not what was written. */
export interface Lost {
  /** The first frame that is damaged, from 1 on; 0 for the head of the file. */
  readonly frame: number;
  readonly transactions: number;
}

const HEAD = 32;
const FRAME_HEAD = 24;
const LITTLE = 0x377f0682;
const BIG = 0x377f0683;

/**
 * Reads a write-ahead log as SQLite does when it opens (https://sqlite.org/fileformat2.html#walformat), and then on. A
 * loss of power may leave the last transaction torn: nobody was told of that one. But where another one follows, the
 * damaged one was complete and on the disk, and everybody was told.
 */
export function lostIn(file: string): Lost | null {
  const size = existsSync(file) ? statSync(file).size : 0;
  if (size <= HEAD) return null;
  const handle = openSync(file, 'r');
  try {
    return readFrames(handle, size);
  } finally {
    closeSync(handle);
  }
}

function readFrames(handle: number, size: number): Lost | null {
  const head = readAt(handle, 0, HEAD);
  const isBig = head.readUInt32BE(0) === BIG;
  const page = head.readUInt32BE(8);
  const isHeadRight = isBig || head.readUInt32BE(0) === LITTLE;
  let sum = addTo([0, 0], head.subarray(0, 24), isBig);
  let damaged = isHeadRight && isSum(sum, head, 24) ? null : 0;
  const length = FRAME_HEAD + (isPageSize(page) ? page : 4096);
  // With the head damaged, the first frame says of which life the frames are.
  const salts = damaged === null ? head.subarray(16, 24) : readAt(handle, HEAD, FRAME_HEAD).subarray(8, 16);
  const behind: boolean[] = [];
  for (let nth = 1; HEAD + nth * length <= size; nth += 1) {
    const frame = readAt(handle, HEAD + (nth - 1) * length, length);
    const isOurs = frame.subarray(8, 16).equals(salts);
    if (damaged === null) {
      sum = addTo(addTo(sum, frame.subarray(0, 8), isBig), frame.subarray(FRAME_HEAD), isBig);
      if (!isOurs || !isSum(sum, frame, 16)) damaged = nth;
    }
    if (damaged !== null && isOurs) behind.push(frame.readUInt32BE(4) !== 0);
  }
  return lostBehind(damaged, behind);
}

/** `behind` says of each frame of this life from the damaged one on whether a transaction ends with it. */
function lostBehind(damaged: number | null, behind: readonly boolean[]): Lost | null {
  const firstEnd = behind.indexOf(true);
  if (damaged === null || firstEnd < 0 || firstEnd === behind.length - 1) return null;
  return { frame: damaged, transactions: behind.filter((isEnd) => isEnd).length };
}

function readAt(handle: number, from: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  readSync(handle, bytes, 0, length, from);
  return bytes;
}

const isPageSize = (page: number): boolean => page >= 512 && page <= 65_536 && (page & (page - 1)) === 0;

type Sum = readonly [number, number];

function addTo([first, second]: Sum, bytes: Buffer, isBig: boolean): Sum {
  let [one, two] = [first, second];
  for (let at = 0; at < bytes.length; at += 8) {
    one = (one + (isBig ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at)) + two) >>> 0;
    two = (two + (isBig ? bytes.readUInt32BE(at + 4) : bytes.readUInt32LE(at + 4)) + one) >>> 0;
  }
  return [one, two];
}

const isSum = ([one, two]: Sum, bytes: Buffer, at: number): boolean =>
  bytes.readUInt32BE(at) === one && bytes.readUInt32BE(at + 4) === two;

/** Throws before anything is lost in silence, unless that is accepted. A copy of the damaged file stays beside it. */
export function checkWal(file: string, acceptsLoss: boolean): void {
  const lost = lostIn(file);
  if (lost === null) return;
  const name = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8);
  const copy = `${file}.damaged-${name}`;
  if (!existsSync(copy)) copyFileSync(file, copy);
  if (acceptsLoss) return;
  const what = lost.frame === 0 ? 'its head' : `frame ${lost.frame}`;
  throw new StoreError(
    'damaged',
    `${file} is damaged at ${what}. SQLite would open the database without the last ${lost.transactions} ` +
      'transactions, though players were told of them. Restore a backup (npm run restore), or start once with ' +
      `PENDULUM_ACCEPT_LOSS=1 to go on without them. ${copy} keeps the damaged file. Check the disk.`,
  );
}
