/** Bugs of the store and the cluster that were mended once: `--with NAME` puts one back. */
export interface Bug {
  readonly name: string;
  /** The subject of the commit that mended it: `git log --grep` finds it. */
  readonly mended: string;
  /** The world of three nodes that finds it, and the law that it breaks there. */
  readonly found?: Found;
  readonly changes: readonly Change[];
}

export interface Found {
  readonly seed: number;
  readonly law: string;
}

interface Change {
  readonly file: string;
  /** What stands there now, and what stood there then. */
  readonly now: string;
  readonly was: string;
}

const LOG = 'src/server/cluster/log.ts';
const CHAIN = 'src/server/cluster/chain.ts';

/** Later mendings stand before earlier ones: who puts one of these back takes those away, too. */
const WITHOUT_DOUBTS: readonly Change[] = [
  {
    file: 'src/server/cluster/doubts.ts',
    now: 'isDoubted: (code) => !members.isSure() || doubted.has(code),',
    was: 'isDoubted: () => false,',
  },
  {
    file: 'src/server/cluster/doubts.ts',
    now: 'const mine = new Set(owners.owned());',
    was: 'const mine = new Set<string>();',
  },
];

const UNSEEN_CLAIM: Change = {
  file: 'src/server/cluster/owners.ts',
  now: 'if (await affirm(code)) return { mine: true, goOn };',
  was: 'return { mine: true, goOn };',
};

export const BUGS: readonly Bug[] = [
  {
    name: 'writes-on-after-failing',
    mended: 'Let nobody write on who failed to write once',
    found: { seed: 4, law: 'one writer' },
    changes: [
      { file: CHAIN, now: 'line.failure = error;', was: 'if (lines.get(key) === line) lines.delete(key);' },
      { file: LOG, now: 'readSubject(nats, code, fences.get(code))', was: 'readSubject(nats, code)' },
      ...WITHOUT_DOUBTS,
      UNSEEN_CLAIM,
    ],
  },
  {
    name: 'held-up-claim',
    mended: 'Let a later claim stand against one that was held up',
    found: { seed: 20, law: 'one writer' },
    changes: [
      {
        file: LOG,
        now: 'if (claimOf(last?.header.get(WRITER)) > claimOf(writer)) throw fenced(logSubject(code));',
        was: '',
      },
    ],
  },
  {
    name: 'writes-after-letting-go',
    mended: 'Write nothing for a table that was let go of in the same moment',
    found: { seed: 4, law: 'progress' },
    changes: [
      { file: LOG, now: 'if (claimsOnly && writer === undefined) throw fenced(logSubject(code));', was: '' },
      { file: LOG, now: 'if (counts.get(code) !== counting) throw fenced(logSubject(code));', was: '' },
    ],
  },
  {
    name: 'waits-on-when-forgotten',
    mended: 'server: a table let go of in a stall no longer damages its own log',
    changes: [
      { file: CHAIN, now: 'if (line === undefined) return;', was: 'return;' },
      { file: CHAIN, now: 'if (line.failure !== undefined) throw line.failure;', was: '' },
    ],
  },
  {
    name: 'looks-at-its-claim-only',
    mended: 'cluster: after a lapse a table is claimed once more, not looked up',
    changes: [
      {
        file: 'src/server/cluster/owners.ts',
        now: 'const next = await put(code, epoch, { node: members.node });',
        was: 'const next = (await known(code)).seq; if (next !== epoch) return false;',
      },
    ],
  },
  {
    name: 'serves-a-taken-table',
    mended: 'server: a node that had lost its lease looks up whose its tables are',
    changes: WITHOUT_DOUBTS,
  },
  {
    name: 'sleeps-over-a-claim',
    mended: 'server: a node that slept over its claim looks whether it still holds',
    changes: [
      UNSEEN_CLAIM,
      {
        file: 'src/server/tables/tables.ts',
        now: 'const live = await lives.get(code)?.catch(() => undefined);',
        was: 'const live = present.get(code);',
      },
    ],
  },
];

/** A file as it was with the bug. */
export const withBug = ({ changes }: Bug, file: string, text: string): string =>
  changes.reduce(
    (changed, { file: own, now, was }) => (file.endsWith(own) ? changed.replaceAll(now, was) : changed),
    text,
  );
