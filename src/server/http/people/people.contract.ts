import { expect, test } from 'vitest';
import { type DailyRanking, type Day, dayOf, daysBefore, type HandedIn, type Stored } from '#protocol';
import { askAs, newDevice, newPerson, postAs, proofOf } from '../../wire/person.ts';

/** The last day with the easiest regents: Mondays and Tuesdays. */
function easyDay(): string {
  const today = new Date().toJSON().slice(0, 10);
  return (
    [1, 2, 3, 4, 5, 6].map((count) => daysBefore(today, count)).find((date) => dayOf(date).step === 'novice') ?? ''
  );
}

/**
 * What people who prove themselves are promised, on one server and on several; the addresses may be the same. `play` plays a day
 * as a browser does.
 */
export function peopleContract(
  addresses: () => readonly [string, string],
  play: (day: Day, thinks: number) => Promise<HandedIn['asked']>,
): void {
  const shownAt = async (address: string, pass: string) =>
    (await (await askAs(address, '/people/me', pass)).json()) as Stored;

  test('a name is taken at one node and proven at all of them, and nobody else takes it', async () => {
    const [one, other] = addresses();
    const ada = await newPerson(one, 'Ada Byron');
    for (const address of [one, other])
      await expect.poll(async () => (await shownAt(address, ada.pass)).name).toBe('Ada Byron');
    await expect(newPerson(other, 'ADA BYRON')).rejects.toThrow('nameTaken');
  });

  test('a signature opens once in all, at whichever node it is shown first', async () => {
    const [one, other] = addresses();
    const [device, at] = [newDevice(), Date.now()];
    // The same site by both ways in, as behind one name.
    const proof = proofOf(device, one, at);
    const show = (address: string) =>
      fetch(`${address}/api/people/pass`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: one, host: new URL(one).host },
        body: JSON.stringify(proof),
      });
    const answers = await Promise.all([show(one), show(other), show(one)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403]);
    for (const address of [one, other]) expect((await show(address)).status).toBe(403);
  });

  test('a day is judged wherever it is handed in, ranked everywhere, seen and deleted by its person; a forged one counts nowhere', async () => {
    const [one, other] = addresses();
    const [ada, eve] = [await newPerson(one, 'Ada Daily'), await newPerson(other, 'Eve Daily')];
    await expect.poll(async () => (await shownAt(one, eve.pass)).name).toBe('Eve Daily');
    await expect.poll(async () => (await shownAt(other, ada.pass)).name).toBe('Ada Daily');
    const date = easyDay();
    const asked = (await play(dayOf(date), 5)).map(({ seat, at, command }) => ({ seat, at, command }));
    const handIn = (address: string, game: object, pass: string) => postAs(address, `/daily/${date}`, game, pass);
    const forged = await handIn(one, { asked: asked.filter(({ seat }) => seat === 0) }, eve.pass);
    expect([forged.status, await forged.json()]).toMatchObject([409, { fault: 'notReady', why: 'refused' }]);
    expect((await handIn(other, { asked }, ada.pass)).status).toBe(201);
    for (const address of [one, other]) {
      const ranking = async () => (await (await askAs(address, `/daily/${date}`, eve.pass)).json()) as DailyRanking;
      await expect.poll(async () => (await ranking()).best.map(({ name }) => name)).toEqual(['Ada Daily']);
      expect((await ranking()).mine).toBeNull();
    }
    expect((await shownAt(one, ada.pass)).days).toMatchObject([{ date }]);
    expect((await askAs(one, '/people/me', ada.pass, { method: 'DELETE' })).status).toBe(204);
    await expect.poll(() => shownAt(other, ada.pass)).toMatchObject({ name: null, days: [] });
  });
}
