import { holdClaim, letGo } from './heldClaim.ts';
import type { House } from './house.ts';
import type { Laws } from './laws.ts';
import type { Weather } from './line.ts';
import type { World } from './machine/world.ts';
import type { Net } from './net.ts';
import { beginAtNet, isOfNet } from './netFaults.ts';
import type { Fault, FaultKind, NetFaultKind } from './plan.ts';

/** What can be broken. */
export interface Scene {
  readonly world: World;
  readonly houses: readonly House[];
  readonly weathers: readonly Weather[];
  /** Where houses are nodes of a cluster. */
  readonly net: Net | null;
  readonly laws: Laws;
  /** The last entry that a player has heard of. */
  readonly known: () => number;
  /** All is well from here on: no fault that ends later changes anything. */
  isHealed: boolean;
}

const HOUR = 3_600_000;
const BOOT_AGAIN = 500;

/** Lets a fault begin, and end after its time. Whatever is already broken may be broken again. */
export function strike(scene: Scene, fault: Fault): void {
  const { world } = scene;
  world.note(`fault ${fault.kind} ${fault.who}`);
  const end = isOfNet(fault) ? beginAtNet(world, scene.net, fault) : begin(scene, fault as HouseFault);
  world.later(fault.lasts, () => scene.isHealed || end());
}

const pick = <T>(list: readonly T[], who: number): T => list[who % list.length] as T;

type HouseFault = Fault & { readonly kind: Exclude<FaultKind, NetFaultKind> };

function begin(scene: Scene, { kind, who, force, lasts }: HouseFault): () => void {
  const { world, houses, weathers } = scene;
  const house = pick(houses, who);
  const weather = pick(weathers, who);
  switch (kind) {
    case 'kill':
      house.process().kill();
      return () => startAgain(world, house);
    case 'restart':
      if (house.process().isAlive()) house.stop().then(() => world.later(lasts, () => startAgain(world, house)));
      return () => {};
    case 'freeze':
      return frozen(house);
    case 'stall':
      house.disk.stalledUntil = world.now() + 50 * force;
      return () => {};
    case 'full':
      house.disk.isFull = true;
      return () => {
        house.disk.isFull = false;
      };
    case 'slowDisk':
      house.disk.slowest = 3 + 5 * force;
      return () => {
        house.disk.slowest = 3;
      };
    case 'cut':
      return cut([weather]);
    case 'cutAll':
      return cut(weathers);
    case 'slow':
      return change(weather, { slowest: 20 * force + 20 });
    case 'mad':
      return change(weather, { doubled: force / 200, mixed: force / 200, slowest: 10 * force + 20 });
    case 'jump':
      house.clocks.wrongBy += (force - 50) * (HOUR / 10);
      return () => {};
    case 'drift':
      house.clocks.speed = 0.9 + force / 500;
      return () => {};
    case 'heldClaim':
      return holdClaim(scene, lasts, force);
    case 'letGo':
      return letGo(scene, force);
    case 'powerOff':
      return turnOff(scene, who, 1 + (force % houses.length));
    case 'bots':
      house.areBotsLost = true;
      return () => {
        house.areBotsLost = false;
      };
  }
}

/** So many machines go dark together, each with its disk, its node and its NATS server. */
function turnOff({ world, houses, net, laws, known }: Scene, first: number, count: number): () => void {
  const all = Array.from({ length: count }, (_, nth) => (first + nth) % houses.length);
  laws.powerGone(known());
  for (const nth of all) {
    const house = houses[nth] as House;
    house.process().kill();
    house.disk.losePower();
    net?.servers.losePower(nth);
  }
  return () => {
    for (const nth of all) {
      net?.servers.change(nth, { isUp: true });
      startAgain(world, houses[nth] as House);
    }
  };
}

function frozen(house: House): () => void {
  const process = house.process();
  process.freeze();
  return process.thaw;
}

function cut(weathers: readonly Weather[]): () => void {
  for (const weather of weathers) weather.isCut = true;
  return () => {
    for (const weather of weathers) weather.isCut = false;
  };
}

function change(weather: Weather, worse: Partial<Weather>): () => void {
  const { slowest, doubled, mixed } = weather;
  Object.assign(weather, worse);
  return () => void Object.assign(weather, { slowest, doubled, mixed });
}

/** A server that does not come up is started again by and by, as systemd does. */
export function startAgain(world: World, house: House): void {
  if (house.process().isAlive()) return;
  house.boot().catch(() => {
    house.process().kill();
    world.later(BOOT_AGAIN, () => startAgain(world, house));
  });
}
