import { random } from '#bots';
import type { Timing } from '#engine';
import { type Caller, call, createTable } from '#server';
import { until } from '../../processes/patience.ts';
import { type SimulatedPlayer, simulatePlayer } from './player.ts';

export interface SimulatedTable {
  readonly code: string;
  readonly players: readonly SimulatedPlayer[];
}

export interface Setting {
  readonly address: string;
  /** Where the players connect, if not directly. */
  readonly through?: () => string;
  readonly seats: number;
  readonly seed: number;
  readonly timing: readonly Timing[];
  readonly pace: () => number;
}

/** A table of people who play by chance, each on a line of their own. */
export async function simulateTable(setting: Setting): Promise<SimulatedTable> {
  const { address, seats, timing } = setting;
  const code = await createTable(address, { timing, speed: 10, standInAfter: 0, privilegeWindow: 1000, waitLimit: 0 });
  const host = await call(address, code);
  const tokens = await seatAll(host, seats);
  host.send({ type: 'start' });
  await host.next('welcome', ({ playing }) => playing !== null);
  const players = tokens.map((token, nth) =>
    simulatePlayer({
      address: setting.through ?? (() => address),
      code,
      token,
      policy: random,
      seed: setting.seed * 100 + nth,
      pace: setting.pace,
    }),
  );
  await until(() => players.every((player) => player.game() !== undefined), 120_000, `table ${code} never began`);
  host.hangUp();
  return { code, players };
}

async function seatAll(host: Caller, seats: number): Promise<readonly string[]> {
  const tokens: string[] = [];
  for (let nth = 0; nth < seats; nth += 1) {
    host.send({ type: 'sit', name: `Player ${nth + 1}` });
    const { seat, token } = await host.next('seated');
    tokens.push(token);
    host.send({ type: 'change', seat, chair: { ready: true } });
  }
  await host.next('table', ({ table }) => table.chairs.filter(({ ready }) => ready).length === seats);
  return tokens;
}
