import type { Hall, QuickServerMessage } from '#protocol';
import type { Machine } from '../machine/machine.ts';
import { frameOf } from '../wire/frame.ts';
import type { Entrant, Place } from './company.ts';

/** So often it is asked where the hall is. */
const TURN = 500;
/** A hall that says nothing for so long does not know of those who wait here: a node may have been taken for dead. */
const SILENCE = 12_000;

export interface FoyerPorts {
  readonly machine: Pick<Machine, 'now' | 'later'>;
  readonly node: string;
  /** The node where people are paired now. */
  readonly keeper: () => string;
  readonly enter: (keeper: string, ticket: string, entrant: Entrant, waited: number) => void;
  readonly leave: (keeper: string, ticket: string) => void;
}

export interface Foyer {
  /** A person with a socket here waits, until what is given back is called. */
  readonly enter: (entrant: Entrant, hear: Hear) => () => void;
  readonly found: (ticket: string, place: Place) => void;
  /** The hall says who waits; only the keeper knows. */
  readonly told: (hall: Hall, by: string) => void;
  /** What was said to the hall, or by it, may be lost: all enter anew. */
  readonly enterAnew: () => void;
  readonly look: () => Hall;
  readonly close: () => void;
}

/** `isLast`: a table is found, and this person waits no more. */
type Hear = (frame: Uint8Array, isLast: boolean) => void;

interface Guest {
  readonly entrant: Entrant;
  readonly hear: Hear;
  readonly since: number;
  ticket: string;
}

const framed = (message: QuickServerMessage): Uint8Array => frameOf(JSON.stringify(message));

/** Those who wait with a socket at this node, wherever they are paired. */
export function openFoyer({ machine, node, keeper, enter, leave }: FoyerPorts): Foyer {
  const guests = new Set<Guest>();
  let heard: { readonly hall: Hall; readonly by: string } | null = null;
  let at: string | null = null;
  let tickets = 0;
  let heardAt = 0;
  let stop: (() => void) | null = null;

  const look = (): Hall => (heard?.by === keeper() ? heard.hall : { people: 0, waiting: [] });
  const tell = (): void => {
    const frame = framed({ type: 'hall', ...look() });
    for (const guest of guests) guest.hear(frame, false);
  };
  /** With a new ticket: what was found for the old one is no longer wanted. */
  const send = (guest: Guest): void => {
    tickets += 1;
    guest.ticket = `${node} ${tickets}`;
    if (at !== null) enter(at, guest.ticket, guest.entrant, machine.now() - guest.since);
  };
  const sendAll = (): void => {
    if (at === keeper() && machine.now() - heardAt <= SILENCE) return;
    if (at !== null) for (const { ticket } of guests) leave(at, ticket);
    at = keeper();
    heardAt = machine.now();
    for (const guest of guests) send(guest);
  };
  const turn = (): void => {
    sendAll();
    stop = guests.size === 0 ? null : machine.later(TURN, turn);
  };

  return {
    enter(entrant, hear) {
      const guest: Guest = { entrant, hear, since: machine.now(), ticket: '' };
      sendAll();
      guests.add(guest);
      send(guest);
      stop ??= machine.later(TURN, turn);
      return () => {
        if (guests.delete(guest) && at !== null) leave(at, guest.ticket);
      };
    },
    found(ticket, place) {
      const guest = [...guests].find((one) => one.ticket === ticket);
      if (guest === undefined) return;
      guests.delete(guest);
      guest.hear(framed({ type: 'found', ...place }), true);
    },
    told(hall, by) {
      heard = { hall, by };
      if (by === at) heardAt = machine.now();
      tell();
    },
    enterAnew() {
      at = null;
    },
    look,
    close: () => stop?.(),
  };
}
