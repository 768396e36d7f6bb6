import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Route } from 'playwright-core';

const WORKER = /table\.worker-[^/]*\.js$/;

/** For a round with sand: all clocks of the page and of the table in its worker run so many times faster, long waits pass in a blink. */
export async function hasten(page: Page, times: number): Promise<void> {
  const faster = hurry(times);
  await page.addInitScript(faster);
  const prepend = async (route: Route): Promise<void> => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${faster};${await response.text()}` });
  };
  // A page that is left meanwhile needs no worker any more.
  await page.route(WORKER, (route) => prepend(route).catch(() => undefined));
}

/** A copy of the client whose tables run so many times faster in their worker, for a browser that is offline. */
export function hastenedClient(times: number): string {
  const client = mkdtempSync(join(tmpdir(), 'pendulum-client-'));
  cpSync('dist/client', client, { recursive: true });
  const assets = join(client, 'assets');
  const worker = join(assets, readdirSync(assets).find((name) => WORKER.test(name)) ?? '');
  writeFileSync(worker, `${hurry(times)};${readFileSync(worker, 'utf8')}`);
  for (const packed of ['br', 'gz']) rmSync(`${worker}.${packed}`, { force: true });
  return client;
}

const hurry = (times: number): string => `(${quicken})(${times})`;

function quicken(times: number): void {
  const now = performance.now.bind(performance);
  performance.now = () => now() * times;
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const after = globalThis[name];
    const sooner = (what: () => void, ms = 0, ...rest: unknown[]) => after(what, ms / times, ...rest);
    Object.assign(globalThis, { [name]: sooner });
  }
}
