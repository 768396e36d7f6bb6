import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

/** A key in a program's hands, as a browser would have it. */
export interface Device {
  readonly key: string;
  readonly secret: KeyObject;
}

export function newDevice(): Device {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return { key: String(publicKey.export({ format: 'jwk' }).x), secret: privateKey };
}

/** What proves to the server at that address that this device asks. */
export function proofOf({ key, secret }: Device, address: string, at = Date.now()) {
  const signature = sign(null, Buffer.from(`pendulum pass ${address} ${at}`), secret).toString('base64url');
  return { key, at, signature };
}

export const askAs = (address: string, path: string, pass = '', init: RequestInit = {}): Promise<Response> =>
  fetch(`${address}/api${path}`, {
    ...init,
    headers: {
      ...(init.body ? { 'content-type': 'application/json' } : {}),
      ...(pass !== '' && { authorization: `Pass ${pass}` }),
    },
  });

export const postAs = (address: string, path: string, body: object, pass = ''): Promise<Response> =>
  askAs(address, path, pass, { method: 'POST', body: JSON.stringify(body) });

/** A person with a proven name. */
export interface NamedPerson {
  readonly id: string;
  readonly pass: string;
}

/** Takes a name with a key of its own. */
export async function newPerson(address: string, name: string, device = newDevice()): Promise<NamedPerson> {
  const answer = await postAs(address, '/people/pass', proofOf(device, address));
  const { pass } = (await answer.json()) as { readonly pass: string };
  const taken = await postAs(address, '/people/name', { name }, pass);
  if (!taken.ok) throw new Error(`${name} cannot be taken: ${await taken.text()}`);
  return { id: device.key, pass };
}
