import { once } from 'node:events';
import { constants, createBrotliCompress } from 'node:zlib';
import { fingerprint, score } from '#engine';
import { type Entry, type Following, follow, RECORDING_VERSION, type Recording, startFollowing } from '#protocol';
import { readLog } from '#table/kept';

export type Head = Pick<Recording, 'endedAt' | 'seats'>;

/** A log in parts becomes a recording, packed with brotli. No more than one part is held as a whole. */
export interface Packer {
  readonly add: (entries: readonly string[]) => Promise<void>;
  readonly end: () => Promise<Buffer>;
}

export function openPacker(head: Head): Packer {
  const brotli = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 7 } });
  const chunks: Buffer[] = [];
  const ended = once(brotli, 'end');
  brotli.on('data', (chunk: Buffer) => chunks.push(chunk));
  let following: Following | null = null;
  let separator = '';

  const begin = (text: string): string => {
    const { sealed, begun = null, ...opening } = readLog([text]).opening;
    following = startFollowing({ seq: 0, game: opening.game });
    const first = { recording: 'pendulum', version: RECORDING_VERSION, about: '', ...head, opening, sealed, begun };
    return `${JSON.stringify(first).slice(0, -1)},"entries":[\n`;
  };
  const next = (text: string): string => {
    if (following === null) return begin(text);
    following = follow(following, JSON.parse(text) as Entry) ?? following;
    const line = `${separator}${text}`;
    separator = ',\n';
    return line;
  };

  return {
    async add(entries) {
      if (!brotli.write(entries.map(next).join(''))) await once(brotli, 'drain');
    },
    async end() {
      const game = following?.game;
      if (game === undefined) throw new RangeError('a log begins with its opening');
      const last = { fingerprint: fingerprint(game), ranking: game.phase === 'over' ? score(game) : null };
      brotli.end(`\n],${JSON.stringify(last).slice(1)}\n`);
      await ended;
      return Buffer.concat(chunks);
    },
  };
}
