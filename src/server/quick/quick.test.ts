import { expect, test } from 'vitest';
import type { QuickServerMessage } from '#protocol';
import type { TableRecord } from '#table/kept';
import { newWorld } from '#testkit';
import { MACHINE } from '../machine/machine.ts';
import type { Entrant } from './company.ts';
import { openQuick, type Quick } from './quick.ts';

const ADA: Entrant = {
  name: 'Ada',
  pace: 'usual',
  waitMs: 60_000,
  least: 3,
  newcomer: false,
  address: '',
  person: null,
  strength: 1500,
  rated: false,
};

/** Some nodes in one process and in virtual time, where the first by name pairs people. */
function nodesOf(names: readonly string[]) {
  const world = newWorld(1);
  const tables: TableRecord[] = [];
  const alive = new Set(names);
  const deaf = new Set<string>();
  const nodes = new Map<string, Quick>();
  let fails = 0;
  const machineOf = (node: string) => ({
    ...MACHINE,
    now: world.now,
    later(wait: number, act: () => void) {
      let isOff = false;
      world.later(wait, () => isOff || !alive.has(node) || act());
      return () => {
        isOff = true;
      };
    },
  });
  for (const node of names) {
    const quick = openQuick({
      machine: machineOf(node),
      failed: () => {},
      tables: {
        async begin(table) {
          fails -= 1;
          if (fails >= 0) throw new Error('no');
          tables.push(table);
        },
      },
      between: {
        node,
        others: () => [...alive].filter((one) => one !== node),
        keeper: () => [...alive].toSorted()[0] ?? node,
        send: (to, ...said) => {
          if (alive.has(to) && alive.has(node) && !deaf.has(to))
            nodes.get(to)?.hear(node, JSON.parse(JSON.stringify(said)));
        },
      },
    });
    nodes.set(node, quick);
  }
  return {
    tables,
    at: (name: string): Quick => nodes.get(name) as Quick,
    /** What is opened meanwhile takes its own, real moment. */
    async pass(time: number): Promise<void> {
      for (const end = world.now() + time; world.now() < end; ) {
        world.run(Math.min(end, world.now() + 250));
        await new Promise(setImmediate);
      }
    },
    kill(name: string): void {
      alive.delete(name);
      for (const one of alive) nodes.get(one)?.broken(name);
    },
    /** From now on nothing that is said to it comes there, until what is given back is called. */
    deafen(name: string): () => void {
      deaf.add(name);
      return () => deaf.delete(name);
    },
    failOnce() {
      fails = 1;
    },
  };
}

function waitAt(quick: Quick, more: Partial<Entrant> = {}) {
  const heard: QuickServerMessage[] = [];
  const leave = quick.enter({ ...ADA, ...more }, (frame) => {
    const text = Buffer.from(frame).toString();
    heard.push(JSON.parse(text.slice(text.indexOf('{'))));
  });
  const found = () => heard.flatMap((one) => (one.type === 'found' ? [one.code] : []));
  const hall = () => heard.findLast((one) => one.type === 'hall');
  return { found, hall, leave };
}

test('people at different nodes are led to one table, each once, and bots fill it', async () => {
  const { at, pass, tables } = nodesOf(['a', 'b', 'c']);
  const ada = waitAt(at('b'));
  const bob = waitAt(at('c'), { name: 'Bob', waitMs: 30_000 });
  await pass(29_000);
  expect([ada.found(), bob.found(), tables]).toEqual([[], [], []]);
  expect(ada.hall()).toMatchObject({ people: 2, waiting: [{ name: 'Ada' }, { name: 'Bob' }] });
  await pass(2000);
  expect([...ada.found(), ...bob.found()]).toEqual([tables[0]?.code, tables[0]?.code]);
  expect(tables[0]?.chairs.map(({ name, bot, ready }) => [name, bot, ready]).slice(0, 3)).toEqual([
    ['Bob', null, true],
    ['Ada', null, true],
    ['Tick', 'adept', true],
  ]);
  await pass(120_000);
  expect(tables).toHaveLength(1);
  expect(at('a').look()).toEqual({ people: 0, waiting: [] });
});

test('when the node that pairs people dies, the others go on waiting where they were and are found in time', async () => {
  const { at, pass, kill, tables } = nodesOf(['a', 'b', 'c']);
  const ada = waitAt(at('b'));
  const bob = waitAt(at('c'), { name: 'Bob' });
  await pass(40_000);
  kill('a');
  await pass(1000);
  expect(at('c').look()).toMatchObject({ people: 2 });
  await pass(19_500);
  expect(tables).toHaveLength(1);
  expect(ada.found()).toEqual(bob.found());
});

test('people whose own node dies no longer wait at the one that pairs', async () => {
  const { at, pass, kill } = nodesOf(['a', 'b']);
  waitAt(at('b'));
  await pass(1000);
  expect(at('a').look().people).toBe(1);
  kill('b');
  await pass(1000);
  expect(at('a').look().people).toBe(0);
});

test('a person who hangs up waits no more, and a table that cannot be opened is tried again', async () => {
  const { at, pass, tables, failOnce } = nodesOf(['']);
  const ada = waitAt(at(''));
  const bob = waitAt(at(''), { name: 'Bob' });
  bob.leave();
  failOnce();
  await pass(61_000);
  expect(tables.map(({ chairs }) => chairs.filter(({ holder }) => holder !== null).length)).toEqual([1]);
  expect([ada.found().length, bob.found().length]).toEqual([1, 0]);
});

test('a person who waits in two windows does not meet themselves, and sits under a proven name', async () => {
  const { at, pass, tables } = nodesOf(['']);
  waitAt(at(''), { person: 'key', waitMs: 0 });
  waitAt(at(''), { person: 'key', waitMs: 0 });
  await pass(1000);
  expect(tables.map(({ chairs }) => chairs.map(({ person }) => person).filter((one) => one !== null))).toEqual([
    ['key'],
    ['key'],
  ]);
});

test('two of whom one has blocked the other are never at one table, in either order', async () => {
  const { at, pass, tables } = nodesOf(['a', 'b']);
  waitAt(at('a'), { name: 'Bob', person: 'bob', waitMs: 0 });
  waitAt(at('b'), { person: 'ada', blocked: ['bob'], waitMs: 0 });
  waitAt(at('b'), { name: 'Cyr', person: 'cyr', waitMs: 0 });
  await pass(1000);
  const together = tables.map(({ chairs }) => chairs.flatMap(({ person }) => person ?? []));
  expect(together.map((people) => people.toSorted()).toSorted()).toEqual([['ada'], ['bob', 'cyr']]);
});

test('a rated table has people only, is fair to all, and nobody is led there who did not ask for it', async () => {
  const { at, pass, tables } = nodesOf(['a', 'b']);
  waitAt(at('a'), { person: 'ada', rated: true, waitMs: 1000, least: 5 });
  const bob = waitAt(at('b'), { name: 'Bob', person: 'bob', waitMs: 1000, least: 2 });
  await pass(5000);
  expect([tables.length, tables[0]?.terms.rated, bob.found().length]).toEqual([1, false, 1]);
  const cyr = waitAt(at('b'), { name: 'Cyr', person: 'cyr', rated: true, strength: 2400 });
  await pass(1000);
  expect(cyr.found()).toEqual([tables[1]?.code]);
  expect(tables[1]?.terms).toMatchObject({ rated: true, public: true, standInAfter: 90_000, spectatorDelay: 60_000 });
  expect(tables[1]?.chairs.map(({ person, bot }) => [person, bot]).slice(0, 3)).toEqual([
    ['ada', null],
    ['cyr', null],
    [null, null],
  ]);
});

test('a table knows whom its people have blocked, for those who come later', async () => {
  const { at, pass, tables } = nodesOf(['']);
  waitAt(at(''), { person: 'ada', blocked: ['bob'], waitMs: 0 });
  await pass(1000);
  expect(tables[0]?.barred).toMatchObject([{ keptOut: { by: tables[0]?.chairs[0]?.holder, people: ['bob'] } }]);
});

test('the table has the pace that was wished, no host, and bots as strong as its people', async () => {
  const { at, pass, tables } = nodesOf(['']);
  waitAt(at(''), { pace: 'untimed', waitMs: 0, newcomer: true, strength: 1200, least: 2 });
  waitAt(at(''), { pace: 'blitz', waitMs: 0, strength: 2000, least: 5 });
  await pass(1000);
  const [calm, fast] = tables.toSorted((one, other) => one.terms.speed - other.terms.speed);
  expect([calm?.host, calm?.terms.public, calm?.terms.timing[0]]).toEqual([null, true, 'untimed']);
  expect(calm?.chairs.map(({ bot, character }) => [bot, character]).slice(0, 2)).toEqual([
    [null, 'basic'],
    ['novice', 'random'],
  ]);
  expect([fast?.terms.timing[0], fast?.chairs.filter(({ bot }) => bot === 'champion').length]).toEqual(['timed', 4]);
});

test('a word that was lost is said again, and those whom the hall has forgotten enter anew', async () => {
  const { at, pass, deafen } = nodesOf(['a', 'b']);
  const ada = waitAt(at('a'));
  const bob = waitAt(at('b'), { name: 'Bob' });
  await pass(1000);
  const late = waitAt(at('a'), { name: 'Late' });
  const hearAgain = deafen('b');
  await pass(1000);
  hearAgain();
  expect(bob.hall()).toMatchObject({ people: 2 });
  await pass(6000);
  expect(bob.hall()).toMatchObject({ people: 3 });

  for (const one of [ada, late]) one.leave();
  at('a').broken('b');
  await pass(1000);
  expect(at('b').look()).toMatchObject({ people: 0 });
  await pass(15_000);
  for (const node of ['a', 'b']) expect(at(node).look()).toMatchObject({ people: 1 });
});
