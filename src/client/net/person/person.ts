import type { Fault, Stored } from '#protocol';
import { at } from '../../kit/base.ts';
import { settings } from '../../kit/settings/settings.ts';
import { dropKey, keepKey, ownKey } from './home.ts';

interface Shown {
  readonly pass: string;
  readonly expires: number;
  readonly name: string | null;
}

/** What a server refused, by the name of its fault. */
export class Refused extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(fault);
    this.fault = fault;
  }
}

/** A pass is asked for again when less than this is left of it. */
const SOON = 60_000;
let shown: Promise<Shown> | null = null;

/** The pass of this visit: signed for once, then kept until it is nearly over. */
export async function passNow(): Promise<string> {
  shown ??= enter();
  const known = await shown.catch((error: unknown) => {
    shown = null;
    throw error;
  });
  if (known.expires - Date.now() > SOON) return known.pass;
  shown = null;
  return passNow();
}

async function enter(now = Date.now()): Promise<Shown> {
  const own = await ownKey();
  const signature = await own.sign(`pendulum pass ${location.origin} ${now}`);
  const answer = await send('POST', '/pass', { key: own.key, at: now, signature });
  const said = await answer.json();
  // Our clock is off, and we are told by how much.
  if (answer.status === 409 && Math.abs(said.now - now) > SOON) return enter(said.now);
  if (!answer.ok) throw new Refused(said.fault);
  return took(said);
}

function took(said: Shown): Shown {
  settings.proven.value = said.name ?? '';
  return said;
}

function send(method: string, path: string, body?: object, pass?: string): Promise<Response> {
  const headers = {
    ...(body && { 'content-type': 'application/json' }),
    ...(pass && { authorization: `Pass ${pass}` }),
  };
  return fetch(at(`/api/people${path}`), { method, headers, ...(body && { body: JSON.stringify(body) }) });
}

/** Asks with this visit's pass. */
async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  const answer = await send(method, path, body, await passNow());
  if (answer.status === 204) return undefined as T;
  const said = await answer.json();
  if (!answer.ok) throw new Refused(said.fault);
  return said;
}

export async function takeName(name: string): Promise<void> {
  settings.proven.value = (await ask<{ readonly name: string }>('POST', '/name', { name })).name;
}

export const stored = (): Promise<Stored> => ask('GET', '/me');

/** Everything at the server, and the key here. */
export async function forgetMe(): Promise<void> {
  await ask('DELETE', '/me');
  await dropKey();
  shown = null;
  settings.proven.value = '';
}

export async function removeDevice(key: string): Promise<void> {
  await ask('DELETE', `/keys/${key}`);
  shown = null;
}

export const removePasskey = (id: string): Promise<void> => ask('DELETE', `/passkeys/${id}`);

/** This browser becomes the person of the twelve words. */
export async function restore(seed: Uint8Array<ArrayBuffer>): Promise<void> {
  await keepKey(seed);
  shown = null;
  await passNow();
}

export async function addPasskey(): Promise<void> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = await ask<Parameters<typeof startRegistration>[0]['optionsJSON']>(
    'POST',
    '/passkeys/options',
    {},
  );
  await ask('POST', '/passkeys', { answer: await startRegistration({ optionsJSON }), label: deviceName() });
}

/** Another device's passkey says who we are: from now on our key is that person's, too. */
export async function enterByPasskey(): Promise<void> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const own = await ownKey();
  const optionsJSON = await (await send('GET', `/passkeys/entry/${own.key}`)).json();
  const answer = await startAuthentication({ optionsJSON });
  const now = Date.now();
  const signature = await own.sign(`pendulum enter ${location.origin} ${now}`);
  const said = await send('POST', '/passkeys/enter', { key: own.key, at: now, signature, answer, label: deviceName() });
  const entered = await said.json();
  if (!said.ok) throw new Refused(entered.fault);
  shown = Promise.resolve(took(entered));
}

/** What a device is called in the list of devices: its system. */
function deviceName(): string {
  const [, system = ''] = /\(([^;)]+)/.exec(navigator.userAgent) ?? [];
  return system.slice(0, 40);
}
