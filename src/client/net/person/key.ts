/** The key of this browser: 16 random bytes from which it can be made again, so that twelve words are enough to save it. */
export interface OwnKey {
  readonly seed: Uint8Array<ArrayBuffer>;
  /** The public key, as servers know it. */
  readonly key: string;
  readonly sign: (text: string) => Promise<string>;
}

const SEED_BYTES = 16;
/** What stands before the 32 bytes of an Ed25519 key in PKCS #8. */
const PKCS8 = [0x30, 0x2e, 2, 1, 0, 0x30, 5, 6, 3, 0x2b, 0x65, 0x70, 4, 0x22, 4, 0x20];

export const newSeed = (): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(SEED_BYTES));

/** Rejects where the browser does not know Ed25519. */
export async function keyFrom(seed: Uint8Array<ArrayBuffer>): Promise<OwnKey> {
  const { subtle } = crypto;
  const from = await subtle.importKey('raw', seed, 'HKDF', false, ['deriveBits']);
  const how = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: bytesOf('pendulum person') };
  const bits = new Uint8Array(await subtle.deriveBits(how, from, 256));
  const secret = await subtle.importKey('pkcs8', new Uint8Array([...PKCS8, ...bits]), 'Ed25519', true, ['sign']);
  const { x = '' } = await subtle.exportKey('jwk', secret);
  return { seed, key: x, sign: async (text) => base64url(await subtle.sign('Ed25519', secret, bytesOf(text))) };
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
