import type { BanRequest, BanTarget, Deed, OperatorView, Table } from '#protocol';
import type { Kind, Kinds, Ledger } from '#table/kept';
import type { Machine } from '../machine/machine.ts';
import type { Bans } from './bans.ts';
import { newestFirst, timeOf } from './keys.ts';
import { readRange } from './ranges.ts';

const HOUR = 3_600_000;
/** Reports and deeds are kept so long. */
const KEPT = 90 * 24 * HOUR;
const MOST = 200;
const MOST_TIDIED = 1000;

interface Options {
  readonly ledger: Ledger;
  readonly machine: Machine;
  readonly bans: Bans;
  readonly tables: () => readonly Table[];
}

/** What the operator can see and do. Every deed is written down with its time. */
export function openOperator({ ledger, machine, bans, tables }: Options) {
  const note = (what: Deed['what'], about: string, word: string): Promise<boolean> => {
    const at = machine.today();
    return ledger.put('deeds', newestFirst(at, machine), { at, what, about, word }, 0);
  };
  const newest = async <K extends Kind>(kind: K): Promise<readonly (Kinds[K] & { readonly id: string })[]> =>
    (await ledger.list(kind, '', MOST)).map(([id, value]) => ({ ...value, id }));

  return {
    async view(): Promise<OperatorView> {
      const [reports, deeds] = await Promise.all([newest('reports'), newest('deeds')]);
      return { reports, deeds, bans: bans.all(), tables: tables().map(briefly) };
    },
    /** False if that is no range of addresses, or too wide a one. */
    async ban({ on, name, why, hours }: BanRequest): Promise<boolean> {
      if ('range' in on && readRange(on.range) === undefined) return false;
      const since = machine.today();
      const until = hours === null ? null : since + hours * HOUR;
      await ledger.put('bans', newestFirst(since, machine), { on, name, why, since, until }, 0);
      await note('table' in on ? 'shut' : 'banned', `${name} ${targetOf(on)}`.trim(), why);
      return true;
    },
    async unban(id: string): Promise<boolean> {
      const ban = await ledger.get('bans', id);
      if (ban === undefined) return false;
      await ledger.remove('bans', id);
      await note('unbanned', `${ban.value.name} ${targetOf(ban.value.on)}`.trim(), '');
      return true;
    },
    async settle(id: string, word: string): Promise<boolean> {
      const report = await ledger.get('reports', id);
      if (report === undefined) return false;
      const { value, version } = report;
      const isKept = await ledger.put('reports', id, { ...value, settled: word }, version);
      if (isKept) await note('settled', `${value.people[value.about]?.name ?? ''} ${value.code}`.trim(), word);
      return isKept;
    },
    /** What is old enough is forgotten; asked at the start of a server. */
    async tidy(): Promise<void> {
      for (const kind of ['reports', 'deeds'] as const) {
        for (const [id] of await ledger.list(kind, '', MOST_TIDIED))
          if (timeOf(id) < machine.today() - KEPT) await ledger.remove(kind, id);
      }
    },
  };
}

export type Operator = ReturnType<typeof openOperator>;

const targetOf = (on: BanTarget): string => Object.values(on).join();

const briefly = ({ code, stage, chairs }: Table): OperatorView['tables'][number] => ({
  code,
  stage,
  names: chairs.map(({ name }) => name).filter((name) => name !== ''),
});
