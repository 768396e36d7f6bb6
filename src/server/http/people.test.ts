import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { memoryLedger } from '#testkit';
import { readConfig } from '../machine/config.ts';
import { MACHINE } from '../machine/machine.ts';
import { openPeople, type People } from '../people/people.ts';
import { peopleRoutes } from './people.ts';

const START = 1_800_000_000_000;
const DAY = 86_400_000;
let today = START;
let app: FastifyInstance;
let people: People;
let forgotten: string[] = [];

beforeEach(async () => {
  today = START;
  forgotten = [];
  people = await openPeople(memoryLedger(), { ...MACHINE, today: () => today });
  app = fastify();
  const store = {
    ofPerson: async () => ({ seats: [{ code: 'ABCDEFGH', seat: 0 }], results: [] }),
    recall: async () => ({ chairs: [{ holder: 'hash' }] }),
  };
  const tables = {
    forgetName: async (code: string, holder: string) => {
      forgotten.push(`${code} ${holder}`);
      return null;
    },
  };
  peopleRoutes(app, { config: readConfig({}), people, store: store as never, tables });
});
afterEach(() => app.close());

interface Device {
  readonly key: string;
  readonly secret: KeyObject;
}

function newDevice(): Device {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return { key: String(publicKey.export({ format: 'jwk' }).x), secret: privateKey };
}

const signed = ({ key, secret }: Device, at = today, said = 'pendulum pass http://localhost') => ({
  key,
  at,
  signature: sign(null, Buffer.from(`${said} ${at}`), secret).toString('base64url'),
});

const post = (url: string, payload: object, pass = '') =>
  app.inject({ method: 'POST', url, payload, headers: { host: 'localhost', authorization: `Pass ${pass}` } });
const get = (url: string, pass: string, method: 'GET' | 'DELETE' = 'GET') =>
  app.inject({ method, url, headers: { host: 'localhost', authorization: `Pass ${pass}` } });

/** A moment later each time, for the same signature counts once. */
const passOf = async (device: Device): Promise<string> => {
  today += 1;
  return (await post('/api/people/pass', signed(device))).json<{ pass: string }>().pass;
};
const take = async (device: Device, name: string) => post('/api/people/name', { name }, await passOf(device));

test('a key that signs gets a pass, and nothing is kept until it takes a name', async () => {
  const ada = newDevice();
  const answer = await post('/api/people/pass', signed(ada));
  expect(answer.json()).toMatchObject({ person: ada.key, name: null });
  expect(await people.ledger.list('people', '', 9)).toEqual([]);
  expect((await take(ada, '  Ada   Lovelace ')).json()).toEqual({ person: ada.key, name: 'Ada Lovelace' });
  const pass = await passOf(ada);
  expect(people.personOf(pass)).toEqual({ id: ada.key, name: 'Ada Lovelace' });
  expect(people.ownerOf('ada lovelace')).toBe(ada.key);
});

test('a forged signature proves nothing: another key, another site, another purpose', async () => {
  const [ada, eve] = [newDevice(), newDevice()];
  const forged = [
    { ...signed(eve), key: ada.key },
    signed(ada, today, 'pendulum pass http://elsewhere.example'),
    signed(ada, today, 'pendulum enter http://localhost'),
    { ...signed(ada), at: today + 1 },
  ];
  for (const one of forged) {
    const answer = await post('/api/people/pass', one);
    expect([answer.statusCode, answer.json().fault]).toEqual([403, 'badProof']);
  }
});

test('a signature that is sent again opens nothing', async () => {
  const proof = signed(newDevice());
  expect((await post('/api/people/pass', proof)).statusCode).toBe(200);
  expect((await post('/api/people/pass', proof)).statusCode).toBe(403);
  today += 6 * 60_000;
  expect((await post('/api/people/pass', proof)).statusCode).toBe(409);
});

test('a browser whose clock is off is told the time, and signs again', async () => {
  const ada = newDevice();
  const answer = await post('/api/people/pass', signed(ada, today - 3_600_000));
  expect([answer.statusCode, answer.json().now]).toEqual([409, today]);
  expect((await post('/api/people/pass', signed(ada, answer.json().now))).statusCode).toBe(200);
});

test('a name is the first one’s, however it is written', async () => {
  const [ada, eve] = [newDevice(), newDevice()];
  const answers = await Promise.all([take(ada, 'Ada'), take(eve, 'ADA')]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect((await take(newDevice(), 'Аdа')).json().fault).toBe('nameTaken');
  for (const name of ['.', 'A', '\u200b\u200b', '—']) expect((await take(eve, name)).statusCode).toBe(400);
});

test('who takes another name keeps the old one for 30 days, and then it is free', async () => {
  const [ada, eve] = [newDevice(), newDevice()];
  await take(ada, 'Ada');
  await take(ada, 'Countess');
  expect((await take(eve, 'Ada')).json().fault).toBe('nameTaken');
  today += 30 * DAY;
  expect((await take(eve, 'Ada')).statusCode).toBe(200);
  expect(people.personOf(await passOf(ada))?.name).toBe('Countess');
  expect((await take(ada, 'Ada')).json().fault).toBe('nameTaken');
});

test('without a pass, or with a forged one, nothing is told, changed or deleted', async () => {
  const ada = newDevice();
  await take(ada, 'Ada');
  const forged = (await passOf(newDevice())).replace(/^[^.]+/, ada.key);
  for (const pass of ['', forged]) {
    expect((await get('/api/people/me', pass)).statusCode).toBe(401);
    expect((await get('/api/people/me', pass, 'DELETE')).statusCode).toBe(401);
    expect((await post('/api/people/name', { name: 'Eve' }, pass)).statusCode).toBe(401);
  }
  expect(people.ownerOf('Ada')).toBe(ada.key);
});

test('a device that is removed opens nothing, not even by a pass it has; the last one stays', async () => {
  const [ada, phone] = [newDevice(), newDevice()];
  await take(ada, 'Ada');
  const { addKey } = await import('../people/keys.ts');
  await addKey(people, ada.key, phone.key, 'phone');
  expect(people.personOf(await passOf(phone))?.name).toBe('Ada');
  const stolen = await passOf(ada);
  expect((await get(`/api/people/keys/${ada.key}`, await passOf(phone), 'DELETE')).statusCode).toBe(204);
  expect(people.personOf(stolen)).toBeNull();
  expect((await post('/api/people/pass', signed(ada, today + 1))).statusCode).toBe(403);
  expect(people.personOf((await post('/api/people/pass', signed(phone, today + 1))).json().pass)?.name).toBe('Ada');
  const last = (await post('/api/people/pass', signed(phone, today + 2))).json().pass;
  expect((await get(`/api/people/keys/${phone.key}`, last, 'DELETE')).statusCode).toBe(409);
});

test('everything stored about a person is shown to them, and deleted when they say so', async () => {
  const ada = newDevice();
  await take(ada, 'Ada');
  const pass = await passOf(ada);
  const shown = (await get('/api/people/me', pass)).json();
  expect(shown).toMatchObject({
    person: ada.key,
    name: 'Ada',
    keys: [{ key: ada.key }],
    seats: [{ code: 'ABCDEFGH' }],
  });
  expect((await get('/api/people/me', pass, 'DELETE')).statusCode).toBe(204);
  expect(forgotten).toEqual(['ABCDEFGH hash']);
  for (const kind of ['people', 'names', 'keys', 'passkeys'] as const)
    expect(await people.ledger.list(kind, '', 9)).toEqual([]);
  expect(people.personOf(pass)).toBeNull();
  expect((await take(newDevice(), 'Ada')).statusCode).toBe(200);
});

test('a passkey is asked for in kinds whose keys are small, whatever the runtime knows beside them', async () => {
  const ada = newDevice();
  await take(ada, 'Ada');
  const options = (await post('/api/people/passkeys/options', {}, await passOf(ada))).json();
  const kinds = options.pubKeyCredParams.map(({ alg }: { alg: number }) => alg);
  expect(kinds).toEqual([-8, -7, -257]);
});

test('a passkey that answers for another key, or that nobody knows, opens nothing', async () => {
  const ada = newDevice();
  expect((await get(`/api/people/passkeys/entry/${ada.key}`, '')).json()).toMatchObject({ rpId: 'localhost' });
  const proof = signed(ada, today, 'pendulum enter http://localhost');
  const entry = { ...proof, label: 'phone', answer: { id: 'nobody', response: {} } };
  expect((await post('/api/people/passkeys/enter', entry)).json().fault).toBe('badProof');
});
