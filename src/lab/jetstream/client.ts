import { AckPolicy, DeliverPolicy, JetStreamApiError } from '@nats-io/jetstream';
import { headers, type MsgHdrs, TimeoutError } from '@nats-io/transport-node';
import { type Machine, type Nats, pause } from '#server/parts';
import type { Stored } from './copy.ts';
import { openLine, type Way } from './line.ts';
import type { ClientProcess } from './machines.ts';
import type { Answer, Request, Servers } from './servers.ts';
import { watching } from './watching.ts';

export interface ClientOptions {
  readonly servers: Servers;
  readonly process: ClientProcess & { readonly machine: Machine };
  readonly way: Way;
}

interface PublishOptions {
  readonly msgID?: string;
  readonly headers?: MsgHdrs;
  readonly expect?: { readonly lastSubjectSequence?: number };
  readonly timeout?: number;
}

const PATIENCE = 2000;
const QUICKLY = 750;
const LOOK_AGAIN = 20;
const VERSIONS = { old: '2.9.10', new: '2.12.1' } as const;

/** A client of the stand-in with all that the cluster's code uses of a real one. */
export function connect({ servers, process, way }: ClientOptions): Nats {
  const { machine } = process;
  const subscriptions = new Map<string, (error: null, message: unknown) => void>();
  const watches = watching();
  const consumers = new Map<string, { subject: string; from: number }>();
  const line = openLine({
    servers,
    process,
    way,
    heard: (subject, data) => subscriptions.get(subject)?.(null, messageOf(data)),
    watches: watches.isOpen,
    stored: (stream, server) => watches.look(stream, (name) => servers.streamOf(name).copyAt(server)),
  });

  const ask = (request: Request, timeout: number): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const off = machine.later(timeout, () => reject(new TimeoutError()));
      line.ask(request, (answer) => {
        off();
        settle(answer, resolve, reject);
      });
    });
  const publish = (subject: string, payload: Uint8Array | string, options: PublishOptions = {}): Promise<unknown> => {
    const { msgID = '', headers: given, expect, timeout = PATIENCE } = options;
    const all = given ?? headers();
    if (msgID !== '') all.set('Nats-Msg-Id', msgID);
    const expected = expect?.lastSubjectSequence;
    return ask({ type: 'publish', subject, data: Buffer.from(payload), headers: all, id: msgID, expected }, timeout);
  };
  const streams = (timeout: number) => ({
    getMessage: async (stream: string, query: Extract<Request, { type: 'get' }>['query']) =>
      readable((await ask({ type: 'get', stream, query }, timeout)) as Stored | null),
    deleteMessage: (stream: string, seq: number) => ask({ type: 'delete', stream, seq }, timeout),
    info: (stream: string) => ask({ type: 'info', stream }, timeout),
  });
  const addConsumer = async (_: string, { filter_subject: subject }: { filter_subject: string }) => {
    await ask({ type: 'addConsumer' }, QUICKLY);
    const name = `consumer ${consumers.size}`;
    consumers.set(name, { subject, from: 0 });
    return { name };
  };
  async function* fetch(stream: string, name: string, expires: number) {
    const consumer = consumers.get(name);
    for (const late = machine.now() + expires; consumer !== undefined && machine.now() < late; ) {
      const found = (await ask({ type: 'fetch', stream, ...consumer }, expires)) as readonly Stored[];
      for (const message of found) {
        consumer.from = message.seq + 1;
        yield message;
      }
      await pause(machine, LOOK_AGAIN);
    }
  }
  const close = async (): Promise<void> => line.close();
  const bucket = (name: string) => ({
    async watch() {
      const watcher = watches.open(`KV_${name}`);
      line.look();
      return watcher;
    },
    delete(key: string) {
      const gone = headers();
      gone.set('KV-Operation', 'DEL');
      return publish(`$KV.${name}.${key}`, '', { headers: gone });
    },
  });
  class Kvm {
    open = async (name: string) => bucket(name);
  }

  const nats = {
    connection: {
      info: { version: VERSIONS[servers.age] },
      isClosed: line.isClosed,
      isDraining: line.isClosed,
      publish: (subject: string, data: Uint8Array | string) => line.publish(subject, Buffer.from(data)),
      subscribe: (subject: string, { callback }: { callback: (error: null, message: unknown) => void }) =>
        void subscriptions.set(subject, callback),
      drain: close,
      close,
    },
    js: {
      publish,
      consumers: {
        get: async (stream: string, name: string) => ({
          fetch: async ({ expires }: { expires: number }) => fetch(stream, name, expires),
        }),
      },
    },
    jsm: {
      streams: streams(PATIENCE),
      consumers: { delete: async (_: string, name: string) => consumers.delete(name) },
    },
    quick: { streams: streams(QUICKLY), consumers: { add: addConsumer } },
    packages: {
      transport: { headers },
      jetstream: { JetStreamApiError, DeliverPolicy, AckPolicy },
      kv: { Kvm },
    },
    machine,
  };
  return nats as never;
}

function settle(answer: Answer, resolve: (value: unknown) => void, reject: (error: unknown) => void): void {
  if (answer.type === 'value') resolve(answer.value);
  else if (answer.type === 'error') reject(new JetStreamApiError(answer.error));
  else reject(Object.assign(new Error('jetstream is not enabled'), { name: 'JetStreamNotEnabled' }));
}

const messageOf = (data: Uint8Array) => ({ data, json: () => JSON.parse(textOf(data)) });
const textOf = (data: Uint8Array): string => Buffer.from(data).toString('utf8');

const readable = (stored: Stored | null) =>
  stored && {
    ...stored,
    header: stored.headers,
    json: () => JSON.parse(textOf(stored.data)),
    string: () => textOf(stored.data),
  };
