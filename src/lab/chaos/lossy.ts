import { openLine } from '../lines/line.ts';
import { serverAsChild } from '../processes/child.ts';
import { temporaryFolder } from '../processes/folder.ts';
import { until } from '../processes/patience.ts';
import type { KillOptions, KillReport } from './kill.ts';
import { simulateTable } from './players/simulatedTable.ts';
import { verify } from './players/verify.ts';

export interface LossyReport extends Omit<KillReport, 'kills'> {
  readonly broken: number;
  readonly doubledMessages: number;
  readonly late: number;
}

/** Messages come late, twice or in another order, and now and then the connection breaks. */
const BAD = { breaks: 0.002, doubles: 0.05, strays: 0.4 };
const PACE = 200;
const GAME_PATIENCE = 900_000;

/** Everybody plays over a bad line to the end. */
export async function lossyTest(options: Omit<KillOptions, 'kills'>, pace = PACE): Promise<LossyReport> {
  const began = performance.now();
  const data = temporaryFolder();
  const child = await serverAsChild(data.path);
  const line = await openLine(() => child.address, { weather: BAD, byMessage: true, seed: options.seed });
  try {
    const settings = Array.from({ length: options.tables }, (_, nth) => ({
      address: child.address,
      through: () => line.address,
      seats: options.seats,
      seed: options.seed + nth,
      timing: ['untimed', 'untimed', 'untimed', 'untimed'] as const,
      pace: () => pace,
    }));
    const tables = await Promise.all(settings.map(simulateTable));
    const players = tables.flatMap(({ players }) => players);
    options.say(`${tables.length} tables of ${options.seats} play over a bad line`);
    await until(() => players.every((player) => player.isOver()), GAME_PATIENCE, 'some games never ended');
    for (const player of players) player.hangUp();
    await child.stop();
    const verdict = await verify(data.path, tables);
    const sum = (read: (player: (typeof players)[number]) => number) =>
      players.reduce((all, one) => all + read(one), 0);
    return {
      ...verdict,
      tables: tables.length,
      reconnects: sum((player) => player.reconnects()),
      asked: sum((player) => player.asked()),
      broken: line.count.broken,
      doubledMessages: line.count.doubled,
      late: line.count.late,
      seconds: Math.round((performance.now() - began) / 1000),
    };
  } finally {
    await line.close();
    await child.kill();
    data.remove();
  }
}
