import { foldName, type Person, type PersonId } from '#protocol';
import type { Ports } from '#table';
import type { Ledger } from '#table/kept';
import type { Machine } from '../machine/machine.ts';
import { readPass } from './pass.ts';

/** Who is who, known without asking: a copy of the ledger's people and names. */
export interface People extends Pick<Ports, 'personOf' | 'ownerOf'> {
  readonly ledger: Ledger;
  readonly machine: Machine;
  readonly secret: string;
  /** The person of a pass, also one without a name. */
  readonly idOf: (pass: string) => PersonId | null;
  /** Null for a person without a name, or one who was forgotten. */
  readonly nameOf: (id: PersonId) => string | null;
  readonly close: () => void;
}

/** Where nobody proves a name. */
export const GUESTS_ONLY: Pick<People, 'personOf' | 'ownerOf'> = { personOf: () => null, ownerOf: () => null };

export async function openPeople(ledger: Ledger, machine: Machine): Promise<People> {
  const secret = await passSecret(ledger, machine);
  const people = new Map<PersonId, { readonly name: string | null; readonly epoch: number }>();
  const owners = new Map<string, PersonId>();
  const stops = [
    await ledger.follow('people', (id, value) => void (value ? people.set(id, value) : people.delete(id))),
    await ledger.follow('names', (name, value) => void (value ? owners.set(name, value.person) : owners.delete(name))),
  ];
  const idOf = (pass: string): PersonId | null =>
    readPass(secret, pass, (id) => people.get(id)?.epoch ?? 0, machine.today());
  const nameOf = (id: PersonId): string | null => people.get(id)?.name ?? null;
  return {
    ledger,
    machine,
    secret,
    idOf,
    nameOf,
    personOf(pass): Person | null {
      const id = idOf(pass);
      const name = id === null ? null : nameOf(id);
      return id === null || name === null ? null : { id, name };
    },
    ownerOf: (name) => owners.get(foldName(name)) ?? null,
    close: () => {
      for (const stop of stops) stop();
    },
  };
}

/** Made once by the first server there was. */
async function passSecret(ledger: Ledger, machine: Machine): Promise<string> {
  const secret = machine.bytes(32).toString('base64url');
  await ledger.put('secrets', 'pass', { secret }, 0);
  const kept = await ledger.get('secrets', 'pass');
  if (kept === undefined) throw new Error('the secret of passes was not kept');
  return kept.value.secret;
}
