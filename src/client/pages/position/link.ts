import type { Game, Millis, Player } from '#engine';
import { positionOf } from '#engine/position';
import { readGame } from '#protocol/parse';
import { laid } from './laid.ts';

/** The first sign of a link says how the rest is packed. */
const VERSION = '1';
/** A position takes a tenth of these; what unpacks to more is none. */
const MOST_LETTERS = 20_000;
const MOST_BYTES = 100_000;

/** A position as text for the fragment of a link: what differs from a table just laid, deflated. */
export async function pack({ players, ...game }: Game): Promise<string> {
  const characters = players.map(({ character }) => character);
  const base = laid(characters);
  const mats = players.map((player, seat) => unlike(player, base.players[seat] ?? player));
  const text = JSON.stringify([characters, unlike(game, base), mats]);
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  return (
    VERSION +
    btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '')
  );
}

/** A moment of some game, its sand as it stands then. */
export const packMoment = (game: Game, at: Millis): Promise<string> => pack(positionOf(game, at));

export type Unpacked =
  | { readonly ok: true; readonly game: Game }
  | { readonly ok: false; readonly why: 'newer' | 'broken' };

const BROKEN: Unpacked = { ok: false, why: 'broken' };

/** Reads such a text, from any source. Whether the position can be played is another question. */
export async function unpack(text: string): Promise<Unpacked> {
  if (!text.startsWith(VERSION)) return /^\d/.test(text) ? { ok: false, why: 'newer' } : BROKEN;
  if (text.length > MOST_LETTERS) return BROKEN;
  try {
    const packed = atob(text.slice(1).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(packed, (sign) => sign.charCodeAt(0));
    const plain = await through(bytes, new DecompressionStream('deflate-raw'));
    const game = readGame(unfolded(JSON.parse(new TextDecoder().decode(plain))));
    return game === undefined ? BROKEN : { ok: true, game };
  } catch {
    return BROKEN;
  }
}

/** Like `pack` has written it; anything else is found out by the reader of games. */
function unfolded([characters, game, mats]: [Parameters<typeof laid>[0], object, readonly object[]]): unknown {
  const base = laid(characters);
  return { ...base, ...game, players: base.players.map((player, seat): Player => ({ ...player, ...mats[seat] })) };
}

/** The fields that are not as in another value. */
const unlike = <T extends object>(value: T, base: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(value).filter(([name, field]) => JSON.stringify(field) !== JSON.stringify(base[name as keyof T])),
  ) as Partial<T>;

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  packer: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: BlobPart[] = [];
  let size = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(packer).getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length;
    if (size > MOST_BYTES) throw new RangeError('no position is that large');
    chunks.push(read.value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
