import { type Dice, diceOf } from '#bots';
import { type SimulatedTable, simulateTable } from '../chaos/players/simulatedTable.ts';
import { added, type Losses, lossesOf, NONE, type Told } from './losses.ts';
import type { Machines } from './machines.ts';

export interface CutOptions {
  /** How many machines lose their power at the same moment. */
  readonly machines: number;
  readonly cuts: number;
  /** Some pages that were not synced are on the disk by chance. */
  readonly torn: boolean;
  /** Of play before each cut. */
  readonly seconds: number;
  readonly tables: number;
  readonly seats: number;
  readonly seed: number;
  readonly say: (text: string) => void;
}

export interface CutReport extends Losses {
  readonly cuts: number;
  /** After how many of them all was well again by itself, and how long that took at most, in seconds. */
  readonly back: number;
  readonly backIn: number;
}

const PACE = 400;
const DARK = 5000;
const AFTERWARDS = 5000;
const UNTIMED = ['untimed', 'untimed', 'untimed', 'untimed'] as const;

/** Lets people play, cuts the power, and again, until all cuts are done or the machines do not come back. */
export async function cutAgainAndAgain(machines: Machines, options: CutOptions): Promise<CutReport> {
  const dice = diceOf(options.seed);
  const report = { cuts: 0, back: 0, backIn: 0 };
  let losses = NONE;
  while (report.cuts < options.cuts && report.back === report.cuts) {
    const { backIn, ...loss } = await cutOnce(machines, dice, options);
    losses = added(losses, loss);
    report.cuts += 1;
    report.back += backIn === null ? 0 : 1;
    report.backIn = Math.max(report.backIn, backIn ?? 0);
  }
  return { ...losses, ...report };
}

async function cutOnce(
  machines: Machines,
  dice: Dice,
  options: CutOptions,
): Promise<Losses & { readonly backIn: number | null }> {
  const { seats, say } = options;
  const tables = await Promise.all(
    Array.from({ length: options.tables }, () =>
      simulateTable({ address: machines.address, seats, seed: dice.next(1e6), timing: UNTIMED, pace: () => PACE }),
    ),
  );
  const told = tables.map(seatedNow);
  await pause(options.seconds * 1000);
  const first = dice.next(machines.count);
  const which = Array.from({ length: options.machines }, (_, nth) => (first + nth) % machines.count);
  const unsynced = await machines.cut(which, options.torn ? 1 + dice.next(1e6) : 0);
  say(`machines ${which.map((one) => one + 1)} are dark; not on their disks: ${JSON.stringify(unsynced)}`);
  await pause(DARK);
  const backIn = await comesBack(machines, which, say);
  await pause(AFTERWARDS);
  for (const { players } of tables) for (const player of players) player.hangUp();
  const losses = await lossesAt(machines, told);
  say(`${losses.lost} of ${losses.acknowledged} acknowledged commands are lost, ${losses.gone} tables are gone`);
  return { ...losses, backIn };
}

/** A player who is thrown out by a loss no longer knows their seat. */
const seatedNow = ({ code, players }: SimulatedTable): Told => ({
  code,
  players: players.map((player) => {
    const seat = player.seat();
    return { seat: () => seat, acknowledged: player.acknowledged };
  }),
});

async function comesBack(
  machines: Machines,
  which: readonly number[],
  say: (text: string) => void,
): Promise<number | null> {
  const began = performance.now();
  try {
    await machines.start(which);
    const seconds = Math.ceil((performance.now() - began) / 1000);
    say(`all is well again after ${seconds} s`);
    return seconds;
  } catch (error) {
    say(`it does not come back by itself: ${(error as Error).message.trim()}`);
    return null;
  }
}

/** Where nothing can be opened, nothing is kept. */
async function lossesAt(machines: Machines, told: readonly Told[]): Promise<Losses> {
  const reader = await machines.reader().catch(() => undefined);
  const losses = await lossesOf(reader?.read ?? (() => Promise.reject(new Error('nothing can be read'))), told);
  await reader?.close();
  return losses;
}

const pause = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));
