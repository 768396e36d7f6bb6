import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { fingerprint, score } from '#engine';
import { follow, printRecording, RECORDING_VERSION, type Recording, startFollowing } from '#protocol';
import { readLog } from './game.ts';
import type { Result, Store } from './log.ts';
import type { TableRecord } from './record.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** How many finished games stay packed in memory; each is some tens of KiB. */
const MOST_PACKED = 64;

export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];
type Packed = Readonly<Record<Encoding, Buffer>>;

/** The games of finished tables as files, packed for the wire. */
export interface Recordings {
  /** `maySee` is asked of a finished table. */
  readonly of: (code: string, maySee: (table: TableRecord) => boolean) => Promise<Packed | 'unfinished' | undefined>;
  readonly forget: (code: string) => void;
}

export function openRecordings(store: Store): Recordings {
  const packed = new Map<string, Promise<Packed>>();
  return {
    async of(code, maySee) {
      const record = await store.recall(code);
      if (record === undefined) return undefined;
      if (record.stage !== 'over' || !maySee(record)) return 'unfinished';
      const known = packed.get(code);
      if (known !== undefined) return known;
      const work = Promise.all([store.read(code), store.results(code)]).then(([texts, results]) =>
        pack(printRecording(recordingOf(record, texts, results))),
      );
      work.catch(() => packed.delete(code));
      packed.set(code, work);
      for (const oldest of packed.keys()) if (packed.size > MOST_PACKED) packed.delete(oldest);
      return work;
    },
    forget: (code) => void packed.delete(code),
  };
}

function recordingOf({ chairs }: TableRecord, texts: readonly string[], results: readonly Result[]): Recording {
  const {
    opening: { sealed, ...opening },
    entries,
  } = readLog(texts);
  let following = startFollowing({ seq: 0, game: opening.game });
  for (const entry of entries) following = follow(following, entry) ?? following;
  return {
    recording: 'pendulum',
    version: RECORDING_VERSION,
    about: '',
    endedAt: results[0]?.endedAt ?? null,
    seats: chairs.map(({ name, colour, bot }) => ({ name, colour, bot })),
    opening,
    sealed,
    fingerprint: fingerprint(following.game),
    ranking: score(following.game),
    entries,
  };
}

async function pack(text: string): Promise<Packed> {
  const identity = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length };
  const [br, gzipped] = await Promise.all([brotli(identity, { params }), zip(identity)]);
  return { br, gzip: gzipped, identity };
}

/** The shortest that the asker understands. */
export const encodingFor = (accepted: string | undefined): Encoding =>
  ENCODINGS.find((encoding) => accepted?.split(',').some((one) => one.trim().split(';')[0] === encoding)) ?? 'identity';
