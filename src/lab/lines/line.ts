import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { diceOf } from '#bots';
import { type Carrier, type Connection, openConnection } from './connection.ts';
import { FAIR, type Weather } from './weather.ts';

/** A line to servers of this machine that can be broken in every way. It is good until it is made bad. */
export interface Line {
  readonly port: number;
  readonly address: string;
  readonly worsen: (weather: Partial<Weather>) => void;
  /** From now on nothing passes, yet neither end is told. Gives a promise that something waits to pass. */
  readonly hold: () => { readonly waits: Promise<void> };
  /** From now on all that is sent is lost, and neither end is told. */
  readonly mute: () => void;
  /** Every connection breaks, and no new one can be had. */
  readonly cut: () => void;
  /** The line is no longer held, mute or cut. What was held passes; what was mute breaks, for its stream has a gap. */
  readonly mend: () => void;
  /** Breaks the connections to some servers. */
  readonly drop: (isTo: (address: string) => boolean) => void;
  readonly count: Readonly<Carrier['count']>;
  readonly close: () => Promise<void>;
}

export interface LineOptions {
  /** Where it listens; on any free port if none is named. */
  readonly port?: number;
  readonly weather?: Partial<Weather>;
  /** The line carries only WebSockets and knows their messages, so that these can come twice and mixed up. */
  readonly byMessage?: boolean;
  readonly seed?: number;
}

const CHANCES = 2 ** 30;

/** Each new connection goes to the address that `to` gives. */
export async function openLine(to: () => string, options: LineOptions = {}): Promise<Line> {
  const dice = diceOf(options.seed ?? 1);
  const connections = new Set<Connection>();
  let weather: Weather = { ...FAIR, ...options.weather };
  let state: 'open' | 'held' | 'mute' | 'cut' = 'open';
  let waits = (): void => undefined;

  const carrier: Carrier = {
    weather: () => weather,
    isHeld: () => state === 'held',
    isMute: () => state === 'mute',
    waits: () => waits(),
    chance: () => dice.next(CHANCES) / CHANCES,
    now: () => performance.now(),
    after: (millis, then) => void setTimeout(then, millis),
    byMessage: options.byMessage ?? false,
    count: { broken: 0, doubled: 0, late: 0 },
  };
  const drop = (isTo: (address: string) => boolean): void => {
    for (const one of connections) if (isTo(one.to)) one.break();
  };
  const server = createServer((near) => {
    if (state === 'cut') return void near.destroy();
    const connection = openConnection(carrier, near, to(), () => connections.delete(connection));
    connections.add(connection);
  });
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    port,
    address: `http://127.0.0.1:${port}`,
    count: carrier.count,
    drop,
    worsen(worse) {
      weather = { ...FAIR, ...worse };
    },
    hold() {
      state = 'held';
      const something = new Promise<void>((resolve) => {
        waits = resolve;
      });
      return { waits: something };
    },
    mute() {
      state = 'mute';
    },
    cut() {
      state = 'cut';
      drop(() => true);
    },
    mend() {
      if (state === 'mute') drop(() => true);
      state = 'open';
      for (const one of connections) one.pass();
    },
    async close() {
      drop(() => true);
      server.close();
      await once(server, 'close');
    },
  };
}
