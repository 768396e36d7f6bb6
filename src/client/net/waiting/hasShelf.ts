/** Whether this browser keeps games against bots, without fetching what reads them. */
export async function hasShelf(): Promise<boolean> {
  const known = await globalThis.indexedDB?.databases?.().catch(() => []);
  return known?.every(({ name }) => name !== 'pendulum') !== true;
}
