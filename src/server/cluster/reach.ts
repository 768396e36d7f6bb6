import type { ClientMessage, Fault, Table } from '#protocol';
import { type ClosingCode, type Door, doorOf, type Guest, type Live, sendFault, tableFromOutside } from '#table';
import { type Machine, pause } from '../machine/machine.ts';
import type { Tables } from '../tables/tables.ts';
import type { Item, Links } from './links.ts';
import type { Members } from './members.ts';
import { Elsewhere, type Owners } from './owners.ts';
import type { ClusterStore } from './store.ts';
import { type Hello, openVisitors } from './visitors.ts';

export interface Reach {
  readonly door: (code: string) => Promise<Door | undefined>;
  readonly look: (code: string) => Promise<Table | undefined>;
  readonly forgetName: Tables['forgetName'];
  readonly hear: (from: string, item: Item) => void;
  /** A node is gone, or something it said was lost: people who were there by way of it come anew. */
  readonly broken: (peer: string) => void;
  readonly brokenAll: () => void;
}

export interface ReachOptions {
  readonly machine: Machine;
  readonly tables: Tables;
  readonly links: Links;
  readonly owners: Owners;
  readonly members: Members;
  readonly store: ClusterStore;
  readonly isOpen: () => boolean;
  /** A table here may be another node's by now. */
  readonly isDoubted: (code: string) => boolean;
}

/** A guest with a socket here and a table elsewhere. */
interface Traveller {
  readonly guest: Guest;
  readonly owner: string;
  readonly complain: (fault: Fault) => void;
}

/** How long one question to another node may take, and finding a table altogether. */
const ASK = 600;
const FIND = 9000;

/** The way to tables, wherever they are. */
export function reachTables(options: ReachOptions): Reach {
  const { machine, tables, links, owners, members, store, isOpen, isDoubted } = options;
  const visitors = openVisitors(tables, links, isDoubted);
  const travellers = new Map<number, Traveller>();
  const numbers = new WeakMap<Guest, number>();
  const questions = new Map<number, (answer: unknown) => void>();
  let count = 0;

  const ask = (owner: string, ...head: readonly unknown[]): Promise<unknown> =>
    new Promise((resolve) => {
      count += 1;
      const number = count;
      const end = (answer: unknown): void => {
        stopWaiting();
        questions.delete(number);
        resolve(answer);
      };
      const stopWaiting = machine.later(ASK, () => end('silence'));
      questions.set(number, end);
      const [what, ...rest] = head;
      links.send(owner, what, number, ...rest);
    });

  const remoteDoor = (owner: string, code: string): Door => ({
    arrive(guest, tokens, since, complain) {
      if (!members.isHeard(owner)) return turnAway(guest);
      const number = numbers.get(guest) ?? ++count;
      numbers.set(guest, number);
      travellers.set(number, { guest, owner, complain });
      links.send(owner, 'hello', number, code, tokens, since, guest.address);
    },
    hear(guest, message) {
      links.send(owner, 'hear', numbers.get(guest), message);
      return undefined;
    },
    leave(guest) {
      const number = numbers.get(guest);
      if (number !== undefined && travellers.delete(number)) links.send(owner, 'leave', number);
    },
  });

  const turnAway = (guest: Guest): void => {
    sendFault(guest, 'closed');
    guest.line.close(1013, 'closed');
  };
  const brokenTravellers = (isOf: (traveller: Traveller) => boolean): void => {
    for (const [number, traveller] of travellers) {
      if (!isOf(traveller)) continue;
      travellers.delete(number);
      turnAway(traveller.guest);
    }
  };

  /** The table here, where else it is, or that there is none. */
  const search = async (code: string): Promise<Live | string | undefined> => {
    try {
      return await tables.find(code);
    } catch (error) {
      if (error instanceof Elsewhere) return error.owner;
      throw error;
    }
  };

  /** Asks until an answer comes: a node may be slow, or the table on its way to another one. */
  const patiently = async <T>(attempt: () => Promise<{ readonly found: T } | undefined>): Promise<T> => {
    for (const late = machine.now() + FIND; ; await pause(machine, 50)) {
      if (!isOpen()) throw new Error('this node takes nobody in now');
      const answer = await attempt().catch((error) => {
        if (machine.now() > late) throw error;
      });
      if (answer !== undefined) return answer.found;
      if (machine.now() > late) throw new Error('no node answers for a table');
    }
  };

  const door = (code: string): Promise<Door | undefined> =>
    patiently(async () => {
      const found = await search(code);
      if (found === undefined) return { found };
      if (typeof found !== 'string') return isDoubted(code) ? undefined : { found: doorOf(found) };
      const answer = await ask(found, 'open', code);
      if (answer === 'yes') return { found: remoteDoor(found, code) };
      return answer === 'none' ? { found: undefined } : undefined;
    });

  const look = async (code: string): Promise<Table | undefined> => {
    const live = tables.present(code);
    if (live !== undefined) return tableFromOutside(live);
    const record = await store.load(code);
    if (record === undefined) return undefined;
    const owner = await owners.ownerOf(code);
    const answer = owner === null || owner === members.node ? 'silence' : await ask(owner, 'look', code);
    return typeof answer === 'object' && answer !== null ? (answer as Table) : tables.sketch(record);
  };

  /** Where the table is: there it is in memory. Taking a name away twice does no harm. */
  const forgetName = (code: string, holder: string): Promise<string | null> =>
    patiently(async () => {
      const owner = await owners.ownerOf(code);
      if (owner === null || owner === members.node) return { found: await tables.forgetName(code, holder) };
      const answer = await ask(owner, 'forgetName', code, holder);
      return Array.isArray(answer) ? { found: answer[0] } : undefined;
    });

  const hear = (from: string, { head, body }: Item): void => {
    const [what, first, second, third] = head;
    const number = first as number;
    switch (what) {
      case 'tell':
        for (const one of first as readonly number[]) {
          const guest = travellers.get(one)?.guest;
          if (guest !== undefined && body !== undefined) guest.line.send(body);
        }
        return;
      case 'answer':
        return questions.get(number)?.(second);
      case 'fault':
        return travellers.get(number)?.complain(second as Fault);
      case 'close': {
        const traveller = travellers.get(number);
        travellers.delete(number);
        return traveller?.guest.line.close(second as ClosingCode, third as string);
      }
      case 'open':
        return answerTo(from, number, opened(second as string));
      case 'look':
        return answerTo(from, number, looked(second as string));
      case 'forgetName':
        return answerTo(from, number, forgotten(second as string, third as string));
      case 'hello':
        return visitors.hello(from, number, second as string, greeting(head));
      case 'hear':
        return visitors.hear(from, number, second as Exclude<ClientMessage, { type: 'hello' }>);
      case 'leave':
        return visitors.leave(from, number);
    }
  };
  /** Nodes of an earlier version do not say where a guest comes from. */
  const greeting = ([, , , tokens, since, address]: Item['head']): Hello => ({
    tokens: tokens as readonly string[],
    since: since as number | null,
    address: (address as string | undefined) ?? '',
  });
  const answerTo = (from: string, number: number, answer: Promise<unknown>): void => {
    answer.then((value) => links.send(from, 'answer', number, value));
  };
  const opened = (code: string): Promise<'yes' | 'no' | 'none'> =>
    tables.find(code).then(
      (live) => (live === undefined ? 'none' : isDoubted(code) ? 'no' : 'yes'),
      () => 'no',
    );
  const forgotten = (code: string, holder: string): Promise<unknown> =>
    tables.forgetName(code, holder).then(
      (rematch) => [rematch],
      () => 'no',
    );
  const looked = async (code: string): Promise<Table | null> => {
    const live = tables.present(code);
    return live === undefined ? null : tableFromOutside(live);
  };

  return {
    door,
    look,
    forgetName,
    hear,
    broken(peer) {
      brokenTravellers(({ owner }) => owner === peer);
      visitors.forget(peer);
    },
    brokenAll() {
      brokenTravellers(() => true);
      visitors.forgetAll();
    },
  };
}
