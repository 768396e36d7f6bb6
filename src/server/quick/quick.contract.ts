import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Hall, QuickServerMessage, QuickWish } from '#protocol';
import { type Caller, call, tableAt } from '../wire/caller.ts';
import { newPerson } from '../wire/person.ts';

type Of<T extends QuickServerMessage['type']> = Extract<QuickServerMessage, { type: T }>;

/** A person who looks for a table, in a program's hands. `from`: where a proxy says that they come from. */
export async function lookFor(address: string, wish: Partial<QuickWish> = {}, from?: string) {
  const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/api/quick/socket`, {
    ...(from && { headers: { 'x-forwarded-for': from } }),
  });
  const heard: QuickServerMessage[] = [];
  let wake = (): void => {};
  socket.on('message', (data) => {
    heard.push(JSON.parse(String(data)));
    wake();
  });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const say = (more: object): void => socket.send(JSON.stringify({ type: 'wait', ...USUAL, ...wish, ...more }));
  say({});
  const next = async <T extends QuickServerMessage['type']>(
    type: T,
    fits: (message: Of<T>) => boolean = () => true,
  ): Promise<Of<T>> => {
    for (;;) {
      const found = heard.find((one): one is Of<T> => one.type === type && fits(one as Of<T>));
      if (found !== undefined) return found;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  return { say, next, hangUp: () => socket.terminate() };
}

const USUAL: QuickWish = { name: 'Ada', pace: 'usual', waitMs: 600_000, least: 3, newcomer: false };

export const hallAt = async (address: string): Promise<Hall> =>
  ((await (await fetch(`${address}/api/tables`)).json()) as { hall: Hall }).hall;

/** Comes to the table and takes the seat that was found. */
async function take(address: string, { code, token }: Of<'found'>): Promise<Caller> {
  const caller = await call(address, code, { tokens: [token] });
  const { held, playing } = await caller.next('welcome');
  expect([held.length, playing !== null]).toEqual([1, true]);
  return caller;
}

/** Callers say where they come from, as a proxy would. */
export const SETTINGS = { PENDULUM_PROXIES: '1' };

/** What quick play promises, on one server and on several; the addresses may be the same. */
export function quickContract(addresses: () => readonly [string, string]): void {
  test('two strangers wait, are seen to wait, and are led to one game that goes on when both are there', async () => {
    const [one, other] = addresses();
    const ada = await lookFor(one);
    await ada.next('hall', ({ people }) => people === 1);
    for (const address of addresses()) {
      await expect
        .poll(() => hallAt(address))
        .toEqual({ people: 1, waiting: [{ name: 'Ada', pace: 'usual', rated: false }] });
    }
    const bob = await lookFor(other, { name: 'Bob', waitMs: 0 });
    const places = [await ada.next('found'), await bob.next('found')] as const;
    expect(places[0].code).toBe(places[1].code);
    const first = await take(one, places[0]);
    const second = await take(other, places[1]);
    for (const caller of [first, second]) await caller.next('resuming');
    const { chairs, host } = await tableAt(one, places[0].code);
    expect([host, chairs.map(({ name, bot }) => [name, bot])]).toEqual([
      null,
      [
        ['Bob', null],
        ['Ada', null],
        ['Tick', 'adept'],
      ],
    ]);
    for (const caller of [first, second, ada, bob]) caller.hangUp();
    for (const address of addresses()) await expect.poll(() => hallAt(address)).toEqual({ people: 0, waiting: [] });
  });

  test('a rated table is for proven people alone, each under their own name, and never with a bot', async () => {
    const [one, other] = addresses();
    const guest = await lookFor(one, { rated: true });
    expect((await guest.next('fault')).fault).toBe('needsName');
    const people = [await newPerson(one, 'Ada Rated'), await newPerson(other, 'Bob Rated')] as const;
    const forged = people[0].pass.replace(/[^.]+$/, people[1].pass.split('.')[2] ?? '');
    const thief = await lookFor(other, { rated: true, name: 'Ada Rated', pass: forged });
    expect((await thief.next('fault')).fault).toBe('nameTaken');
    const ada = await lookFor(one, { rated: true, pass: people[0].pass, waitMs: 0 });
    await ada.next('hall', ({ waiting }) => waiting.some(({ name, rated }) => name === 'Ada Rated' && rated));
    const bob = await lookFor(other, { rated: true, pass: people[1].pass }, '192.0.2.7');
    const { code } = await ada.next('found');
    expect((await bob.next('found')).code).toBe(code);
    const { chairs, terms } = await tableAt(other, code);
    expect([terms.rated, chairs.map(({ name, person }) => [name, person])]).toEqual([
      true,
      [
        ['Ada Rated', people[0].id],
        ['Bob Rated', people[1].id],
      ],
    ]);
    for (const one of [guest, thief, ada, bob]) one.hangUp();
  });

  test('two of one house play for their rating with a third from elsewhere only, wherever they come in', async () => {
    const [one, other] = addresses();
    const looking = async (address: string, name: string, from: string) => {
      const { pass } = await newPerson(address, name);
      return lookFor(address, { rated: true, pass, pace: 'calm', waitMs: 0 }, from);
    };
    const ada = await looking(one, 'Ada Home', '2001:db8::1');
    const bea = await looking(other, 'Bea Home', '2001:db8::2');
    // Who waits is told after people were paired.
    for (const person of [ada, bea]) await person.next('hall', ({ people }) => people === 2);
    const cyr = await looking(other, 'Cyr Away', '192.0.2.7');
    const codes = [await ada.next('found'), await bea.next('found'), await cyr.next('found')].map(({ code }) => code);
    expect(new Set(codes).size).toBe(1);
    for (const person of [ada, bea, cyr]) person.hangUp();
  });

  test('a person who was blocked by one who waited takes over no bot at their table, wherever they come in', async () => {
    const [one, other] = addresses();
    const [eve, cyr] = [await newPerson(other, 'Eve Blocked'), await newPerson(other, 'Cyr Liked')];
    const ada = await lookFor(one, { pace: 'calm', waitMs: 0, blocked: [eve.id] });
    const found = await ada.next('found');
    const caller = await take(one, found);
    const [late, liked] = [await call(other, found.code), await call(other, found.code)];
    late.send({ type: 'takeOver', seat: 1, name: 'Eve', pass: eve.pass });
    expect((await late.next('fault')).fault).toBe('notHere');
    expect(JSON.stringify(late.heard)).not.toContain(eve.id);
    liked.send({ type: 'takeOver', seat: 1, name: 'Cyr', pass: cyr.pass });
    expect(await caller.next('tookOver')).toMatchObject({ seat: 1, name: 'Cyr Liked' });
    for (const person of [ada, caller, late, liked]) person.hangUp();
  });

  test('a person who need not wait plays against bots until another takes one over; one who hangs up waits no more', async () => {
    const [one, other] = addresses();
    const ada = await lookFor(one, { pace: 'blitz' });
    await ada.next('hall', ({ people }) => people === 1);
    ada.hangUp();
    await expect.poll(() => hallAt(one)).toMatchObject({ people: 0 });
    const bob = await lookFor(other, { name: 'Bob', pace: 'blitz', least: 4 });
    bob.say({ waitMs: 0, least: 2 });
    const found = await bob.next('found');
    const caller = await take(other, found);
    await caller.next('resuming');
    expect((await tableAt(one, found.code)).chairs.map(({ bot }) => bot)).toEqual([null, 'adept']);
    const cyr = await call(one, found.code);
    cyr.send({ type: 'takeOver', seat: 1, name: 'Cyr' });
    expect(await caller.next('tookOver')).toMatchObject({ seat: 1, name: 'Cyr', of: 'Tick' });
    expect((await cyr.next('welcome', ({ held }) => held.length === 1)).held).toMatchObject([{ seat: 1 }]);
    for (const address of addresses()) {
      await expect.poll(async () => (await tableAt(address, found.code)).chairs[1]?.name).toBe('Cyr');
    }
    for (const person of [caller, bob, cyr]) person.hangUp();
  });
}
