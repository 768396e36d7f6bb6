import type { ClientMessage } from '#protocol';
import {
  type ClosingCode,
  type Door,
  doorOf,
  type Guest,
  type Line,
  type Live,
  lose,
  newGuest,
  sendFault,
} from '#table';
import type { Tables } from '../tables/tables.ts';
import { bytesOf } from '../wire/line.ts';
import type { Links } from './links.ts';

interface Visitor {
  readonly live: Live;
  readonly guest: Guest;
  readonly door: Door;
}

/** What a node passes on of a greeting. */
export interface Hello {
  readonly tokens: readonly string[];
  readonly since: number | null;
  readonly address: string;
}

/** Guests of tables here whose sockets are at other nodes. To a table they are guests like any other. */
export function openVisitors(tables: Tables, links: Links, isDoubted: (code: string) => boolean) {
  const nodes = new Map<string, Map<number, Visitor>>();
  const of = (from: string): Map<number, Visitor> => {
    const found = nodes.get(from) ?? new Map<number, Visitor>();
    nodes.set(from, found);
    return found;
  };

  const guestOf = (from: string, number: number, address: string): Guest => {
    let isClosed = false;
    const close = (code: ClosingCode, reason: string): void => {
      if (isClosed) return;
      isClosed = true;
      const visitor = of(from).get(number);
      of(from).delete(number);
      links.send(from, 'close', number, code, reason);
      // As a socket would: the table hears of it in its own time.
      queueMicrotask(() => visitor?.door.leave(visitor.guest));
    };
    const line: Line = {
      send: (frame) => {
        if (!isClosed) links.tell(from, number, bytesOf(frame));
      },
      close,
      drop: () => close(1013, 'closed'),
    };
    return newGuest(line, address);
  };

  const forget = (from: string): void => {
    const all = nodes.get(from);
    nodes.delete(from);
    for (const { live, guest } of all?.values() ?? []) lose(live, guest);
  };

  return {
    hello(from: string, number: number, code: string, { tokens, since, address }: Hello): void {
      const known = of(from).get(number);
      const live = tables.present(code);
      const guest = known?.guest ?? guestOf(from, number, address);
      if (live === undefined || isDoubted(code)) {
        sendFault(guest, 'closed');
        return guest.line.close(1013, 'closed');
      }
      const door = doorOf(live);
      of(from).set(number, { live, guest, door });
      door.arrive(guest, tokens, since, () => {});
    },
    hear(from: string, number: number, message: Exclude<ClientMessage, { type: 'hello' }>): void {
      const visitor = of(from).get(number);
      const fault = visitor?.door.hear(visitor.guest, message);
      if (fault !== undefined) links.send(from, 'fault', number, fault);
    },
    leave(from: string, number: number): void {
      const visitor = of(from).get(number);
      of(from).delete(number);
      visitor?.door.leave(visitor.guest);
    },
    forget,
    forgetAll(): void {
      for (const from of [...nodes.keys()]) forget(from);
    },
  };
}
