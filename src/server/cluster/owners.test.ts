import { expect, test } from 'vitest';
import type { Machine } from '../machine/machine.ts';
import { MACHINE } from '../machine/machine.ts';
import type { Members } from './members.ts';
import type { Nats } from './nats/nats.ts';
import { type Owners, openOwners } from './owners.ts';
import type { ClusterStore } from './store.ts';

const HOUR = 3_600_000;

interface Published {
  readonly msgID: string;
  readonly expect: { readonly lastSubjectSequence: number };
}

/** One key that all nodes write, without a server: the last message and the letter that made it. */
function keyOfAll() {
  let last: { seq: number; id: string; text: string } | null = null;
  const found = () =>
    last && { seq: last.seq, header: { get: () => last?.id ?? '' }, json: () => JSON.parse(last?.text ?? '') };
  return (machine: Machine, gate = async () => {}): Nats =>
    ({
      machine,
      packages: { transport: { headers: () => new Map() }, jetstream: { JetStreamApiError: Error } },
      quick: { streams: { getMessage: async () => found() } },
      js: {
        async publish(_: string, text: string, { msgID, expect }: Published) {
          await gate();
          if (expect.lastSubjectSequence !== (last?.seq ?? 0))
            throw Object.assign(new Error('wrong last sequence'), { code: 10071, status: 400 });
          last = { seq: (last?.seq ?? 0) + 1, id: msgID, text };
          return { seq: last.seq };
        },
      },
    }) as unknown as Nats;
}

/** A node whose clocks are wrong by so much, and who was there a moment ago. */
function ownersAt(
  nats: (machine: Machine) => Nats,
  node: string,
  wrongBy: number,
  heard: readonly string[],
  fence: () => Promise<unknown> = async () => {},
): Owners {
  const machine = { ...MACHINE, now: () => MACHINE.now() + wrongBy, today: () => MACHINE.today() + wrongBy };
  const members = { node, isAlive: async () => false, wasAliveRecently: (other: string) => heard.includes(other) };
  const store = { fence, forget: () => {} };
  return openOwners(nats(machine), members as unknown as Members, store as unknown as ClusterStore);
}

test.each([-HOUR, 0, HOUR])(
  'with clocks %i ms apart a table that is handed over goes on where it was',
  async (wrongBy) => {
    const nats = keyOfAll();
    const one = ownersAt(nats, 'one', 0, []);
    const other = ownersAt(nats, 'other', wrongBy, ['one']);
    expect(await one.claim('TABLE')).toEqual({ mine: true, goOn: null });
    await one.release('TABLE', 6000);
    expect(await other.claim('TABLE')).toEqual({ mine: true, goOn: { at: 6000, running: true } });
  },
);

test('a table whose node left long ago begins with a pause, and its time has not fallen', async () => {
  const nats = keyOfAll();
  const one = ownersAt(nats, 'one', 0, []);
  await one.claim('TABLE');
  await one.release('TABLE', 6000);
  expect(await ownersAt(nats, 'late', 0, []).claim('TABLE')).toEqual({
    mine: true,
    goOn: { at: 6000, running: false },
  });
});

test('a table that stood still when it was let go of stands still', async () => {
  const nats = keyOfAll();
  const one = ownersAt(nats, 'one', 0, []);
  await one.claim('TABLE');
  await one.release('TABLE', null);
  const claim = await ownersAt(nats, 'other', 0, ['one']).claim('TABLE');
  expect(claim).toMatchObject({ goOn: { running: false } });
});

test('a node that sleeps over its claim, while another one takes the table, has not got it', async () => {
  const nats = keyOfAll();
  const other = ownersAt(nats, 'other', 0, []);
  const sleeper = ownersAt(nats, 'sleeper', 0, [], () => other.claim('TABLE'));
  await expect(sleeper.claim('TABLE')).rejects.toMatchObject({ fault: 'fenced' });
  expect(sleeper.owned()).toEqual([]);
  expect(other.owned()).toEqual(['TABLE']);
});

test('while a node slept over its claim another one began to take the table: who writes first has it, never both', async () => {
  const nats = keyOfAll();
  let [begun, open] = [() => {}, () => {}];
  const hasBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const isOpen = new Promise<void>((resolve) => {
    open = resolve;
  });
  const gate = (): Promise<void> => {
    begun();
    return isOpen;
  };
  const other = ownersAt((machine) => nats(machine, gate), 'other', 0, []);
  let taking: Promise<unknown> = Promise.resolve();
  const sleeper = ownersAt(nats, 'sleeper', 0, [], () => {
    taking = other.claim('TABLE');
    taking.catch(() => {});
    return hasBegun;
  });
  expect(await sleeper.claim('TABLE')).toMatchObject({ mine: true });
  open();
  await expect(taking).rejects.toMatchObject({ fault: 'fenced' });
  expect([sleeper.owned(), other.owned()]).toEqual([['TABLE'], []]);
});
