import { WebSocket } from 'ws';
import { type ClientMessage, PROTOCOL_VERSION, type ServerMessage, type Table, type Terms } from '#protocol';
import { greeting, hear, newGuest } from '#protocol/guest';

type Of<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

/** A guest in a program's hands: it says nothing by itself but the greeting, and waits for what it expects. */
export interface Caller {
  readonly send: (message: ClientMessage) => void;
  readonly sendText: (text: string | Buffer) => void;
  /** The next message of that kind not yet looked at; those before it are passed over. */
  readonly next: <T extends ServerMessage['type']>(type: T, fits?: (message: Of<T>) => boolean) => Promise<Of<T>>;
  readonly heard: readonly ServerMessage[];
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>;
  readonly hangUp: () => void;
  readonly tokens: readonly string[];
}

export interface CallOptions {
  readonly tokens?: readonly string[];
  readonly since?: number | null;
  readonly origin?: string;
  /** Where a proxy says that this guest comes from. */
  readonly from?: string;
  readonly version?: number;
  /** False to say nothing at first. */
  readonly hello?: boolean;
}

const PATIENCE = 20_000;

export async function call(address: string, code: string, options: CallOptions = {}): Promise<Caller> {
  const { tokens = [], since = null, origin, from, version = PROTOCOL_VERSION, hello = true } = options;
  const socket = new WebSocket(socketAddress(address, code), {
    perMessageDeflate: false,
    ...(origin && { origin }),
    ...(from && { headers: { 'x-forwarded-for': from } }),
  });
  const heard: ServerMessage[] = [];
  let guest = newGuest(tokens);
  let looked = 0;
  let wake = (): void => {};
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.on('close', (number, reason) => resolve({ code: number, reason: String(reason) }));
  });
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as ServerMessage;
    guest = hear(guest, message, performance.now()).guest;
    heard.push(message);
    wake();
  });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  socket.on('error', () => {});
  const send = (message: ClientMessage): void => socket.send(JSON.stringify(message));
  if (hello) send({ ...greeting(guest), version, since });

  const next: Caller['next'] = async (type, fits = () => true) => {
    for (;;) {
      for (; looked < heard.length; looked += 1) {
        const message = heard[looked] as Of<typeof type>;
        if (message.type !== type || !fits(message)) continue;
        looked += 1;
        return message;
      }
      await changed(type);
    }
  };
  const changed = (type: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`no ${type}; heard ${heard.map((one) => one.type)}`)), PATIENCE);
      wake = () => {
        clearTimeout(late);
        resolve();
      };
      closed.then(({ code: number, reason }) => {
        clearTimeout(late);
        if (looked >= heard.length) reject(new Error(`hung up before ${type}: ${number} ${reason}`));
      });
    });

  return {
    send,
    sendText: (text) => socket.send(text),
    next,
    heard,
    closed,
    hangUp: () => socket.terminate(),
    get tokens() {
      return guest.tokens;
    },
  };
}

export const socketAddress = (address: string, code: string): string =>
  `${address.replace(/^http/, 'ws')}/api/tables/${code}/socket`;

export async function createTable(address: string, terms: Partial<Terms> = {}): Promise<string> {
  const response = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ terms }),
  });
  if (response.status !== 201) throw new Error(`no table: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { code: string }).code;
}

export async function tableAt(address: string, code: string): Promise<Table> {
  const response = await fetch(`${address}/api/tables/${code}`);
  return ((await response.json()) as { table: Table }).table;
}
