import { diceOf } from '#bots';
import { type Caller, call, createTable, openSqliteStore, readLog, tableAt } from '#server';
import { serverAsChild } from '../processes/child.ts';
import { temporaryFolder } from '../processes/folder.ts';
import { until } from '../processes/patience.ts';
import { attackByBytes, attackByRequest, attackBySocket, type Spoils, slowLoris, type Target } from './attack.ts';
import { type FloodReport, floodAll } from './flood.ts';
import type { KillOptions } from './kill.ts';
import { simulateTable } from './simulatedTable.ts';
import { verify } from './verify.ts';

export interface FuzzReport extends FloodReport {
  readonly attacks: number;
  readonly kinds: number;
  /** Times the server ended, and lines it wrote about errors. */
  readonly crashes: number;
  /** Things told to attackers that were not theirs to know. */
  readonly leaks: number;
  /** Players elsewhere who lost their line, their game or its end. */
  readonly disturbed: number;
  readonly slowLinesClosed: number;
  readonly megabytesHeard: number;
  readonly seconds: number;
}

const ATTACKERS = 24;
const FRAMES_A_SOCKET = 200;
const SLOW_LINES = 200;
/** Far more than a request may take, however busy the machine is. */
const LORIS_PATIENCE = 120_000;

/** Attacks one table and the doors from all sides, while others play on. */
export async function fuzzTest(
  options: Omit<KillOptions, 'kills'> & { readonly attacks: number },
): Promise<FuzzReport> {
  const began = performance.now();
  const data = temporaryFolder();
  const child = await serverAsChild(data.path);
  const pid = child.pid();
  let pace = 600;
  try {
    const { target, victims } = await layOut(child.address);
    const setting = {
      address: child.address,
      seats: options.seats,
      timing: ['untimed', 'untimed', 'untimed', 'untimed'] as const,
    };
    const others = await Promise.all(
      [1, 2].map((nth) => simulateTable({ ...setting, seed: options.seed + nth, pace: () => pace })),
    );
    const secrets = victims.tokens.filter((token) => token !== target.ownToken);
    const { spoils, sum } = keepSpoils(secrets);
    const loris = slowLoris(child.address, SLOW_LINES);
    const attacks = await attackAll(target, spoils, options, () => child.pid() === pid);
    const floods = await floodAll(child, target.code);
    pace = 60;
    options.say(`${attacks} attacks done; the others finish their games`);
    const healthy = await fetch(`${child.address}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    const stillThere = (await tableAt(child.address, target.code)).chairs.every(
      ({ name }, seat) => name === `Victim ${seat}`,
    );
    const players = others.flatMap(({ players }) => players);
    await until(() => players.every((player) => player.isOver()), 300_000, 'a game elsewhere never ended');
    for (const player of players) player.hangUp();
    victims.hangUp();
    await until(() => loris.closed() === SLOW_LINES, LORIS_PATIENCE, 'a line that dribbles is still open');
    loris.stop();
    const code = await child.stop();
    const verdict = await verify(data.path, others);
    const undealt = await undealtCards(data.path, target.code);
    const leaks = sum.leaks + undealt.filter((card) => sum.heard.has(card)).length;
    const complaints = child
      .complaints()
      .split('\n')
      .filter((line) => line !== '');
    for (const line of complaints.slice(0, 5)) options.say(line);
    return {
      ...floods,
      attacks,
      kinds: spoils.kinds.size,
      crashes: complaints.length + (code === 0 ? 0 : 1) + (healthy && stillThere ? 0 : 1),
      leaks,
      disturbed:
        verdict.different + verdict.lost + verdict.unfinished + players.filter((one) => one.reconnects() > 0).length,
      slowLinesClosed: loris.closed(),
      megabytesHeard: Math.round(sum.bytes / 1e6),
      seconds: Math.round((performance.now() - began) / 1000),
    };
  } finally {
    await child.kill();
    data.remove();
  }
}

/** Five at a table that has begun and waits for its first placement: nearly every card is still undealt. */
async function layOut(address: string): Promise<{ target: Target; victims: Caller }> {
  const code = await createTable(address);
  const victims = await call(address, code);
  for (let seat = 0; seat < 5; seat += 1) {
    victims.send({ type: 'sit', name: `Victim ${seat}` });
    await victims.next('seated');
    victims.send({ type: 'change', seat, chair: { ready: true } });
  }
  await victims.next('table', ({ table }) => table.chairs.every(({ ready }) => ready));
  victims.send({ type: 'start' });
  await victims.next('welcome', ({ playing }) => playing !== null);
  const elsewhere = await call(address, await createTable(address));
  elsewhere.send({ type: 'sit', name: 'Mallory' });
  const { token } = await elsewhere.next('seated');
  return { target: { address, code, ownToken: victims.tokens[4] ?? '', foreignToken: token }, victims };
}

/** Every card named to an attacker, and every secret found in what they heard. */
function keepSpoils(secrets: readonly string[]) {
  const sum = { leaks: 0, bytes: 0, heard: new Set<string>() };
  const forbidden = [...secrets, '"holder"', '"secret"', '"sealed"', '"seed"', 'UPGRADED', 'root:x:', 'SQLite format'];
  const spoils: Spoils = {
    kinds: new Map(),
    learn(text) {
      sum.bytes += text.length;
      if (forbidden.some((secret) => text.includes(secret))) sum.leaks += 1;
      if (text.includes('"display"')) for (const [, word] of text.matchAll(/"([a-zA-Z]+)"/g)) sum.heard.add(word ?? '');
    },
  };
  return { spoils, sum };
}

async function attackAll(
  target: Target,
  spoils: Spoils,
  { attacks, seed, say }: Omit<KillOptions, 'kills'> & { readonly attacks: number },
  isAlive: () => boolean,
): Promise<number> {
  let done = 0;
  let told = 0;
  const attack = async (nth: number): Promise<void> => {
    const dice = diceOf(seed * 1000 + nth);
    while (done < attacks && isAlive()) {
      const way = dice.next(40);
      const made =
        way === 0
          ? await attackByBytes(target, spoils, dice)
          : way < 20
            ? await attackByRequest(target, spoils, dice)
            : await attackBySocket(target, spoils, dice, FRAMES_A_SOCKET);
      done += made;
      if (done < told + 20_000) continue;
      told = done;
      say(`${done} attacks`);
    }
  };
  await Promise.all(Array.from({ length: ATTACKERS }, (_, nth) => attack(nth)));
  return done;
}

async function undealtCards(data: string, code: string): Promise<readonly string[]> {
  const store = await openSqliteStore({ folder: data, limitMiB: 0 });
  const { opening } = readLog(await store.read(code));
  await store.close();
  const { game, secret } = opening;
  const known = new Set<string | null>([...game.display, ...game.rewards, game.achievement]);
  return [...secret.provinces, ...secret.rewards, ...secret.achievements].filter((card) => !known.has(card));
}
