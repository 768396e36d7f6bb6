import { generateKeyPairSync, sign } from 'node:crypto';
import { type Caller, call, createTable } from '#server';
import type { Known } from './batches.ts';

export interface Scene {
  readonly known: Known;
  /** Five who sit at the attacked table, on one socket. */
  readonly victims: Caller;
}

/** Five at a table that has begun and waits for its first placement: nearly every card is still undealt. */
export async function layOut(address: string): Promise<Scene> {
  const code = await createTable(address, { standInAfter: 0 });
  const victims = await call(address, code);
  for (let seat = 0; seat < 5; seat += 1) {
    victims.send({ type: 'sit', name: `Victim ${seat}` });
    await victims.next('seated');
    victims.send({ type: 'change', seat, chair: { ready: true } });
  }
  await victims.next('table', ({ table }) => table.chairs.every(({ ready }) => ready));
  victims.send({ type: 'start' });
  await victims.next('welcome', ({ playing }) => playing !== null);
  const elsewhere = await call(address, await createTable(address));
  elsewhere.send({ type: 'sit', name: 'Mallory' });
  const { token: foreignToken } = await elsewhere.next('seated');
  return { known: { code, ownToken: victims.tokens[4] ?? '', foreignToken, pass: await newPass(address) }, victims };
}

/** A pass of a person without a name. */
async function newPass(address: string): Promise<string> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const [key, at] = [String(publicKey.export({ format: 'jwk' }).x), Date.now()];
  const signature = sign(null, Buffer.from(`pendulum pass ${address} ${at}`), privateKey).toString('base64url');
  const body = JSON.stringify({ key, at, signature });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${address}/api/people/pass`, { method: 'POST', headers, body });
  return ((await response.json()) as { pass: string }).pass;
}
