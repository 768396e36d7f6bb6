import { connect, type Socket } from 'node:net';
import { frameCutter } from './frames.ts';
import { happens, type Lane, openLane, type Road } from './lane.ts';

/** What a connection asks of its line. */
export interface Carrier extends Road {
  /** All that is sent is lost. */
  readonly isMute: () => boolean;
  /** The stream is cut into the messages of a WebSocket. */
  readonly byMessage: boolean;
  readonly count: Road['count'] & { broken: number };
}

/** Two sockets and a lane each way between them. */
export interface Connection {
  readonly to: string;
  readonly break: () => void;
  /** Lets pass what is due, after the line was held. */
  readonly pass: () => void;
}

export function openConnection(carrier: Carrier, near: Socket, to: string, closed: () => void): Connection {
  const { hostname, port } = new URL(to);
  const far = connect(Number(port), hostname);
  const breakBoth = (): void => {
    near.destroy();
    far.destroy();
  };
  const lanes = [carry(carrier, 'up', near, far, breakBoth), carry(carrier, 'down', far, near, breakBoth)];
  near.on('close', () => far.destroyed && closed());
  far.on('close', () => near.destroyed && closed());
  return {
    to,
    break: breakBoth,
    pass() {
      for (const lane of lanes) lane.pass();
    },
  };
}

function carry(carrier: Carrier, way: 'up' | 'down', from: Socket, into: Socket, breakBoth: () => void): Lane {
  const lane = openLane(carrier, way, (piece) => {
    if (!carrier.isMute() && !into.destroyed) into.write(piece);
  });
  const cut = carrier.byMessage ? frameCutter() : (data: Buffer) => [data];
  from.setNoDelay(true);
  from.on('data', (data: Buffer) => {
    for (const piece of carrier.isMute() ? [] : cut(data)) {
      if (happens(carrier, carrier.weather().breaks)) {
        carrier.count.broken += 1;
        return breakBoth();
      }
      lane.send(piece);
    }
  });
  from.on('error', () => {});
  from.on('close', () => {
    if (!carrier.isMute()) lane.end(() => into.destroySoon());
  });
  return lane;
}
