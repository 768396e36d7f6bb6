import { expect, test } from 'vitest';
import { type Caller, call, createTable } from '../wire/caller.ts';
import { comeBack, sitDown } from '../wire/sitting.ts';

interface Node {
  readonly address: string;
  readonly restart: () => Promise<void>;
}

/** What a node says when a person comes with these tokens and wants to sit down. */
async function sitsDown(address: string, code: string, tokens: readonly string[] = []): Promise<string> {
  const { caller } = await comeBack(address, code, tokens);
  caller.send({ type: 'sit', name: 'Bob' });
  const { fault } = await caller.next('fault');
  caller.hangUp();
  return fault;
}

/** The seats these tokens open. */
async function seatsOf(address: string, code: string, tokens: readonly string[]): Promise<readonly number[]> {
  const { caller, welcome } = await comeBack(address, code, tokens);
  caller.hangUp();
  return welcome.held.map(({ seat }) => seat);
}

/** How a person loses a seat, on one server and on several; the nodes may be the same. */
export function removalContract(nodes: () => readonly [Node, Node]): void {
  /** Ada is host where the table is; Bob and Cyr have come by the other way. */
  async function gathered(): Promise<{ code: string; ada: Caller; bob: Caller; cyr: Caller }> {
    const [one, other] = nodes();
    const code = await createTable(one.address, { timing: ['untimed', 'untimed', 'untimed', 'untimed'] });
    const people: Caller[] = [];
    for (const [nth, name] of ['Ada', 'Bob', 'Cyr'].entries()) {
      const caller = await call(nth === 0 ? one.address : other.address, code);
      await sitDown(caller, name);
      people.push(caller);
    }
    const [ada, bob, cyr] = people as [Caller, Caller, Caller];
    return { code, ada, bob, cyr };
  }

  test('a person whom the host unseats at one node stays away at both, and where the table moves to', async () => {
    const { code, ada, bob, cyr } = await gathered();
    ada.send({ type: 'unseat', seat: 1 });
    expect(await bob.next('letGo')).toMatchObject({ seat: 1, why: 'unseated' });
    bob.send({ type: 'sit', name: 'Bob' });
    expect((await bob.next('fault')).fault).toBe('barred');
    for (const { address } of nodes()) {
      expect(await sitsDown(address, code, bob.tokens)).toBe('barred');
      // Without a token, too: where a person comes from travels with them.
      expect(await sitsDown(address, code)).toBe('barred');
    }
    await nodes()[0].restart();
    for (const { address } of nodes().toReversed()) {
      expect(await seatsOf(address, code, bob.tokens)).toEqual([]);
      expect(await sitsDown(address, code, bob.tokens)).toBe('barred');
    }
    for (const caller of [ada, bob, cyr]) caller.hangUp();
  });

  test('the greater part votes a person out and the host removes one: told why, neither opens a seat again, also after a restart', async () => {
    const { code, ada, bob, cyr } = await gathered();
    const [outvotedOne, stayer, removedOne] = [ada.tokens, bob.tokens, cyr.tokens];
    ada.send({ type: 'start' });
    await bob.next('welcome', ({ playing }) => playing !== null);
    bob.send({ type: 'remove', seat: 0, vote: true, reason: 'rude' });
    const asked = await ada.next('table', ({ table }) => table.removals !== undefined && table.removals.length > 0);
    expect(asked.table.removals).toEqual([{ seat: 0, by: [1], needed: 2 }]);
    cyr.send({ type: 'remove', seat: 0, vote: true });
    const outvoted = { why: 'removed', removed: { by: 'vote', reason: 'rude' } };
    expect(await ada.next('letGo')).toMatchObject({ seat: 0, ...outvoted });
    ada.send({ type: 'ask', seat: 0, nth: 1, command: { type: 'pause' } });
    expect((await ada.next('fault')).fault).toBe('notYourSeat');

    const { table } = await bob.next('table', ({ table }) => table.host === 1);
    expect(table.chairs[0]).toMatchObject({ name: 'Ada', bot: 'adept' });
    bob.send({ type: 'remove', seat: 2, vote: true, reason: 'stalling' });
    const removed = { by: 'host', reason: 'stalling' };
    expect(await cyr.next('letGo')).toMatchObject({ seat: 2, why: 'removed', removed });
    expect(await ada.next('removed', ({ seat }) => seat === 2)).toMatchObject(removed);

    const isSo = async (): Promise<void> => {
      for (const { address } of nodes().toReversed()) {
        const { caller, welcome } = await comeBack(address, code, outvotedOne);
        expect([welcome.held, await caller.next('letGo')]).toMatchObject([[], outvoted]);
        caller.hangUp();
        expect(await seatsOf(address, code, removedOne)).toEqual([]);
        expect(await seatsOf(address, code, stayer)).toEqual([1]);
      }
    };
    await isSo();
    await nodes()[0].restart();
    await isSo();
    for (const caller of [ada, bob, cyr]) caller.hangUp();
  });

  test('a token that was renewed at one node is refused by both, also after a restart; the new one opens both', async () => {
    const { code, ada, bob, cyr } = await gathered();
    const [old = ''] = bob.tokens;
    const second = await call(nodes()[0].address, code, { tokens: [old] });
    await second.next('welcome', ({ held }) => held.length === 1);
    bob.send({ type: 'renew', seat: 1 });
    expect(await second.next('letGo')).toMatchObject({ seat: 1, why: 'renewed' });
    await bob.next('seated');
    const [, renewed = ''] = bob.tokens;
    const both = async (): Promise<void> => {
      for (const { address } of nodes().toReversed()) {
        expect(await seatsOf(address, code, [old])).toEqual([]);
        expect(await seatsOf(address, code, [renewed])).toEqual([1]);
      }
    };
    await both();
    await nodes()[0].restart();
    await both();
    for (const caller of [ada, bob, cyr, second]) caller.hangUp();
  });
}
