import type { Page, Route } from 'playwright-core';

const WORKER = /table\.worker-[^/]*\.js$/;

/** For a round with sand: all clocks of the page and of the table in its worker run so many times faster, long waits pass in a blink. */
export async function hasten(page: Page, times: number): Promise<void> {
  const faster = `(${quicken})(${times})`;
  await page.addInitScript(faster);
  const prepend = async (route: Route): Promise<void> => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${faster};${await response.text()}` });
  };
  // A page that is left meanwhile needs no worker any more.
  await page.route(WORKER, (route) => prepend(route).catch(() => undefined));
}

function quicken(times: number): void {
  const now = performance.now.bind(performance);
  performance.now = () => now() * times;
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const after = globalThis[name];
    const sooner = (what: () => void, ms = 0, ...rest: unknown[]) => after(what, ms / times, ...rest);
    Object.assign(globalThis, { [name]: sooner });
  }
}
