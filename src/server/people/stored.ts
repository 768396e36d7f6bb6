import type { PersonId, Report, Stored } from '#protocol';
import type { Ledger, Registry } from '#table/kept';
import { change } from './change.ts';
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
  await unname(ledger, id);
  const { names, keys, passkeys } = await recordOf(people, id);
  for (const name of names)
    if ((await ledger.get('names', name))?.value.person === id) await ledger.remove('names', name);
  for (const passkey of passkeys) await ledger.remove('passkeys', passkey.id);
  for (const { key } of keys) await ledger.remove('keys', key);
  await ledger.remove('people', id);
}

const MOST_REPORTS = 10_000;

/** What was reported, and bans, stay without the name, or a person who was reported could wipe it out by going. */
async function unname(ledger: Ledger, id: PersonId): Promise<void> {
  for (const [key, { people }] of await ledger.list('reports', '', MOST_REPORTS))
    if (people.some(({ person }) => person === id))
      await change(ledger, 'reports', key, (report) => report && withoutName(report, id));
  for (const [key, { on }] of await ledger.list('bans', '', MOST_REPORTS))
    if ('person' in on && on.person === id) await change(ledger, 'bans', key, (ban) => ban && { ...ban, name: '' });
}

const withoutName = (report: Report, id: PersonId): Report => ({
  ...report,
  people: report.people.map((one) => (one.person === id ? { ...one, name: '', person: null } : one)),
});
