import type { Hall } from '#protocol';
import type { Machine } from '../machine/machine.ts';
import { rangeOf } from '../machine/whence.ts';
import type { Entrant, Place } from './company.ts';
import { type Company, pair, type Waiting } from './pair.ts';

/** So often those who wait are looked through. */
const TURN = 250;
/** So often, in turns, all nodes hear who waits though nothing changed: a word may be lost. */
const TELL_EVERY = 20;
/** So many of those who wait are named. */
const NAMED = 20;

export interface HallPorts {
  readonly machine: Pick<Machine, 'now' | 'later'>;
  /** A table for these people; gives their places in the same order. */
  readonly open: (company: Company<Entrant>) => Promise<readonly Place[]>;
  /** Whether these two may sit at one table. */
  readonly mayMeet: (one: Entrant, other: Entrant) => boolean;
  readonly found: (ticket: string, place: Place) => void;
  readonly told: (hall: Hall) => void;
  readonly failed: (error: unknown) => void;
}

/** Where people are paired. Each is known by a ticket. */
export interface PairingHall {
  readonly enter: (ticket: string, entrant: Entrant, waited: number) => void;
  readonly leave: (ticket: string) => void;
  /** Those whose tickets begin so are gone. */
  readonly forget: (prefix: string) => void;
  readonly close: () => void;
}

type Inside = Waiting & Entrant;

export function openHall({ machine, open, mayMeet, found, told, failed }: HallPorts): PairingHall {
  const inside = new Map<string, Inside>();
  let isNew = false;
  let turns = 0;
  let stop: (() => void) | null = null;

  const turn = (): void => {
    for (const company of pair([...inside.values()], machine.now(), mayMeet)) seat(company);
    turns += 1;
    if (isNew || turns % TELL_EVERY === 0) told(hallOf([...inside.values()]));
    isNew = false;
    stop = inside.size === 0 ? null : machine.later(TURN, turn);
  };
  const change = (): void => {
    isNew = true;
    stop ??= machine.later(TURN, turn);
  };
  const seat = async (company: Company<Inside>): Promise<void> => {
    const { people } = company;
    for (const { id } of people) inside.delete(id);
    change();
    try {
      const places = await open(company);
      people.forEach(({ id }, nth) => {
        found(id, places[nth] as Place);
      });
    } catch (error) {
      failed(error);
      for (const one of people) inside.set(one.id, one);
      change();
    }
  };

  return {
    enter(ticket, entrant, waited) {
      const { address, pace, waitMs, rated } = entrant;
      const house = address === '' ? '' : rangeOf(address);
      const since = machine.now() - waited;
      const kind = rated ? `${pace} rated` : pace;
      inside.set(ticket, { ...entrant, id: ticket, kind, since, wait: waitMs, house, peopleOnly: rated });
      change();
    },
    leave(ticket) {
      if (inside.delete(ticket)) change();
    },
    forget(prefix) {
      for (const ticket of [...inside.keys()]) if (ticket.startsWith(prefix)) inside.delete(ticket);
      change();
    },
    close: () => stop?.(),
  };
}

function hallOf(inside: readonly Inside[]): Hall {
  const oldest = inside.toSorted((one, other) => one.since - other.since).slice(0, NAMED);
  return { people: inside.length, waiting: oldest.map(({ name, pace, rated }) => ({ name, pace, rated })) };
}
