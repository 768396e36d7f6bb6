import { diceOf } from '#bots';
import { type Child, serverAsChild } from '../processes/child.ts';
import { temporaryFolder } from '../processes/folder.ts';
import { until } from '../processes/patience.ts';
import { planKill } from './plan.ts';
import { simulateTable } from './players/simulatedTable.ts';
import { type Verdict, verify } from './players/verify.ts';

export interface KillOptions {
  readonly tables: number;
  readonly seats: number;
  readonly kills: number;
  readonly seed: number;
  readonly say: (text: string) => void;
}

export interface KillReport extends Verdict {
  readonly tables: number;
  readonly kills: number;
  readonly reconnects: number;
  readonly asked: number;
  readonly seconds: number;
}

const SLOW = 600;
const FAST = 60;
const GAME_PATIENCE = 600_000;

/** Kills the server again and again while people play, and lets them finish. */
export async function killTest(options: KillOptions): Promise<KillReport> {
  const began = performance.now();
  const data = temporaryFolder();
  const child = await serverAsChild(data.path);
  let pace = SLOW;
  try {
    const tables = await Promise.all(
      Array.from({ length: options.tables }, (_, nth) =>
        simulateTable({
          address: child.address,
          seats: options.seats,
          seed: options.seed + nth,
          timing: nth % 4 === 3 ? MIXED : UNTIMED,
          pace: () => pace,
        }),
      ),
    );
    const players = tables.flatMap(({ players }) => players);
    options.say(`${tables.length} tables of ${options.seats} play`);
    await killAgainAndAgain(child, options, () => players.reduce((sum, player) => sum + player.acknowledged.size, 0));
    pace = FAST;
    await until(() => players.every((player) => player.isOver()), GAME_PATIENCE, 'some games never ended');
    for (const player of players) player.hangUp();
    const code = await child.stop();
    if (code !== 0) throw new Error(`the server ended with ${code}: ${child.complaints()}`);
    const verdict = await verify(data.path, tables);
    const sum = (read: (player: (typeof players)[number]) => number) =>
      players.reduce((all, one) => all + read(one), 0);
    return {
      ...verdict,
      tables: tables.length,
      kills: options.kills,
      reconnects: sum((player) => player.reconnects()),
      asked: sum((player) => player.asked()),
      seconds: Math.round((performance.now() - began) / 1000),
    };
  } finally {
    await child.kill();
    data.remove();
  }
}

const UNTIMED = ['untimed', 'untimed', 'untimed', 'untimed'] as const;
const MIXED = ['timed', 'untimed', 'untimed', 'untimed'] as const;

async function killAgainAndAgain(
  child: Child,
  { kills, seed, say }: KillOptions,
  acknowledged: () => number,
): Promise<void> {
  const dice = diceOf(seed);
  for (let nth = 1; nth <= kills; nth += 1) {
    const enough = acknowledged() + planKill(dice);
    await until(() => acknowledged() >= enough, GAME_PATIENCE, 'nobody plays on after a kill');
    await child.kill();
    say(`killed ${nth} of ${kills}; ${acknowledged()} commands acknowledged`);
    await child.start();
  }
}
