import { call } from '#server';
import { newCode } from '#server/parts';
import { serverAsChild } from '../../processes/child.ts';
import { temporaryFolder } from '../../processes/folder.ts';
import { inParts } from '../../processes/patience.ts';
import type { Found } from '../figures/bench.ts';
import { fillWithTables } from './shelf.ts';

const TABLES = 10_000;
const LIVE = 1000;
const AT_ONCE = 50;
const MOST = 2000;

/** The server dies with many tables and is started anew: how long until the first person is welcome, and until there is one at each table. */
export async function restartFound(): Promise<Found> {
  const data = temporaryFolder();
  const codes = Array.from({ length: TABLES }, () => newCode());
  fillWithTables(data.path, codes, LIVE);
  const server = await serverAsChild(data.path);
  try {
    await comeTo(server.address, codes.slice(0, LIVE));
    await server.kill();
    const began = performance.now();
    await server.start();
    await comeTo(server.address, codes.slice(0, 1));
    const first = performance.now() - began;
    const { cpuMs } = await server.measure();
    await comeTo(server.address, codes.slice(0, LIVE));
    return found(first, performance.now() - began, cpuMs);
  } finally {
    await server.kill();
    data.remove();
  }
}

/** A person comes to each table and is welcome there. */
const comeTo = (address: string, codes: readonly string[]): Promise<unknown> =>
  inParts(codes, AT_ONCE, async (code) => {
    const { next, hangUp } = await call(address, code);
    await next('welcome');
    hangUp();
  });

const found = (first: number, last: number, cpuMs: number): Found => ({
  figures: {
    keptTables: TABLES,
    liveTables: LIVE,
    firstWelcomeMs: Math.round(first),
    firstWelcomeCpuMs: Math.round(cpuMs),
    lastWelcomeMs: Math.round(last),
  },
  lines: [
    {
      what: `restart with ${TABLES} tables kept, ${LIVE} of them live, to the first welcome`,
      found: `${(first / 1000).toFixed(1)} s`,
      mark: { text: `at most ${MOST / 1000} s`, reached: first <= MOST },
    },
    { what: '  processor until then', found: `${(cpuMs / 1000).toFixed(1)} s` },
    { what: '  to a welcome at each live table', found: `${(last / 1000).toFixed(1)} s` },
  ],
});
