import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Chance, Draw } from './draw.ts';
import type { Agreed, Opening, Sealed, Secret } from './game/game.ts';
import { lay } from './setup.ts';

const SEED = /^[0-9a-f]{64}$/;
const NUMBERS = 2 ** 32;

/** A table whose decks nobody can work out: all chance comes from 256 secret bits, written as 64 hex digits. */
export const setupSealed = (seed: string, agreed: Agreed): Opening => lay(agreed, chanceFrom(seed));

/** SET-3, SET-4, SET-5, SET-6, SET-9 */
export function chanceFrom(seed: string): Chance {
  if (!SEED.test(seed)) throw new RangeError('a secret seed is 64 hex digits');
  const key = hexToBytes(seed);
  return (of) => drawFrom(numbersOf(key, of));
}

/** HMAC-SHA-256 of the stream's name and a count, read as numbers of 32 bits, the highest byte first. */
function* numbersOf(key: Uint8Array, stream: string): Generator<number, never> {
  for (let count = 0; ; count += 1) {
    const block = hmac(sha256, key, utf8ToBytes(`pendulum 1 ${stream} ${count}`));
    const view = new DataView(block.buffer, block.byteOffset);
    for (let at = 0; at < block.length; at += 4) yield view.getUint32(at);
  }
}

/** Numbers beyond the last full multiple are thrown away, so that each result is as likely as any other. */
export function drawFrom(numbers: Iterator<number, never>): Draw {
  return (below) => {
    const fair = NUMBERS - (NUMBERS % below);
    let { value } = numbers.next();
    while (value >= fair) ({ value } = numbers.next());
    return value % below;
  };
}

/** What is told at the start. It fits these decks and this seed and no others, and gives neither away. */
export const sealOf = (seed: string, secret: Secret): string =>
  bytesToHex(sha256(utf8ToBytes(sealedText(seed, secret))));

export const seal = (seed: string, { secret }: Opening): Sealed => ({ seed, seal: sealOf(seed, secret) });

/** The text under the seal, so that a player can hash it by hand. */
export const sealedText = (seed: string, { provinces, rewards, achievements }: Secret): string =>
  [
    'pendulum decks 1',
    `seed ${seed}`,
    `provinces ${provinces.join(' ')}`,
    `rewards ${rewards.join(' ')}`,
    `achievements ${achievements.join(' ')}`,
  ].join('\n');
