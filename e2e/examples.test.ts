import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { PROTOCOL_VERSION, type ServerMessage, type Table } from '#protocol';
import { makeTable } from './people.ts';
import { hastened, openServer, type Server } from './server.ts';

/** The bot that stands in thinks so many times faster; the examples keep their own pace. */
const HASTE = 8;
let server: Server;
beforeAll(async () => {
  server = await openServer({ ...hastened(HASTE), PENDULUM_MESSAGES_PER_SECOND: '1000' });
});
afterAll(() => server.stop());

const UNTIMED = ['untimed', 'untimed', 'untimed', 'untimed'] as const;
const PATIENCE = 240_000;
const EXAMPLE = 1;

/** A host who opens the table, waits for the example, begins, and then only looks on: a bot stands in. */
async function hostAndWatch(code: string): Promise<readonly ServerMessage[]> {
  const address = `${server.address.replace('http', 'ws')}/api/tables/${code}/socket`;
  const hello = { type: 'hello', version: PROTOCOL_VERSION, tokens: [], since: null };
  const host = new WebSocket(address);
  const watcher = new WebSocket(address);
  const heard: ServerMessage[] = [];
  watcher.on('message', (data) => heard.push(JSON.parse(String(data))));
  host.on('message', (data) => {
    const message: ServerMessage = JSON.parse(String(data));
    if (message.type === 'welcome' && message.table.stage === 'lobby')
      host.send(JSON.stringify({ type: 'sit', name: 'Host' }));
    if (message.type === 'table' && message.table.chairs[EXAMPLE]?.ready) host.send(JSON.stringify({ type: 'start' }));
    if (message.type === 'welcome' && message.table.stage === 'playing') host.close();
  });
  await Promise.all([once(host, 'open'), once(watcher, 'open')]);
  for (const socket of [host, watcher]) socket.send(JSON.stringify(hello));
  await once(host, 'message');
  return heard;
}

/** Runs an example against the server; gives what it did, by kind of command, and how the table ended. */
async function playWith(program: string, ...script: readonly string[]) {
  // The bot is done long before the example, which may take its time on a busy machine.
  const terms = { timing: UNTIMED, speed: 10, standInAfter: 1, privilegeWindow: 0, lastWord: 600_000 };
  const code = await makeTable(server.address, { terms });
  const heard = await hostAndWatch(code);
  const example = spawn(program, [...script, server.address, code, 'Tick', '4'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [exit] = await once(example, 'exit');
  const deeds = heard.flatMap((message) => (message.type === 'happened' && message.seat === EXAMPLE ? [message] : []));
  const { table } = (await (await fetch(`${server.address}/api/tables/${code}`)).json()) as { readonly table: Table };
  return { exit, kinds: new Set(deeds.map(({ command }) => command.type)), stage: table.stage, table };
}

function expectWellPlayed({ exit, kinds, stage, table }: Awaited<ReturnType<typeof playWith>>): void {
  expect(exit).toBe(0);
  expect(stage).toBe('over');
  expect(table.chairs.map(({ name }) => name)).toEqual(['Host', 'Tick']);
  for (const kind of ['move', 'takeReward', 'done', 'ready'] as const) expect(kinds).toContain(kind);
}

const python = ['python3', 'python'].find(
  (name) => spawnSync(name, ['-c', 'import sys; sys.exit(sys.version_info < (3, 8))']).status === 0,
);
const languages =
  python === undefined ? 'in TypeScript alone, for there is no python3 here,' : 'in TypeScript and Python';

test(`the examples ${languages} play whole games over the wire`, { timeout: PATIENCE }, async () => {
  const games = await Promise.all([
    playWith(process.execPath, 'tools/run.mjs', 'examples/bot.ts'),
    ...(python === undefined ? [] : [playWith(python, 'examples/bot.py')]),
  ]);
  for (const game of games) expectWellPlayed(game);
  // They go anywhere by chance, and one of them may stand all game where it cannot pay.
  expect(games.some(({ kinds }) => kinds.has('act'))).toBe(true);
});
