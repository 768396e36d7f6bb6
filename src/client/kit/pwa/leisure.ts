/** A first page that is left alone so long is not on its way to a game. */
const REST = 10_000;

const there = new EventTarget();

/** The person is where they wanted to be: nothing more is fetched for this page. */
export const arrive = (): void => void there.dispatchEvent(new Event('arrived'));

const arrival = (): Promise<unknown> =>
  new Promise((resolve) => there.addEventListener('arrived', resolve, { once: true }));

/** When there is time to fetch what may be needed later: the person is there, or has rested so many milliseconds. */
export async function leisure(rest = REST): Promise<void> {
  await Promise.race([arrival(), new Promise((resolve) => setTimeout(resolve, rest))]);
  if ('requestIdleCallback' in globalThis) await new Promise((resolve) => requestIdleCallback(resolve));
}
