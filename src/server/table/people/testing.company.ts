import type { ClientMessage, Fault, ServerMessage, Terms } from '#protocol';
import { readConfig } from '../../machine/config.ts';
import { defaultTerms, newTable } from '../kept/lobby.ts';
import type { TableRecord } from '../kept/record.ts';
import { type Guest, newGuest } from '../live/guest.ts';
import { type Live, openLive } from '../live/live.ts';
import type { Services } from '../live/services.ts';
import { arrive, leave } from './arrive.ts';
import { hear } from './hear.ts';
import { watchPause } from './presence.ts';

/** People at one table without sockets, disk or threads, for tests that drive the time themselves. */
export interface Company {
  readonly live: Live;
  /** Everything that was kept, newest last. */
  readonly saved: readonly TableRecord[];
  readonly come: (options?: { readonly tokens?: readonly string[]; readonly address?: string }) => Person;
}

export interface Person {
  readonly guest: Guest;
  readonly heard: readonly ServerMessage[];
  readonly say: (message: Exclude<ClientMessage, { type: 'hello' | 'ping' }>) => Fault | undefined;
  /** Sits down and says ready; gives the seat's token. */
  readonly sit: (name: string) => Promise<string>;
  readonly last: <T extends ServerMessage['type']>(type: T) => Extract<ServerMessage, { type: T }> | undefined;
  readonly go: () => void;
}

export function companyForTest(terms: Partial<Terms> = {}, record?: TableRecord): Company {
  const saved: TableRecord[] = [];
  const live = openLive(
    servicesFor(saved),
    record ?? newTable('ABCDEFGH', { ...defaultTerms(terms.public ?? false), ...terms }, 0),
    watchPause,
  );
  return { live, saved, come: ({ tokens = [], address = '' } = {}) => person(live, tokens, address) };
}

/** Lets what is written be written, and what waits for it be told. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

function servicesFor(saved: TableRecord[]): Services {
  const store = { save: async (table: TableRecord) => void saved.push(table), append: async () => {} };
  const count = { inc: () => {}, observe: () => {} };
  const metrics = { commands: count, refusals: count, claims: count, faults: count, results: count, latency: count };
  const services = { config: readConfig({}), store, metrics, keeping: null };
  const rest = { list: () => {}, forget: () => {}, openAgain: async () => 'HGFEDCBA' };
  return { ...services, ...rest, bots: { decide: async () => null }, logger: console } as unknown as Services;
}

function person(live: Live, tokens: readonly string[], address: string): Person {
  const heard: ServerMessage[] = [];
  const socket = { readyState: 1, close: () => {}, terminate: () => {} };
  const write = (frame: Buffer) => heard.push(JSON.parse(textOf(frame)) as ServerMessage);
  const guest = newGuest(socket, { destroyed: false, writableLength: 0, write }, address);
  arrive(live, guest, tokens, null);
  const say: Person['say'] = (message) => hear(live, guest, message);
  const last: Person['last'] = (type) => heard.findLast((one) => one.type === type) as never;
  const sit = async (name: string): Promise<string> => {
    const fault = say({ type: 'sit', name });
    if (fault !== undefined) throw new Error(fault);
    await settled();
    const { seat, token } = last('seated') as Extract<ServerMessage, { type: 'seated' }>;
    say({ type: 'change', seat, chair: { ready: true } });
    return token;
  };
  return { guest, heard, say, sit, last, go: () => leave(live, guest) };
}

/** Of a frame as `frameOf` makes it. */
const textOf = (frame: Buffer): string => {
  const short = (frame[1] ?? 0) & 0x7f;
  return frame.subarray(short < 126 ? 2 : short === 126 ? 4 : 10).toString();
};
