import type { PersonId, Stored } from '#protocol';
import type { Registry } from '#table/kept';
import { daysOf, forgetDays } from './daily.ts';
import { recordOf } from './names.ts';
import type { People } from './people.ts';

/** Everything that is kept about a person. */
export async function storedAbout(people: People, store: Pick<Registry, 'ofPerson'>, id: PersonId): Promise<Stored> {
  const { name, names, since, keys, passkeys } = await recordOf(people, id);
  const { seats, results } = await store.ofPerson(id);
  return {
    person: id,
    name,
    formerNames: names.slice(1),
    since,
    keys,
    passkeys: passkeys.map(({ id: passkey, label, since: from }) => ({ id: passkey, label, since: from })),
    seats,
    games: results.map(({ code, seat, character, place, points, endedAt, pace, standIn }) => ({
      code,
      seat,
      character,
      place,
      points,
      endedAt,
      pace,
      standIn,
    })),
    days: await daysOf(people.ledger, id),
  };
}

/** Takes the name from every game, then forgets the person. What was begun and broken off goes on when it is asked again. */
export async function forgetPerson(
  people: People,
  store: Pick<Registry, 'ofPerson' | 'recall'>,
  forgetName: (code: string, holder: string) => Promise<string | null>,
  id: PersonId,
): Promise<void> {
  const { ledger } = people;
  const { seats } = await store.ofPerson(id);
  for (const { code, seat } of seats) {
    const chair = (await store.recall(code))?.chairs[seat];
    const holder = chair?.holder ?? chair?.removed ?? null;
    if (holder !== null) await forgetName(code, holder);
  }
  await forgetDays(ledger, id);
  const { names, keys, passkeys } = await recordOf(people, id);
  for (const name of names)
    if ((await ledger.get('names', name))?.value.person === id) await ledger.remove('names', name);
  for (const passkey of passkeys) await ledger.remove('passkeys', passkey.id);
  for (const { key } of keys) await ledger.remove('keys', key);
  await ledger.remove('people', id);
}
