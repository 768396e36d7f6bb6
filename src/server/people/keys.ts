import type { PersonId } from '#protocol';
import { change } from './names.ts';
import { newPass, type Pass } from './pass.ts';
import type { People } from './people.ts';
import { CLOCKS_DIFFER, isHeardFirst, isSignedBy } from './signature.ts';

/** What a browser signs to prove that it holds a key. */
export interface Proof {
  readonly key: string;
  readonly at: number;
  readonly signature: string;
}

export interface Shown extends Pass {
  readonly person: PersonId;
  readonly name: string | null;
}

/** `clock`: the browser's clock is off, so it is told ours. */
export type Proven = 'proven' | 'clock' | 'forged';

/** The same signature never counts twice. */
export async function prove(
  { machine, ledger }: People,
  purpose: 'pass' | 'enter',
  origin: string,
  { key, at, signature }: Proof,
): Promise<Proven> {
  if (!isSignedBy(key, `pendulum ${purpose} ${origin} ${at}`, signature)) return 'forged';
  if (Math.abs(at - machine.today()) > CLOCKS_DIFFER) return 'clock';
  return (await isHeardFirst(ledger, { at, signature }, machine.today())) ? 'proven' : 'forged';
}

/** Whose key this is: a new person's if nobody has it; null for a first key that its person has removed. */
export async function ownerOfKey({ ledger }: People, key: string): Promise<PersonId | null> {
  const found = await ledger.get('keys', key);
  if (found !== undefined) return found.value.person;
  return (await ledger.get('people', key)) === undefined ? key : null;
}

export async function passFor({ ledger, machine, secret }: People, person: PersonId): Promise<Shown> {
  const { name = null, epoch = 0 } = (await ledger.get('people', person))?.value ?? {};
  return { ...newPass(secret, person, epoch, machine.today()), person, name };
}

const MOST_KEYS = 20;

/** Another device is the same person from now on. */
export async function addKey(people: People, person: PersonId, key: string, label: string): Promise<boolean> {
  const { ledger, machine } = people;
  const owner = await ledger.get('keys', key);
  if (owner !== undefined) return owner.value.person === person;
  if (!(await ledger.put('keys', key, { person }, 0))) return false;
  const added = { key, label, since: machine.today() };
  await change(people, person, (record) => ({
    ...record,
    keys: [...record.keys.filter((one) => one.key !== key), added].slice(-MOST_KEYS),
  }));
  return true;
}

/** The device opens nothing any more, and neither does any pass from before; false for the last one. */
export async function removeKey(people: People, person: PersonId, key: string): Promise<boolean> {
  let isLeft = true;
  await change(people, person, (record) => {
    const keys = record.keys.filter((one) => one.key !== key);
    isLeft = keys.length > 0;
    return isLeft ? { ...record, keys, epoch: record.epoch + 1 } : record;
  });
  if (isLeft && (await people.ledger.get('keys', key))?.value.person === person)
    await people.ledger.remove('keys', key);
  return isLeft;
}
