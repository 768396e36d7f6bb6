import type { Hall } from '#protocol';
import type { Machine } from '../machine/machine.ts';
import { newCode, newToken } from '../machine/tokens.ts';
import type { Tables } from '../tables/tables.ts';
import { type Entrant, type Place, tableFor } from './company.ts';
import { type Foyer, openFoyer } from './foyer.ts';
import { openHall } from './hall.ts';

/** What a cluster brings: the other nodes, and which of them pairs people. */
export interface Between {
  readonly node: string;
  readonly others: () => readonly string[];
  readonly keeper: () => string;
  readonly send: (node: string, ...said: readonly unknown[]) => void;
}

const ALONE: Between = { node: '', others: () => [], keeper: () => '', send: () => {} };

export interface QuickOptions {
  readonly machine: Machine;
  readonly tables: Pick<Tables, 'begin'>;
  readonly failed: (error: unknown) => void;
  readonly between?: Between | undefined;
}

export interface Quick extends Pick<Foyer, 'enter' | 'look' | 'close'> {
  /** Another node said something about those who wait. */
  readonly hear: (from: string, said: readonly unknown[]) => void;
  /** What that node said, or was told, may be lost. */
  readonly broken: (node: string) => void;
}

/** A person who waits in two windows never meets themselves, and nobody meets a person whom they have blocked. */
const mayMeet = (one: Entrant, other: Entrant): boolean =>
  (one.person === null || one.person !== other.person) && !blocks(one, other) && !blocks(other, one);

const blocks = ({ blocked = [] }: Entrant, { person }: Entrant): boolean => person !== null && blocked.includes(person);

/**
 * Quick play. The foyer has the people with sockets at this node; the hall pairs those of all nodes and does so at one node only,
 * the keeper. Where two take themselves for the keeper for a moment, people are paired in two groups, and each still by one.
 */
export function openQuick(options: QuickOptions): Quick {
  const { machine, tables, failed, between = ALONE } = options;
  const { node, others, keeper, send } = between;

  const hear = (from: string, [what, first, second, third]: readonly unknown[]): void => {
    const ticket = first as string;
    switch (what) {
      case 'enter':
        return hall.enter(ticket, second as Entrant, third as number);
      case 'leave':
        return hall.leave(ticket);
      case 'found':
        return foyer.found(ticket, second as Place);
      case 'told':
        return foyer.told(first as Hall, from);
    }
  };
  const say = (to: string, ...said: readonly unknown[]): void => (to === node ? hear(node, said) : send(to, ...said));

  const hall = openHall({
    machine,
    failed,
    mayMeet,
    async open(company) {
      const { table, places } = tableFor(newCode(machine), company, {
        today: machine.today(),
        token: () => newToken(machine),
      });
      await tables.begin(table);
      return places;
    },
    found: (ticket, place) => say(ticket.slice(0, ticket.indexOf(' ')), 'found', ticket, place),
    told: (now) => {
      for (const one of [node, ...others()]) say(one, 'told', now);
    },
  });
  const foyer = openFoyer({
    machine,
    node,
    keeper,
    enter: (to, ...entering) => say(to, 'enter', ...entering),
    leave: (to, ticket) => say(to, 'leave', ticket),
  });

  return {
    enter: foyer.enter,
    look: foyer.look,
    hear,
    broken(peer) {
      hall.forget(`${peer} `);
      if (peer === keeper()) foyer.enterAnew();
    },
    close() {
      hall.close();
      foyer.close();
    },
  };
}
