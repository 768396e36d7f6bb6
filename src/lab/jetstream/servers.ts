import type { MsgHdrs } from '@nats-io/transport-node';
import type { Change, Stored, StreamSettings } from './copy.ts';
import { type Group, openGroup } from './group.ts';
import { type Machines, newMachines, type Surroundings } from './machines.ts';

/** What a client asks the servers. */
export type Request =
  | {
      readonly type: 'publish';
      readonly subject: string;
      readonly data: Uint8Array;
      readonly headers: MsgHdrs;
      readonly id: string;
      readonly expected: number | undefined;
    }
  | {
      readonly type: 'get';
      readonly stream: string;
      readonly query: { readonly last_by_subj?: string; readonly next_by_subj?: string; readonly seq?: number };
    }
  | { readonly type: 'delete'; readonly stream: string; readonly seq: number }
  | { readonly type: 'info'; readonly stream: string }
  /** Needs a leader of all of JetStream. */
  | { readonly type: 'addConsumer' }
  | { readonly type: 'fetch'; readonly stream: string; readonly subject: string; readonly from: number };

/** An error as the API of JetStream writes it. */
interface ApiError {
  readonly code: number;
  readonly err_code: number;
  readonly description: string;
}

export type Answer =
  | { readonly type: 'value'; readonly value: unknown }
  | { readonly type: 'error'; readonly error: ApiError }
  | { readonly type: 'nobody' };

/** Versions differ in what they do with two writers at the same moment. */
export type Age = 'old' | 'new';

/** Several NATS servers with JetStream, without any program of theirs. */
export interface Servers {
  readonly world: Surroundings;
  readonly machines: Machines;
  readonly age: Age;
  readonly clients: Set<Hearer>;
  readonly ask: (server: number, request: Request, answer: (answer: Answer) => void) => void;
  readonly streamOf: (name: string) => Group;
  /** One server comes or goes, or its way to the others. */
  readonly change: (server: number, changes: Partial<Machines['all'][number]>) => void;
  /** Its machine loses power: it is gone with all it had not synced. */
  readonly losePower: (server: number) => void;
  /** All leaders give way. */
  readonly stepDown: () => void;
  /** What is acknowledged is synced. */
  syncs: boolean;
  /** Answers to writers come so much later, at most. */
  lateBy: number;
}

/** A client as the servers see it. */
export interface Hearer {
  readonly server: () => number | null;
  readonly message: (subject: string, data: Uint8Array) => void;
  readonly watches: (stream: string) => boolean;
  readonly stored: (stream: string) => void;
}

export interface ServersOptions {
  readonly world: Surroundings;
  readonly count: number;
  readonly age: Age;
  readonly streams: readonly (StreamSettings & { readonly subjects: string })[];
}

const value = (found: unknown): Answer => ({ type: 'value', value: found });
const wrong = (code: number, err_code: number, description: string): Answer => ({
  type: 'error',
  error: { code, err_code, description },
});
const NOBODY: Answer = { type: 'nobody' };

export function openServers({ world, count, age, streams }: ServersOptions): Servers {
  const machines = newMachines(count);
  const clients = new Set<Hearer>();
  const groupOf = (settings: StreamSettings): Group =>
    openGroup({ world, machines, settings, syncs: () => servers.syncs });
  const meta = groupOf({ name: 'meta', perSubject: 0, maxAge: 0 });
  const groups = streams.map((settings) => ({ prefix: settings.subjects, group: groupOf(settings) }));
  for (const { group } of groups)
    group.applied((server) => {
      const { name } = group.settings;
      for (const client of clients) if (client.server() === server && client.watches(name)) client.stored(name);
    });
  const streamOf = (name: string): Group => {
    const found = groups.find(({ group }) => group.settings.name === name);
    if (found === undefined) throw new Error(`no stream ${name}`);
    return found.group;
  };
  const streamFor = (subject: string): Group | undefined =>
    groups.find(({ prefix }) => subject.startsWith(prefix))?.group;
  const reviewAll = (): void => {
    for (const group of [meta, ...groups.map((one) => one.group)]) group.review();
  };

  const ask: Servers['ask'] = (server, request, answer) => {
    if (request.type === 'addConsumer') return answer(meta.leaderFor(server) === null ? NOBODY : value(null));
    if (request.type === 'fetch')
      return answer(value(fetched(streamOf(request.stream).copyAt(server).from(request.from), request.subject)));
    const group = request.type === 'publish' ? streamFor(request.subject) : streamOf(request.stream);
    const leader = group?.leaderFor(server) ?? null;
    if (group === undefined || leader === null) return answer(NOBODY);
    const copy = group.copyAt(leader);
    switch (request.type) {
      case 'publish':
        return publish(group, leader, request, answer);
      case 'delete':
        return group.propose(leader, request, () => answer(value(true)));
      case 'info':
        return answer(value({ state: copy.state(), config: { name: group.settings.name } }));
      case 'get': {
        const { last_by_subj: last, next_by_subj: next, seq = 0 } = request.query;
        return answer(value(last === undefined ? copy.next(next ?? '', seq) : copy.last(last)));
      }
    }
  };

  const publish = (
    group: Group,
    leader: number,
    { subject, data, headers, id, expected }: Extract<Request, { type: 'publish' }>,
    answer: (answer: Answer) => void,
  ): void => {
    const copy = group.copyAt(leader);
    const duplicate = copy.sequenceOf(id);
    const tell = (told: Answer): void => void world.later(world.chance.below(servers.lateBy + 1), () => answer(told));
    if (duplicate !== undefined) return tell(value({ seq: duplicate, duplicate: true }));
    const begun = age === 'new' ? group.begun(leader).filter((change) => change.type === 'put') : [];
    if (id !== '' && begun.some((change) => change.id === id))
      return tell(wrong(409, 10158, 'duplicate message id is in process'));
    const last = copy.last(subject)?.seq ?? 0;
    if (expected !== undefined && begun.some((change) => change.subject === subject))
      return tell(wrong(400, 10164, 'wrong last sequence'));
    if (expected !== undefined && expected !== last) return tell(wrong(400, 10071, `wrong last sequence: ${last}`));
    const change: Change = { type: 'put', subject, data, headers, id, at: world.now() };
    group.propose(leader, change, (seq) => tell(value({ seq, duplicate: false })));
  };

  const servers: Servers = {
    world,
    machines,
    age,
    clients,
    ask,
    streamOf,
    syncs: true,
    lateBy: 0,
    change(server, changes) {
      Object.assign(machines.all[server] as Machines['all'][number], changes);
      reviewAll();
    },
    losePower(server) {
      for (const { group } of groups) group.loseUnsynced(server);
      servers.change(server, { isUp: false });
    },
    stepDown() {
      for (const group of [meta, ...groups.map((one) => one.group)]) group.stepDown();
    },
  };
  return servers;
}

const AT_ONCE = 500;
const fetched = (all: readonly Stored[], subject: string): readonly Stored[] =>
  all.filter((one) => one.subject === subject).slice(0, AT_ONCE);
