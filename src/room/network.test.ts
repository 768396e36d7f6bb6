import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fingerprint, setup } from '#engine';
import type { ClientMessage, Entry, ServerMessage } from '#protocol';
import { openRoom, type Room, type RoomPorts, restore } from '#room';
import {
  FAIR,
  line,
  newPerson,
  newWorld,
  type Person,
  tableOptions,
  type Weather,
  type World,
  welcomeTo,
} from '#testkit';

/** A table whose house does what a server does, at the end of lines that lose, double, delay and mix up. */
function play(world: World, weather: () => Weather, seats: number, seed: number) {
  const opening = setup(tableOptions({ seats, speed: 10, seed, waitLimit: 4000, lastWord: 1000 }));
  const kept: Entry[] = [];
  const people: Person[] = [];
  const toPeople: ((message: ServerMessage) => void)[] = [];
  let woken = 0;
  const ports: RoomPorts = {
    now: world.now,
    keep: (entry) => kept.push(entry),
    tell: (seat, message) => toPeople[seat]?.(message),
    tellAll: (message) => {
      for (const tell of toPeople) tell(message);
    },
    wakeAt(when) {
      woken += 1;
      const nth = woken;
      if (when !== null) world.later(Math.max(0, when - world.now()), () => nth === woken && house.room.wake());
    },
    fail: (error) => {
      throw error;
    },
  };
  const house = { opening, kept, people, restart, room: openRoom(opening, ports) };
  function restart(): void {
    house.room.close();
    house.room = openRoom(opening, ports, kept.slice());
  }
  for (let seat = 0; seat < seats; seat += 1) {
    const toRoom = line<ClientMessage>(world, weather, (message) => answer(house.room, seat, toPerson, message));
    const person = newPerson(world, seat, toRoom, 300);
    const toPerson = line(world, weather, person.hear);
    people.push(person);
    toPeople.push(toPerson);
  }
  return house;
}

function answer(room: Room, seat: number, tell: (message: ServerMessage) => void, message: ClientMessage): void {
  if (message.type === 'ask') room.ask(message.seat, message.nth, message.command);
  if (message.type === 'hello' || message.type === 'catchUp') tell(welcomeTo(room, [seat], message.since));
}

/** Every ask happens once: what a rewind brings had happened before, but for the one ask that it is about. */
function checkOnce(entries: readonly Entry[]): void {
  const seen = new Set<string>();
  for (const entry of entries) {
    const all = entry.type === 'happened' ? [entry] : [...entry.happened, ...entry.lost];
    const fresh = all.filter(({ nth }) => nth > 0).filter(({ seat, nth }) => !seen.has(`${seat}:${nth}`));
    expect(fresh.length, `entry ${entry.seq}`).toBe(entry.type === 'happened' && entry.nth === 0 ? 0 : 1);
    for (const { seat, nth } of fresh) seen.add(`${seat}:${nth}`);
  }
}

const percent = fc.integer({ min: 0, max: 40 }).map((many) => many / 100);
const situations = fc.record({
  seed: fc.integer({ min: 1, max: 99_999 }),
  seats: fc.integer({ min: 1, max: 5 }),
  weather: fc.record({ lost: percent, doubled: percent, slowest: fc.integer({ min: 1, max: 1200 }) }),
  restarts: fc.array(fc.integer({ min: 1, max: 90_000 }), { maxLength: 2 }),
});

test('PRV-4 on any network all who follow end with the table’s own game, and nothing is done twice', () => {
  fc.assert(
    fc.property(situations, ({ seed, seats, weather, restarts }) => {
      const world = newWorld(seed);
      let current = weather;
      const house = play(world, () => current, seats, seed);
      for (const when of restarts) world.later(when, house.restart);
      world.run(90_000);
      current = FAIR;
      for (const person of house.people) person.rest();
      world.run(100_000);
      const { seq, game } = house.room.playing();
      const print = fingerprint(game);
      for (const person of house.people) {
        expect(person.seq()).toBe(seq);
        expect(fingerprint(person.game() ?? game)).toBe(print);
        expect(person.pending()).toBe(0);
      }
      checkOnce(house.kept);
      expect(house.room.isClosed()).toBe(false);
      expect(fingerprint(restore(house.opening, house.kept).following.game)).toBe(print);
    }),
    { numRuns: 15 },
  );
}, 60_000);
