import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { PersonId } from '#protocol';
import type { PasskeyRecord } from '#table/kept';
import { isChallenge, newChallenge } from './challenge.ts';
import { change, recordOf } from './names.ts';
import type { People } from './people.ts';

/** The site as a passkey knows it. */
export interface Site {
  readonly origin: string;
  readonly host: string;
}

const MINUTES_5 = 300_000;
const MOST_PASSKEYS = 20;
/** Ed25519, ES256 and RS256: every authenticator knows one of them. Newer kinds have keys that are larger than we accept. */
const KINDS = [-8, -7, -257];

/** Loaded when the first passkey is asked for. */
const library = () => import('@simplewebauthn/server');

export async function registration(people: People, { host }: Site, id: PersonId): Promise<unknown> {
  const { generateRegistrationOptions } = await library();
  const { name, passkeys } = await recordOf(people, id);
  return generateRegistrationOptions({
    rpName: 'Pendulum',
    rpID: host,
    userName: name ?? '',
    userID: new Uint8Array(Buffer.from(id, 'base64url')),
    challenge: challengeFor(people, `register ${id}`),
    attestationType: 'none',
    supportedAlgorithmIDs: KINDS,
    excludeCredentials: passkeys.map((one) => ({ id: one.id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
}

/** A passkey that opens this person's name on other devices; false if it proves nothing. */
export async function addPasskey(
  people: People,
  site: Site,
  id: PersonId,
  response: unknown,
  label: string,
): Promise<boolean> {
  const { verifyRegistrationResponse } = await library();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: expecting(people, `register ${id}`),
    expectedOrigin: site.origin,
    expectedRPID: site.host,
    requireUserVerification: false,
  }).catch(() => ({ verified: false, registrationInfo: undefined }));
  if (!verified || registrationInfo === undefined) return false;
  const { credential } = registrationInfo;
  const publicKey = Buffer.from(credential.publicKey).toString('base64url');
  const since = people.machine.today();
  const added: PasskeyRecord = { id: credential.id, publicKey, counter: credential.counter, label, since };
  if (!(await people.ledger.put('passkeys', added.id, { person: id }, 0))) return false;
  await change(people, id, (record) => ({ ...record, passkeys: [...record.passkeys, added].slice(-MOST_PASSKEYS) }));
  return true;
}

/** The challenge is for one key: an answer that is sent again adds nothing. */
export async function entry(people: People, { host }: Site, key: string): Promise<unknown> {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: host,
    challenge: challengeFor(people, `enter ${key}`),
    userVerification: 'preferred',
  });
}

/** Whose passkey has answered; null if it proves nothing. */
export async function entered(people: People, site: Site, key: string, answer: unknown): Promise<PersonId | null> {
  const response = answer as AuthenticationResponseJSON;
  const person = (await people.ledger.get('passkeys', String(response?.id)))?.value.person;
  const passkey = person && (await recordOf(people, person)).passkeys.find((one) => one.id === response.id);
  if (!person || !passkey) return null;
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: expecting(people, `enter ${key}`),
    expectedOrigin: site.origin,
    expectedRPID: site.host,
    requireUserVerification: false,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  if (!verified || authenticationInfo === undefined) return null;
  await counted(people, person, passkey.id, authenticationInfo.newCounter);
  return person;
}

const counted = (people: People, person: PersonId, id: string, counter: number) =>
  change(people, person, (record) => ({
    ...record,
    passkeys: record.passkeys.map((one) => (one.id === id ? { ...one, counter } : one)),
  }));

export async function removePasskey(people: People, person: PersonId, id: string): Promise<void> {
  await change(people, person, (record) => ({ ...record, passkeys: record.passkeys.filter((one) => one.id !== id) }));
  if ((await people.ledger.get('passkeys', id))?.value.person === person) await people.ledger.remove('passkeys', id);
}

const challengeFor = ({ secret, machine }: People, purpose: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(newChallenge(secret, purpose, machine.today() + MINUTES_5)));

/** What comes back is the challenge once more in base64url. */
const expecting =
  ({ secret, machine }: People, purpose: string) =>
  (challenge: string): boolean =>
    isChallenge(secret, purpose, Buffer.from(challenge, 'base64url').toString(), machine.today());
