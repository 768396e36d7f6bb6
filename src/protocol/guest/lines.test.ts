import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fingerprint, legal, type Seat, setup } from '#engine';
import type { ClientMessage, Entry, ServerMessage } from '#protocol';
import { ask, type Guest, hear, hello, newGuest, type Reaction } from '#protocol/guest';
import { roomAt, type TestRoom, tableOptions, welcomeTo } from '#testkit';

/** A guest at the end of a line in a test's hands: what is on its way waits to be passed on, doubled, mixed up or lost. */
interface Visit {
  guest: Guest;
  isHeard: boolean;
  read: number;
  toTable: ClientMessage[];
  toGuest: ServerMessage[];
}

const SEATS = [0, 1, 2] as const;
const MOST_ROUNDS = 2000;
const HUNT = process.env.LAW_RUNS;
const RUNS = HUNT === undefined ? { numRuns: 60, seed: 1 } : { numRuns: Number(HUNT) };

const wire = <T>(message: T): T => JSON.parse(JSON.stringify(message));

function react(visit: Visit, { guest, say }: Reaction): void {
  visit.guest = guest;
  visit.toTable.push(...wire([...say]));
}

function listen(visit: Visit, hall: TestRoom, seat: Seat): void {
  const fresh = hall.told.slice(visit.read).filter(({ to }) => to === 'all' || to === seat);
  visit.read = hall.told.length;
  if (visit.isHeard) visit.toGuest.push(...fresh.map(({ message }) => wire(message)));
}

function passToTable(visit: Visit, hall: TestRoom, seat: Seat): void {
  const message = visit.toTable.shift();
  listen(visit, hall, seat);
  if (message?.type === 'hello') visit.isHeard = true;
  if (message?.type === 'ask') hall.room.ask(seat, message.nth, message.command);
  if (message?.type === 'hello' || message?.type === 'catchUp') {
    visit.toGuest.push(wire(welcomeTo(hall.room, [seat], message.since)));
  }
}

function passToGuest(visit: Visit, hall: TestRoom, seat: Seat): void {
  listen(visit, hall, seat);
  const message = visit.toGuest.shift();
  if (message !== undefined) react(visit, hear(visit.guest, message, hall.now()));
}

function cut(visit: Visit): void {
  visit.toTable = [];
  visit.toGuest = [];
  visit.isHeard = false;
  react(visit, hello(visit.guest));
}

function wish(visit: Visit, hall: TestRoom, seat: Seat, chance: number): void {
  const game = visit.guest.following?.game;
  if (game === undefined || visit.guest.pending.length > 3) return;
  const able = legal(game, seat, hall.now()).filter(({ type }) => type !== 'pause' && type !== 'done');
  const command = able[chance % able.length];
  if (command !== undefined) react(visit, ask(visit.guest, { seat, at: 0, command }));
}

const double = <T>(queue: T[]): void => void queue.unshift(...queue.slice(0, 1));
const mixUp = <T>(queue: T[]): void => void queue.unshift(...queue.splice(1, 1));

const DEEDS = ['wish', 'toTable', 'toGuest', 'toGuest', 'wait', 'cut', 'double', 'mixUp'] as const;

function does(deed: (typeof DEEDS)[number], visit: Visit, hall: TestRoom, seat: Seat, chance: number): void {
  const queue = chance % 2 === 0 ? visit.toTable : visit.toGuest;
  if (deed === 'wish') wish(visit, hall, seat, chance);
  else if (deed === 'toTable') passToTable(visit, hall, seat);
  else if (deed === 'toGuest') passToGuest(visit, hall, seat);
  else if (deed === 'wait') hall.pass(chance % 400);
  else if (deed === 'cut') cut(visit);
  else if (deed === 'double') double<unknown>(queue);
  else mixUp<unknown>(queue);
}

function passAll(visits: readonly Visit[], hall: TestRoom): void {
  const isBusy = (visit: Visit, seat: Seat) => {
    listen(visit, hall, seat);
    return visit.toTable.length + visit.toGuest.length > 0;
  };
  for (let round = 0; visits.some(isBusy); round += 1) {
    if (round > MOST_ROUNDS) throw new Error('they never stop talking');
    for (const [seat, visit] of visits.entries()) {
      passToTable(visit, hall, seat);
      passToGuest(visit, hall, seat);
    }
  }
}

/** Every ask happens once: what a rewind brings had happened before, but for the one ask that it is about. */
function expectOnce(entries: readonly Entry[]): void {
  const seen = new Set<string>();
  for (const entry of entries) {
    const all = entry.type === 'happened' ? [entry] : [...entry.happened, ...entry.lost];
    const fresh = all.filter(({ nth }) => nth > 0).filter(({ seat, nth }) => !seen.has(`${seat}:${nth}`));
    expect(fresh.length, `entry ${entry.seq}`).toBe(entry.type === 'happened' && entry.nth === 0 ? 0 : 1);
    for (const { seat, nth } of fresh) seen.add(`${seat}:${nth}`);
  }
}

const story = fc.array(fc.tuple(fc.constantFrom(...DEEDS), fc.constantFrom(...SEATS), fc.nat({ max: 9999 })), {
  minLength: 60,
  maxLength: 400,
  size: 'max',
});

test('PRV-4 whatever a line cuts, doubles or mixes up, a guest ends with the game of the table and each ask is done once', () => {
  let rewinds = 0;
  fc.assert(
    fc.property(story, (deeds) => {
      const { game, secret } = setup(tableOptions({ seats: SEATS.length }));
      const hall = roomAt({ game: { ...game, phase: 'round', privilege: [...SEATS] }, secret });
      const visits = SEATS.map((): Visit => ({ guest: newGuest(), isHeard: false, read: 0, toTable: [], toGuest: [] }));
      visits.forEach(cut);
      for (const [deed, seat, chance] of deeds) does(deed, visits[seat] as Visit, hall, seat, chance);
      visits.forEach(cut);
      passAll(visits, hall);
      const { seq, game: now } = hall.room.playing();
      for (const { guest } of visits) {
        expect(guest.following?.seq).toBe(seq);
        expect(fingerprint(guest.following?.game ?? game)).toBe(fingerprint(now));
        expect(guest.pending).toEqual([]);
      }
      expectOnce(hall.kept);
      rewinds += hall.kept.filter(({ type }) => type === 'rewound').length;
    }),
    RUNS,
  );
  expect(rewinds).toBeGreaterThan(0);
});
