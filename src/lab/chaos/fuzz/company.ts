import { until } from '../../processes/patience.ts';
import { type SimulatedTable, simulateTable } from '../players/simulatedTable.ts';

/** Others who play while the server is attacked: when one game is over, the next one begins. */
export interface Company {
  /** Lets all finish, and gives the tables they played at. */
  readonly finish: () => Promise<readonly SimulatedTable[]>;
}

const SLOW = 600;
const FAST = 60;
const PATIENCE = 600_000;
const ANSWERED = 60_000;
const AT_ONCE = 2;

export function keepCompany(address: string, seats: number, seed: number): Company {
  const tables: SimulatedTable[] = [];
  let isEnding = false;
  const timing = ['untimed', 'untimed', 'untimed', 'untimed'] as const;
  const pace = (): number => (isEnding ? FAST : SLOW);
  const playOn = async (first: number): Promise<void> => {
    for (let nth = first; !isEnding || nth === first; nth += AT_ONCE) {
      const table = await simulateTable({ address, seats, timing, seed: seed + nth, pace });
      tables.push(table);
      await until(() => table.players.every((player) => player.isOver()), PATIENCE, 'a game elsewhere never ended');
      await until(() => table.players.every((player) => player.unanswered() === 0), ANSWERED, '').catch(() => {});
      for (const player of table.players) player.hangUp();
    }
  };
  const playing = Array.from({ length: AT_ONCE }, (_, nth) => playOn(nth));
  // A game that fails is heard of at the end.
  for (const one of playing) one.catch(() => {});
  return {
    async finish() {
      isEnding = true;
      await Promise.all(playing);
      return tables;
    },
  };
}

export interface Waits {
  /** From asking to the answer, in milliseconds: half of all, all but one in a hundred, the longest. */
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly worstMs: number;
  /** Asks that were never answered. */
  readonly unanswered: number;
}

export function waitsOf(tables: readonly SimulatedTable[]): Waits {
  const players = tables.flatMap((table) => table.players);
  const waits = players.flatMap((player) => player.waits).toSorted((one, other) => one - other);
  const at = (share: number): number => Math.round(waits[Math.floor((waits.length - 1) * share)] ?? 0);
  const unanswered = players.reduce((sum, player) => sum + player.unanswered(), 0);
  return { p50Ms: at(0.5), p99Ms: at(0.99), worstMs: at(1), unanswered };
}
