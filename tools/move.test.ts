import { existsSync, readFileSync } from 'node:fs';
import { Session as Inspector } from 'node:inspector/promises';
import { effect } from '@preact/signals';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { diceOf, random } from '#bots';
import { type Command, legal, type Seat } from '#engine';
import { createTable, socketAddress } from '#server';
import type { OpenLink } from '../src/client/net/link/link.ts';
import { createSession, NO_KEYS } from '../src/client/net/store/create.ts';
import type { Session } from '../src/client/net/store/session.ts';
import { serverForTest, type TestServer } from '../src/server/testing.ts';
import { at } from './project.mjs';

const textOfArchitecture = (): string => readFileSync(at('docs/ARCHITECTURE.md'), 'utf8').replaceAll('\n', ' ');

/** What the table of docs/ARCHITECTURE.md lists: files that hand a move on, and files that are asked on its way. */
function listed() {
  const text = readFileSync(at('docs/ARCHITECTURE.md'), 'utf8');
  const rows =
    text
      .split('### A move')[1]
      ?.split('### A flip')[0]
      ?.matchAll(/^\| (\d+) \| `([^`]+)` \|(.*)$/gm) ?? [];
  const all = [...rows].map(([, nth, file = '', rest = '']) => ({ nth: Number(nth), file, rest }));
  const asked = all.flatMap(({ rest }) => [...rest.matchAll(/`(src\/[^`]+)`/g)].map(([, file = '']) => file));
  return { numbers: all.map(({ nth }) => nth), handing: all.map(({ file }) => file), asked };
}

let server: TestServer;
beforeAll(async () => {
  server = await serverForTest();
});
afterAll(() => server.stop());

const linkTo =
  (address: string): OpenLink =>
  ({ changed, heard }) => {
    const socket = new WebSocket(address);
    socket.on('open', () => changed('open'));
    socket.on('message', (data) => heard(JSON.parse(String(data))));
    return { send: (message) => socket.send(JSON.stringify(message)), close: () => socket.close() };
  };

const until = (isSo: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    const stop = effect(() => {
      if (isSo()) queueMicrotask(() => resolve(stop()));
    });
  });

/** Two people who have come so far in the first round that the first of them may move a worker. */
async function playing(): Promise<readonly Session[]> {
  const code = await createTable(server.address, { timing: ['untimed', 'untimed', 'untimed', 'untimed'] });
  const sessions = ['Ada', 'Bela'].map(() => createSession(linkTo(socketAddress(server.address, code)), NO_KEYS));
  for (const [seat, session] of sessions.entries()) {
    await until(() => session.connection.value === 'open');
    session.sit(`Player ${seat + 1}`);
    await until(() => session.me.value === seat);
    session.change(seat, { ready: true });
  }
  await until(() => sessions[0]?.table.value?.chairs.filter(({ ready }) => ready).length === 2);
  sessions[0]?.start();
  await until(() => sessions.every(({ confirmed }) => confirmed.value !== null));
  const dice = diceOf(1);
  while (moveOf(sessions[0]) === undefined) {
    for (const [seat, session] of sessions.entries()) {
      const { value: game } = session.confirmed;
      const decision = game === null ? null : random({ game, seat, at: session.now() }, dice);
      if (decision !== null && 'do' in decision) await ask(sessions, seat, decision.do);
    }
  }
  return sessions;
}

/** From the wish of one to all screens. */
async function ask(sessions: readonly Session[], seat: Seat, command: Command): Promise<void> {
  sessions[seat]?.ask(command);
  await until(() => sessions[seat]?.pending.value.length === 0);
  const last = sessions[seat]?.feed.value.at(-1)?.seq;
  await until(() => sessions.every(({ feed }) => feed.value.at(-1)?.seq === last));
}

function moveOf(session: Session | undefined): Command | undefined {
  const game = session?.confirmed.value;
  if (session === undefined || game?.phase !== 'round') return undefined;
  return legal(game, 0, session.now()).find(({ type }) => type === 'move');
}

/** The source files in which a function ran meanwhile. Those without a name are the module loader's, or within one that has. */
async function filesRunBy(work: () => Promise<void>): Promise<readonly string[]> {
  const inspector = new Inspector();
  inspector.connect();
  await inspector.post('Profiler.enable');
  await inspector.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await work();
  const { result } = await inspector.post('Profiler.takePreciseCoverage');
  inspector.disconnect();
  const ran = result.filter(({ functions }) =>
    functions.some(({ functionName, ranges }) => functionName !== '' && ranges.some(({ count }) => count > 0)),
  );
  return ran.flatMap(({ url }) => /\/(src\/.+\.tsx?)$/.exec(url)?.[1] ?? []);
}

/** Listed, but not to be seen here: on the store's thread, in a browser, or data without a function. */
const UNSEEN = [
  /^src\/client\/(?:kit|pages|table)\//,
  /^src\/client\/net\/link\/socket\.ts$/,
  /^src\/engine\/legal\.ts$/,
  /^src\/protocol\/(?:commandShape|shapes)\.ts$/,
  /^src\/server\/store\/(?:store\.worker|keeper|journal|hashes)\.ts$/,
];

/** A clock of its own runs it, and on a slow machine in the middle of a move, too. */
const KEEP_ALIVE = 'src/server/wire/keepAlive.ts';

test('a move passes at most 30 files, and docs/ARCHITECTURE.md lists them', () => {
  const { numbers, handing, asked } = listed();
  expect(numbers).toEqual(handing.map((_, index) => index + 1));
  expect(handing.length).toBeLessThanOrEqual(30);
  expect([...handing, ...asked].filter((file) => !existsSync(at(file)))).toEqual([]);
  expect(new Set([...handing, ...asked]).size).toBe(handing.length + asked.length);
  expect(textOfArchitecture()).toContain(`${handing.length} files hand it on and ${asked.length} more are asked`);
});

test('the files listed for a move are those that run from the wish to all screens', async () => {
  const sessions = await playing();
  const command = moveOf(sessions[0]);
  if (command === undefined) throw new Error('no worker may move');
  const ran = await filesRunBy(() => ask(sessions, 0, command));
  for (const session of sessions) session.close();
  const { handing, asked } = listed();
  const seen = [...handing, ...asked].filter((file) => !UNSEEN.some((one) => one.test(file)));
  expect(ran.filter((file) => file !== KEEP_ALIVE).toSorted()).toEqual(seen.toSorted());
});
