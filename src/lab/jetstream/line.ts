import type { ClientProcess } from './machines.ts';
import type { Answer, Hearer, Request, Servers } from './servers.ts';

/** How a node's way to the servers is just now. */
export interface Way {
  /** Milliseconds one way, at most. */
  slowest: number;
  /** Nothing comes through, and neither end knows it for a while. */
  isCut: boolean;
  /** Called before the node hears the answer to what it asked. */
  answering: (request: Request) => void;
}

export const fairWay = (): Way => ({ slowest: 2, isCut: false, answering: () => {} });

/**
 * A client's line to one of the servers. What is on its way when it breaks is lost, in both directions; what is said
 * while there is none waits for the next one.
 */
export interface NatsLine {
  readonly ask: (request: Request, answer: (answer: Answer) => void) => void;
  readonly publish: (subject: string, data: Uint8Array) => void;
  /** Looks at all streams anew. */
  readonly look: () => void;
  /** Also the end of a connection on purpose. */
  readonly close: () => void;
  readonly isClosed: () => boolean;
}

export interface NatsLineOptions {
  readonly servers: Servers;
  readonly process: ClientProcess;
  readonly way: Way;
  readonly heard: Hearer['message'];
  readonly watches: Hearer['watches'];
  /** A stream has more, or another server was reached. */
  readonly stored: (stream: string | null, server: number) => void;
}

const WATCH = 250;
/** A silent line is given up after so many looks, by the pings of `openNats`. */
const MOST_SILENT = 5;

export function openLine({ servers, process, way, heard, watches, stored }: NatsLineOptions): NatsLine {
  const { world, machines } = servers;
  let server: number | null = null;
  /** Counts connections: what belongs to an older one is lost. */
  let nth = 0;
  let isClosed = false;
  let silent = 0;
  const buffered: (() => void)[] = [];

  const lane = () => {
    let last = 0;
    return (deliver: () => void): void => {
      const own = nth;
      const arrive = (): void => {
        if (own !== nth) return;
        if (way.isCut) return void world.later(WATCH, arrive);
        deliver();
      };
      last = Math.max(last, world.now() + (1 + world.chance.below(way.slowest * 10)) / 10);
      world.later(last - world.now(), arrive);
    };
  };
  let [out, back] = [lane(), lane()];
  const toClient = (act: () => void, before = () => {}): void =>
    back(() => {
      before();
      process.hear(() => isClosed || act());
    });

  const connect = (): void => {
    const open = [...machines.all.keys()].filter((one) => machines.all[one]?.isUp === true);
    if (way.isCut || open.length === 0) return;
    const found = open[world.chance.below(open.length)] as number;
    server = found;
    silent = 0;
    [out, back] = [lane(), lane()];
    for (const act of buffered.splice(0)) act();
    toClient(() => stored(null, found));
  };
  const disconnect = (): void => {
    server = null;
    nth += 1;
  };
  const watch = (): void => {
    if (isClosed || !process.isAlive()) return close();
    world.later(WATCH, watch);
    if (server === null) return connect();
    if (machines.all[server]?.isUp === false) return disconnect();
    silent = way.isCut ? silent + 1 : 0;
    if (silent > MOST_SILENT) disconnect();
  };
  const close = (): void => {
    isClosed = true;
    disconnect();
    servers.clients.delete(hearer);
  };
  const say = (act: (server: number) => void): void => {
    const send = (): void => out(() => server === null || act(server));
    if (server === null) buffered.push(send);
    else send();
  };

  const hearer: Hearer = {
    server: () => server,
    watches,
    message: (subject, data) => toClient(() => heard(subject, data)),
    stored: (stream) => toClient(() => server === null || stored(stream, server)),
  };
  servers.clients.add(hearer);
  connect();
  world.later(WATCH, watch);

  return {
    ask(request, answer) {
      const tell = (found: Answer): void =>
        toClient(
          () => answer(found),
          () => way.answering(request),
        );
      say((at) => servers.ask(at, request, tell));
    },
    publish: (subject, data) =>
      say((at) => {
        for (const client of servers.clients) {
          const other = client.server();
          if (other !== null && machines.reaches(at, other)) client.message(subject, data);
        }
      }),
    look: () => say((at) => toClient(() => stored(null, at))),
    close,
    isClosed: () => isClosed,
  };
}
