import { type Change, type Copy, newCopy, type StreamSettings } from './copy.ts';
import type { Machines, Surroundings } from './machines.ts';

/**
 * A stream on several servers. Simulated is what Raft comes to, not its messages of election: one leader a term, chosen
 * among the greater part by the longest log; a change counts when the greater part has written it; what a leader had
 * begun and few have may be lost or kept; a leader that is cut off believes in itself for a while.
 */
export interface Group {
  readonly settings: StreamSettings;
  /** Whom that server takes for the leader, if it gets there. */
  readonly leaderFor: (server: number) => number | null;
  readonly copyAt: (server: number) => Copy;
  /** What the leader has taken in and not yet applied. */
  readonly begun: (leader: number) => readonly Change[];
  readonly propose: (leader: number, change: Change, done: (seq: number) => void) => void;
  /** Servers came or went. */
  readonly review: () => void;
  /** The leader gives way to another one. */
  readonly stepDown: () => void;
  /** A machine lost its power: what was not synced is gone. */
  readonly loseUnsynced: (server: number) => void;
  readonly applied: (hear: (server: number) => void) => void;
}

interface Entry {
  readonly term: number;
  readonly change: Change;
}

interface Member {
  log: Entry[];
  /** How many of them are in the copy. */
  applied: number;
  /** How many are on the disk for good. */
  synced: number;
  copy: Copy;
  term: number;
  leader: number | null;
  /** As leader: how many each server has written. */
  written: number[];
}

/** Constants of nats-server's raft.go. */
const SOONEST_ELECTION = 4000;
const LATEST_ELECTION = 9000;
const BELIEVES_FOR = 10_000;
const HAND_OVER = 100;

export interface GroupOptions {
  readonly world: Surroundings;
  readonly machines: Machines;
  readonly settings: StreamSettings;
  /** Whether a server acknowledges only what it has synced. */
  readonly syncs: () => boolean;
}

export function openGroup({ world, machines, settings, syncs }: GroupOptions): Group {
  const servers = [...machines.all.keys()];
  const hearers: ((server: number) => void)[] = [];
  /** Only the leader that took a change in answers for it. */
  const waiting = new Map<Entry, (server: number, seq: number) => void>();
  const first = world.chance.below(servers.length);
  const fresh = (): Copy => newCopy(settings, world.now);
  const members: Member[] = servers.map(() => ({
    log: [],
    applied: 0,
    synced: 0,
    copy: fresh(),
    term: 1,
    leader: first,
    written: servers.map(() => 0),
  }));
  let isElecting = false;

  const of = (server: number): Member => members[server] as Member;
  const delay = (): number => (1 + world.chance.below(20)) / 10;
  const disk = (server: number): number => Math.max(0, (machines.all[server]?.stalledUntil ?? 0) - world.now());
  const leads = (server: number, term: number): boolean =>
    machines.all[server]?.isUp === true && of(server).leader === server && of(server).term === term;

  /** Everything behind `count` is taken back. */
  const cutOff = (member: Member, count: number): void => {
    if (member.log.length <= count) return;
    member.log.length = count;
    member.synced = Math.min(member.synced, count);
    if (member.applied <= count) return;
    member.copy = fresh();
    for (const { change } of member.log) member.copy.apply(change);
    member.applied = count;
  };
  const apply = (server: number, count: number): void => {
    const member = of(server);
    for (; member.applied < Math.min(count, member.log.length); member.applied += 1) {
      const entry = member.log[member.applied] as Entry;
      const seq = member.copy.apply(entry.change);
      waiting.get(entry)?.(server, seq);
    }
    for (const hear of hearers) hear(server);
  };

  /** A follower takes over the leader's log up to there. */
  const follow = (leader: number, follower: number, term: number, count: number): void => {
    const [own, other] = [of(follower), of(leader)];
    if (!machines.reaches(leader, follower) || !leads(leader, term) || own.term > term) return;
    Object.assign(own, { term, leader });
    const same = other.log.findIndex((entry, place) => own.log[place] !== entry);
    if (same >= 0 && same < own.log.length) cutOff(own, same);
    for (let place = own.log.length; place < count; place += 1) own.log.push(other.log[place] as Entry);
    if (syncs()) own.synced = own.log.length;
    apply(follower, Math.min(other.applied, count));
    world.later(delay(), () => written(leader, follower, term, count));
  };
  const written = (leader: number, server: number, term: number, count: number): void => {
    if (!leads(leader, term) || !machines.reaches(leader, server)) return;
    const member = of(leader);
    member.written[server] = Math.max(member.written[server] ?? 0, count);
    const counts = member.written.toSorted((one, other) => other - one);
    const certain = counts[Math.floor(counts.length / 2)] ?? 0;
    if (certain <= member.applied || member.log[certain - 1]?.term !== term) return;
    apply(leader, certain);
    spread(leader, term);
  };
  const spread = (leader: number, term: number): void => {
    const count = of(leader).log.length;
    for (const other of servers.filter((one) => one !== leader))
      world.later(delay() + disk(other), () => follow(leader, other, term, count));
  };
  const propose = (leader: number, change: Change, done: (seq: number) => void): void => {
    const member = of(leader);
    const { term } = member;
    const entry = { term, change };
    waiting.set(entry, (server, seq) => {
      if (server !== leader) return;
      waiting.delete(entry);
      if (leads(leader, term)) done(seq);
    });
    const count = member.log.push(entry);
    if (syncs()) member.synced = count;
    world.later(delay() + disk(leader), () => written(leader, leader, term, count));
    spread(leader, term);
  };

  const leaderOfMost = (): number | undefined => {
    const quorum = machines.quorum();
    const latest = Math.max(...quorum.map((server) => of(server).term));
    return quorum.find((server) => leads(server, latest));
  };
  const isLonger = (one: Member, other: Member): boolean => {
    const [mine, its] = [one.log.at(-1)?.term ?? 0, other.log.at(-1)?.term ?? 0];
    return mine === its ? one.log.length > other.log.length : mine > its;
  };
  const elect = (): void => {
    isElecting = false;
    const quorum = machines.quorum();
    if (leaderOfMost() !== undefined || quorum.length === 0) return;
    const best = quorum.filter((one) => !quorum.some((other) => isLonger(of(other), of(one))));
    const leader = best[world.chance.below(best.length)] as number;
    const term = Math.max(...members.map((member) => member.term)) + 1;
    for (const server of quorum) Object.assign(of(server), { term, leader });
    of(leader).written = servers.map(() => 0);
    world.note(`server ${leader} leads ${settings.name}`);
    propose(leader, { type: 'lead' }, () => {});
  };
  const electSoon = (soonest: number, latest: number): void => {
    if (isElecting) return;
    isElecting = true;
    world.later(servers.length === 1 ? 0 : world.chance.between(soonest, latest), elect);
  };
  /** A leader without followers finds out in the end. */
  const doubt = (server: number): void => {
    const { term } = of(server);
    world.later(BELIEVES_FOR, () => {
      if (machines.all[server]?.isCut && leads(server, term)) of(server).leader = null;
    });
  };

  return {
    settings,
    leaderFor(server) {
      const { leader, term } = of(server);
      return leader !== null && machines.reaches(server, leader) && leads(leader, term) ? leader : null;
    },
    copyAt: (server) => of(server).copy,
    begun: (leader) =>
      of(leader)
        .log.slice(of(leader).applied)
        .map(({ change }) => change),
    propose,
    review() {
      for (const server of servers) {
        const isLeader = of(server).leader === server;
        if (machines.all[server]?.isUp === false && servers.length > 1) of(server).leader = null;
        else if (isLeader && machines.all[server]?.isCut) doubt(server);
      }
      const leader = leaderOfMost();
      if (leader !== undefined) spread(leader, of(leader).term);
      else electSoon(SOONEST_ELECTION, LATEST_ELECTION);
    },
    stepDown() {
      for (const server of machines.quorum()) of(server).leader = null;
      electSoon(1, HAND_OVER);
    },
    loseUnsynced: (server) => cutOff(of(server), of(server).synced),
    applied: (hear) => void hearers.push(hear),
  };
}
