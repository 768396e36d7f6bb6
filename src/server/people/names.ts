import { type Fault, foldName, LIMITS, type PersonId } from '#protocol';
import type { NameRecord, PersonRecord } from '#table/kept';
import type { People } from './people.ts';

/** So long a name that was given up is kept for its old owner. */
const GIVEN_UP_FOR = 30 * 86_400_000;
/** Two letters or digits at least, so that people can say it; nothing that cannot be seen. */
const SAYABLE = /^(?=(?:.*[\p{L}\p{N}]){2})[^\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u2028\u2029]+$/u;

const tidyName = (name: string): string => name.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();

/** Takes a free name for a person, who keeps all else. The first one who asks has it. */
export async function takeName(people: People, id: PersonId, wish: string): Promise<Fault | PersonRecord> {
  const name = tidyName(wish);
  if (name.length > LIMITS.name || !SAYABLE.test(name)) return 'badName';
  if (!(await claim(people, id, foldName(name)))) return 'nameTaken';
  const before = await recordOf(people, id);
  const after = await change(people, id, (record) => ({
    ...record,
    name,
    names: [...new Set([foldName(name), ...record.names])],
  }));
  if (before.name !== null && foldName(before.name) !== foldName(name)) await giveUp(people, id, foldName(before.name));
  return after;
}

/** Decided by the ledger: of all who ask at once, one has it. */
async function claim({ ledger, machine }: People, id: PersonId, key: string): Promise<boolean> {
  const found = await ledger.get('names', key);
  if (found !== undefined && !mayTake(found.value, id, machine.today())) return false;
  if (await ledger.put('names', key, { person: id, freeFrom: null }, found?.version ?? 0)) return true;
  return (await ledger.get('names', key))?.value.person === id;
}

const mayTake = ({ person, freeFrom }: NameRecord, id: PersonId, today: number): boolean =>
  person === id || (freeFrom !== null && freeFrom <= today);

async function giveUp({ ledger, machine }: People, id: PersonId, key: string): Promise<void> {
  const found = await ledger.get('names', key);
  if (found?.value.person !== id) return;
  await ledger.put('names', key, { person: id, freeFrom: machine.today() + GIVEN_UP_FOR }, found.version);
}

/** As it is kept, or as it would begin. */
export async function recordOf({ ledger, machine }: People, id: PersonId): Promise<PersonRecord> {
  return (await ledger.get('people', id))?.value ?? newPerson(id, machine.today());
}

const newPerson = (id: PersonId, today: number): PersonRecord => ({
  name: null,
  epoch: 0,
  names: [],
  since: today,
  keys: [{ key: id, label: '', since: today }],
  passkeys: [],
});

/** Changes what is kept of a person; again if another request was faster. */
export async function change(
  people: People,
  id: PersonId,
  how: (record: PersonRecord) => PersonRecord,
): Promise<PersonRecord> {
  const { ledger, machine } = people;
  for (;;) {
    const found = await ledger.get('people', id);
    const record = how(found?.value ?? newPerson(id, machine.today()));
    if (found === undefined) await ledger.put('keys', id, { person: id }, 0);
    if (await ledger.put('people', id, record, found?.version ?? 0)) return record;
  }
}
