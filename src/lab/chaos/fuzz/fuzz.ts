import { tableAt } from '#server';
import { serverAsChild } from '../../processes/child.ts';
import { temporaryFolder } from '../../processes/folder.ts';
import { until } from '../../processes/patience.ts';
import { verify } from '../players/verify.ts';
import { attackBy, type Target } from './attack.ts';
import { batchesOf, type Known } from './batches.ts';
import { keepCompany, type Waits, waitsOf } from './company.ts';
import { type FloodReport, floodAll } from './flood.ts';
import { slowLoris } from './loris.ts';
import { type Memory, watchMemory } from './memory.ts';
import { layOut } from './scene.ts';
import { keepSpoils } from './spoils.ts';

export interface FuzzReport extends FloodReport, Memory, Waits {
  readonly inputs: number;
  /** Inputs of which it is not certain that the server took them in. */
  readonly unheard: number;
  readonly kinds: number;
  /** Times the server ended, and lines it wrote about errors. */
  readonly crashes: number;
  /** Things told to attackers that were not theirs to know. */
  readonly leaks: number;
  /** Players elsewhere who lost their line, their game or its end. */
  readonly disturbed: number;
  /** Commands of players elsewhere, all of which are answered. */
  readonly asked: number;
  readonly slowLinesClosed: number;
  readonly megabytesHeard: number;
  readonly seconds: number;
}

export interface FuzzOptions {
  readonly seats: number;
  readonly seed: number;
  readonly attacks: number;
  readonly say: (text: string) => void;
}

const ATTACKERS = 24;
const SLOW_LINES = 200;
/** Far more than a request may take, however busy the machine is. */
const LORIS_PATIENCE = 120_000;
/** A proxy tells attackers apart from the others; tables are limited, as ever. */
const SETTINGS = { PENDULUM_PROXIES: '1', PENDULUM_TABLES_PER_ADDRESS: '100' };

/** Attacks one table and the doors from all sides, while others play on. */
export async function fuzzTest(options: FuzzOptions): Promise<FuzzReport> {
  const began = performance.now();
  const data = temporaryFolder();
  const child = await serverAsChild(data.path, SETTINGS);
  const pid = child.pid();
  const memory = watchMemory(child);
  try {
    const { known, victims } = await layOut(child.address);
    const company = keepCompany(child.address, options.seats, options.seed);
    const spoils = keepSpoils(victims.tokens.filter((token) => token !== known.ownToken));
    const loris = slowLoris(child.address, SLOW_LINES);
    const target = { address: child.address, code: known.code, learn: spoils.learn };
    const made = await attackAll(target, known, options, memory.begin, () => child.pid() === pid);
    const grown = await memory.end();
    const floods = await floodAll(child, known.code);
    options.say(`${made.inputs} inputs sent; the others finish their games`);
    const isWell = await isHealthy(child.address, known.code);
    const tables = await company.finish();
    victims.hangUp();
    await until(() => loris.closed() === SLOW_LINES, LORIS_PATIENCE, 'a line that dribbles is still open');
    loris.stop();
    const code = await child.stop();
    const verdict = await verify(data.path, tables);
    const complaints = child.complaints().split('\n').filter(isComplaint);
    for (const line of complaints.slice(0, 5)) options.say(line);
    const players = tables.flatMap((table) => table.players);
    const away = players.filter((player) => player.reconnects() > 0);
    return {
      ...made,
      ...floods,
      ...grown,
      ...waitsOf(tables),
      crashes: complaints.length + (code === 0 ? 0 : 1) + (isWell ? 0 : 1),
      leaks: await spoils.leaks(data.path, known.code),
      disturbed: verdict.different + verdict.lost + verdict.unfinished + away.length,
      asked: players.reduce((sum, player) => sum + player.asked(), 0),
      slowLinesClosed: loris.closed(),
      megabytesHeard: Math.round(spoils.bytes() / 1e6),
      seconds: Math.round((performance.now() - began) / 1000),
    };
  } finally {
    memory.stop();
    await child.kill();
    data.remove();
  }
}

/**
 * An attacker with a seat may lie about what they know; the server says so, once a table. Node's own warnings, like the one
 * of its newest versions about keys that the library of passkeys asks for, are none of the server.
 */
const HARMLESS = /^$|a player knows of more than is kept|^\(node:\d+\) |^\(Use `node /;
const isComplaint = (line: string): boolean => !HARMLESS.test(line);

async function isHealthy(address: string, code: string): Promise<boolean> {
  const { ok } = await fetch(`${address}/healthz`).catch(() => ({ ok: false }));
  return ok && (await tableAt(address, code)).chairs.every(({ name }, seat) => name === `Victim ${seat}`);
}

type Made = Pick<FuzzReport, 'inputs' | 'unheard' | 'kinds'>;

/** All inputs of the seed, each batch by the next attacker who is free. */
async function attackAll(
  target: Target,
  known: Known,
  { attacks, seed, say }: FuzzOptions,
  warm: () => Promise<void>,
  isAlive: () => boolean,
): Promise<Made> {
  const batches = batchesOf(seed, attacks, known);
  const kinds = new Set<string>();
  let [inputs, heard, told] = [0, 0, 0];
  const tell = async (): Promise<void> => {
    if (inputs < told + attacks / 10) return;
    const isFirst = told === 0;
    told = inputs;
    say(`${inputs} inputs`);
    if (isFirst) await warm();
  };
  const attack = async (): Promise<void> => {
    for (const batch of batches) {
      inputs += batch.inputs.length;
      for (const { kind } of batch.inputs) kinds.add(kind);
      const taken = await attackBy(target, batch);
      heard += taken;
      await tell();
      if (!isAlive()) return;
    }
  };
  await Promise.all(Array.from({ length: ATTACKERS }, attack));
  return { inputs, unheard: inputs - heard, kinds: kinds.size };
}
