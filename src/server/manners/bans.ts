import type { Ban, BanRecord, PersonId } from '#protocol';
import type { Ledger } from '#table/kept';
import { readRange } from './ranges.ts';
import { traceOf } from './trace.ts';

/** Who may not play here, known without asking: a copy of the ledger's bans. */
export interface Bans {
  readonly ofAddress: (address: string) => Ban | null;
  readonly ofPerson: (person: PersonId) => Ban | null;
  /** A table that the operator has closed. */
  readonly ofTable: (code: string) => Ban | null;
  readonly all: () => readonly (BanRecord & { readonly id: string })[];
  /** Called after every change. */
  readonly listen: (changed: () => void) => void;
  readonly close: () => void;
}

interface Standing extends BanRecord {
  readonly holds: (address: string) => boolean;
}

/** Where nobody is banned. */
export const NO_BANS: Bans = {
  ofAddress: () => null,
  ofPerson: () => null,
  ofTable: () => null,
  all: () => [],
  listen: () => undefined,
  close: () => undefined,
};

interface Options {
  readonly ledger: Ledger;
  readonly today: () => number;
  /** What traces are made with. */
  readonly secret: string;
}

export async function openBans({ ledger, today, secret }: Options): Promise<Bans> {
  const bans = new Map<string, Standing>();
  const listeners: (() => void)[] = [];
  const stop = await ledger.follow('bans', (id, ban) => {
    if (ban === undefined) bans.delete(id);
    else bans.set(id, { ...ban, holds: addressesOf(ban, secret) });
    for (const changed of listeners) changed();
  });
  const find = (fits: (ban: Standing) => boolean): Ban | null => {
    for (const ban of bans.values()) {
      if ((ban.until === null || ban.until > today()) && fits(ban)) return { until: ban.until, why: ban.why };
    }
    return null;
  };
  return {
    ofAddress: (address) => find(({ holds }) => holds(address)),
    ofPerson: (person) => find(({ on }) => 'person' in on && on.person === person),
    ofTable: (code) => find(({ on }) => 'table' in on && on.table === code),
    all: () => [...bans].map(([id, { holds, ...ban }]) => ({ ...ban, id })),
    listen: (changed) => void listeners.push(changed),
    close: stop,
  };
}

/** A ban on a person or a table touches no address, so nobody else behind it. */
function addressesOf({ on }: BanRecord, secret: string): Standing['holds'] {
  if ('range' in on) return readRange(on.range) ?? (() => false);
  if ('trace' in on) return (address) => traceOf(secret, address) === on.trace;
  return () => false;
}
