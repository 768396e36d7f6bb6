import { fingerprint, type Game } from '#engine';
import type { Entry } from '#protocol';
import { type Opening, type Room, restore } from '#room';
import { readLog } from '#table/kept';
import { type Scene, startAgain, strike } from './faults.ts';
import { type House, openHouse } from './house.ts';
import { Broken, type Laws, type Loss, openLaws } from './laws.ts';
import { fairWeather, openCall } from './line.ts';
import { startProcess } from './machine/process.ts';
import { newWorld, type World } from './machine/world.ts';
import { type Net, openNet } from './net.ts';
import { healNet } from './netFaults.ts';
import { newPerson, type Person } from './person.ts';
import type { Plan } from './plan.ts';

export interface Outcome {
  readonly broken: Broken | null;
  /** Of all that happened: the same for the same plan, always. */
  readonly hash: string;
  /** True time that passed, in milliseconds. */
  readonly time: number;
  readonly entries: number;
  readonly steps: number;
  readonly loss: Loss;
}

/** They sit down in peace. */
const CALM = 4000;
/** After the last fault has ended, everything is well again within this time; then all rest, and look. */
const HEALED_WITHIN = 30_000;
/** Until all know of what broke last. */
const NOTICED = 4000;
const STEP = 500;
const REST = 2000;
/** A leader may have to be elected first. */
const ANSWERED_WITHIN = 12_000;

interface Cast extends Scene {
  readonly people: readonly Person[];
  code: string;
}

/** One world from its beginning to its end. */
export async function runWorld(plan: Plan, tell?: (line: string) => void): Promise<Outcome> {
  const world = newWorld(plan.seed, tell);
  const laws = openLaws();
  const cast = gather(world, laws, plan);
  try {
    await begin(cast, plan);
    for (const fault of plan.faults) world.later(fault.at, () => strike(cast, fault));
    await world.run(world.now() + plan.lasts);
    await heal(cast);
    await look(cast);
  } catch (error) {
    if (error instanceof Broken) laws.broken(error.law, error.message);
    else laws.broken('the world goes on', String((error as Error).stack));
  }
  for (const { disk, process } of cast.houses) {
    process().kill();
    disk.giveBack();
  }
  return {
    broken: laws.firstBroken(),
    hash: world.hash(),
    time: world.now(),
    entries: laws.entries(),
    steps: world.steps(),
    loss: laws.loss(),
  };
}

function gather(world: World, laws: Laws, plan: Plan): Cast {
  const net = plan.nodes === 1 ? null : openNet(world, plan.nodes, plan.age);
  if (net !== null) net.servers.syncs = plan.syncs;
  const houses = housesOf(world, laws, plan, net);
  const weathers = Array.from({ length: plan.people + 1 }, () => ({ ...fairWeather(), slowest: plan.slowest }));
  const people: Person[] = [];
  const known = (): number =>
    Math.max(0, ...people.slice(0, plan.people).map(({ guest }) => guest().following?.seq ?? 0));
  const cast: Cast = { world, laws, houses, weathers, net, people, known, isHealed: false, code: '' };
  for (const [nth, weather] of weathers.entries()) {
    const isStranger = nth === plan.people;
    const own = startProcess(world, `person ${nth}`, { speed: plan.drifts[nth + 1] ?? 1, wrongBy: 0 });
    const open: Parameters<typeof newPerson>[1]['open'] = (hear, closed) => {
      const house = houses[world.chance.below(houses.length)] as House;
      const accept = house.accept.bind(null, cast.code);
      return openCall(world, { weather, server: house.process(), accept, hear, closed });
    };
    const name = isStranger ? 'stranger' : `person ${nth}`;
    people.push(newPerson(world, { name, laws, now: own.machine.now, pace: plan.pace, open, isStranger }));
  }
  return cast;
}

/** A house that lost its table without knowing it has an older one. */
const newest = (rooms: readonly Room[]): Game | null =>
  (rooms.length < 2 ? rooms : rooms.toSorted((one, other) => one.playing().seq - other.playing().seq)).at(-1)?.look() ??
  null;

function housesOf(world: World, laws: Laws, plan: Plan, net: Net | null): readonly House[] {
  const houses: House[] = [];
  const gameOf = (code: string) => newest(houses.flatMap((house) => house.tables()?.present(code)?.room ?? []));
  for (let nth = 0; nth < plan.nodes; nth += 1) {
    const name = plan.nodes === 1 ? 'server' : `node ${nth}`;
    // People have the drifts behind the first one.
    const clocks = { speed: plan.drifts.at(-nth) ?? 1, wrongBy: 0 };
    houses.push(openHouse({ world, laws, name, clocks, join: net?.joinAs(nth) ?? null, gameOf, syncs: plan.syncs }));
  }
  return houses;
}

/** A table is made, people sit down, and the first one begins. */
async function begin(cast: Cast, plan: Plan): Promise<void> {
  const { world, houses, people } = cast;
  const [house] = houses as [House];
  let code = '';
  const open = async (): Promise<void> => {
    await Promise.all(houses.map(({ boot }) => boot()));
    code = (await house.tables()?.create({ speed: plan.speed, standInAfter: 0, privilegeWindow: 1000 })) ?? '';
  };
  world.later(0, () => void open());
  await until(world, () => code !== '', 'no table was made');
  cast.code = code;
  const players = people.slice(0, plan.people);
  const [host] = players as [Person];
  for (const [seat, person] of players.entries()) {
    world.later(0, () => person.start());
    await until(world, () => person.guest().isWelcome, 'nobody was welcomed');
    world.later(0, () => person.say({ type: 'sit', name: `Person ${seat}` }));
    await until(world, () => person.guest().counts.has(seat), 'nobody was seated');
    world.later(0, () => person.say({ type: 'change', seat, chair: { ready: true } }));
  }
  for (let bot = 0; bot < plan.bots; bot += 1) world.later(0, () => host.say({ type: 'seatBot', level: 'novice' }));
  world.later(CALM / 2, () => host.say({ type: 'start' }));
  await until(world, () => players.every((person) => person.guest().following !== null), 'no game began');
  world.later(0, () => people.at(-1)?.start());
}

async function until(world: World, isSo: () => boolean, else_: string): Promise<void> {
  for (let tries = 0; !isSo(); tries += 1) {
    if (tries > 200) throw new Broken('progress', else_);
    await world.run(world.now() + 50);
  }
}

/** All faults end; all is well again soon. */
async function heal(cast: Cast): Promise<void> {
  const { world, houses, weathers, net } = cast;
  world.note('healing');
  cast.isHealed = true;
  if (net !== null) healNet(net);
  for (const weather of weathers) Object.assign(weather, fairWeather());
  for (const house of houses) {
    house.disk.isFull = false;
    // The operator has read why the server does not start, and goes on without what is lost.
    house.disk.isDamaged = false;
    house.disk.stalledUntil = 0;
    house.disk.slowest = 3;
    house.areBotsLost = false;
    house.process().thaw();
    world.later(0, () => startAgain(world, house));
  }
  await world.run(world.now() + NOTICED);
  await allWell(cast);
}

/** A person who was refused meanwhile tries again after a while, and is waited for. */
async function allWell({ world, people, houses }: Cast): Promise<void> {
  const late = world.now() + HEALED_WITHIN;
  const isWell = ({ guest }: Person): boolean => guest().isWelcome && guest().following?.game.paused !== true;
  while (!people.every(isWell)) {
    if (world.now() > late) throw new Broken('progress', `not all play again: ${people.map(stateOf)}`);
    for (const house of houses) world.later(0, () => startAgain(world, house));
    await world.run(world.now() + STEP);
  }
}

const stateOf = ({ guest }: Person): string => {
  const { isWelcome, following, pending } = guest();
  return `${isWelcome ? 'here' : 'away'} ${following?.game.paused ? 'paused' : 'on'} ${pending.length}`;
};

async function allAnswered(world: World, people: readonly Person[]): Promise<void> {
  const late = world.now() + ANSWERED_WITHIN;
  while (people.some(({ guest }) => guest().pending.length > 0)) {
    if (world.now() > late) throw new Broken('progress', `asks without an answer: ${people.map(stateOf)}`);
    await world.run(world.now() + STEP);
  }
}

/** When nobody asks for anything any more, all screens show what is kept. */
async function look(cast: Cast): Promise<void> {
  const { world, people, houses, laws, net, code } = cast;
  const [house] = houses as [House];
  await world.run(world.now() + REST);
  for (const person of people) person.rest();
  // With the last node goes what it had not yet passed on to the others: bots rest, too.
  if (net !== null) for (const one of houses) one.areBotsLost = true;
  await allAnswered(world, people);
  await allWell(cast);
  // Bots and sand go on to the end: what is kept in the very last moment may reach no screen any more.
  const shown = laws.entries();
  await world.run(world.now() + REST);
  for (const one of houses) world.later(0, () => void one.stop());
  await world.run(world.now() + REST);
  const reader = startProcess(world, 'reader', { speed: 1, wrongBy: 0 });
  let texts: readonly string[] | null = null;
  const read = (found: readonly string[]): void => {
    texts = found;
  };
  const fail = (error: Error): void => laws.broken('acknowledged is kept', error.message);
  const readNet = async ({ read }: Net): Promise<readonly string[]> => {
    const { entries, claims } = await read(reader, code);
    if (claims.some((claim, nth) => claim < (claims[nth - 1] ?? 0))) laws.broken('one writer', `claims ${claims}`);
    return entries;
  };
  const readAll = (): Promise<readonly string[]> => (net === null ? house.disk.open(reader).read(code) : readNet(net));
  world.later(0, () => void readAll().then(read, fail));
  await until(world, () => texts !== null, 'the log cannot be read');
  laws.readAnew(texts ?? []);
  const { opening, entries } = readLog(texts ?? []);
  const screens = new Set(range(shown - 1, entries.length).map((many) => screenAfter(opening, entries.slice(0, many))));
  for (const [nth, person] of people.entries()) {
    if (!screens.has(person.screen()))
      throw new Broken('all screens are equal', `${nth}: ${person.screen()}, not ${[...screens].join(' or ')}`);
  }
}

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, nth) => from + nth);

function screenAfter(opening: Opening, entries: readonly Entry[]): string {
  const { seq, game } = restore(opening, entries).following;
  return `${seq} ${fingerprint(game)}`;
}
