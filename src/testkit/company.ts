import { type ClientMessage, type Fault, foldName, type Person, type ServerMessage, type Terms } from '#protocol';
import {
  defaultTerms,
  doorOf,
  fairTerms,
  type Guest,
  type Live,
  newGuest,
  newTable,
  openTable,
  type Ports,
  type TableRecord,
} from '#table';

/** People at one table without sockets, disk or threads, for tests that drive the time themselves. */
export interface Company {
  readonly live: Live;
  /** Everything that was kept, newest last. */
  readonly saved: readonly TableRecord[];
  readonly come: (options?: { readonly tokens?: readonly string[]; readonly address?: string }) => Companion;
}

export interface Companion {
  readonly guest: Guest;
  readonly heard: readonly ServerMessage[];
  readonly say: (message: Exclude<ClientMessage, { type: 'hello' }>) => Fault | undefined;
  /** Sits down and says ready; gives the seat's token. */
  readonly sit: (name: string, pass?: string) => Promise<string>;
  readonly last: <T extends ServerMessage['type']>(type: T) => Extract<ServerMessage, { type: T }> | undefined;
  readonly go: () => void;
}

export function companyForTest(terms: Partial<Terms> = {}, record?: TableRecord): Company {
  const saved: TableRecord[] = [];
  const live = openTable(
    portsForTest({ save: async (table) => void saved.push(table) }),
    record ?? newTable('ABCDEFGH', fairTerms({ ...defaultTerms(terms.public ?? false), ...terms }), 0),
  );
  return { live, saved, come: ({ tokens = [], address = '' } = {}) => person(live, tokens, address) };
}

export interface Gathered extends Company {
  readonly people: readonly Companion[];
  readonly tokens: readonly string[];
}

/** So many people at a table of their own, each from an address of their own, all ready. */
export async function gathered(names: readonly string[], company = companyForTest()): Promise<Gathered> {
  const people: Companion[] = [];
  const tokens: string[] = [];
  for (const [nth, name] of names.entries()) {
    const person = company.come({ address: `192.0.2.${nth + 1}` });
    tokens.push(await person.sit(name));
    people.push(person);
  }
  await allWritten();
  return { ...company, people, tokens };
}

export async function playing(names: readonly string[], company = companyForTest()): Promise<Gathered> {
  const all = await gathered(names, company);
  const fault = all.people[0]?.say({ type: 'start' });
  if (fault !== undefined) throw new Error(fault);
  await allWritten();
  return all;
}

/** Lets what is written be written, and what waits for it be told. */
export async function allWritten(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

/** Two who have proven their names, by their passes. */
const PERSONS: ReadonlyMap<string, Person> = new Map([
  ['pass-of-ada', { id: 'a'.repeat(43), name: 'Ada Proven' }],
  ['pass-of-bob', { id: 'b'.repeat(43), name: 'Bob Proven' }],
]);

let tokens = 0;

/** A host with the clock and the timers of the test, a store that keeps nothing, and bots that never decide. */
export function portsForTest(store: Partial<Ports['store']> = {}): Ports {
  const count = { inc: () => {} };
  const kept = async (): Promise<void> => {};
  return {
    settings: { messagesPerSecond: 20, tokensLast: 30 * 86_400_000, wholeStory: false },
    clock: { now: () => performance.now(), today: () => Date.now() },
    later(wait, act) {
      const timer = setTimeout(act, wait);
      return () => clearTimeout(timer);
    },
    chance: { token: () => `token ${++tokens}`, seed: () => 'f00d'.repeat(16) },
    hash: (text) => `hash of ${text}`,
    /** One address of IPv4, and the first bits of IPv6. */
    whence: (address) => (address === '' ? null : (address.split('::')[0] ?? null)),
    personOf: (pass) => PERSONS.get(pass) ?? null,
    ownerOf: (name) => [...PERSONS.values()].find((one) => foldName(one.name) === foldName(name))?.id ?? null,
    banOf: () => null,
    shutAt: () => null,
    report: null,
    frame: (message) => message,
    store: { append: kept, save: kept, keepResults: kept, forgetName: kept, ...store },
    bots: { decide: async () => null, soonest: () => 0 },
    logger: { error: () => {} },
    metrics: {
      commands: count,
      refusals: count,
      claims: count,
      losses: count,
      results: count,
      latency: { observe: () => {} },
    },
    list: () => {},
    forget: () => {},
    openAgain: async () => 'HGFEDCBA',
  };
}

function person(live: Live, shown: readonly string[], address: string): Companion {
  const heard: ServerMessage[] = [];
  const send = (frame: unknown) => heard.push(structuredClone(frame) as ServerMessage);
  const guest = newGuest({ send, close: () => {}, drop: () => {} }, address);
  const door = doorOf(live);
  door.arrive(guest, shown, null, () => {});
  const say: Companion['say'] = (message) => door.hear(guest, message);
  const last: Companion['last'] = (type) => heard.findLast((one) => one.type === type) as never;
  const sit = async (name: string, pass?: string): Promise<string> => {
    const fault = say({ type: 'sit', name, ...(pass !== undefined && { pass }) });
    if (fault !== undefined) throw new Error(fault);
    await allWritten();
    const { seat, token } = last('seated') as Extract<ServerMessage, { type: 'seated' }>;
    say({ type: 'change', seat, chair: { ready: true } });
    return token;
  };
  return { guest, heard, say, sit, last, go: () => door.leave(guest) };
}
