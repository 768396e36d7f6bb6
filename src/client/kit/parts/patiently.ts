/** Seconds before each new try. */
const WAITS = [1, 2, 4, 8, 15];

/** What does not come is asked for again a few times, ever later; each wait is told by the seconds that are left, the end of one by 0. */
export async function patiently<T>(load: () => Promise<T>, tell: (seconds: number) => void): Promise<T> {
  for (const wait of WAITS) {
    try {
      return await load();
    } catch {
      await countDown(wait, tell);
    }
  }
  return load();
}

/** Second by second, as it is shown. */
export async function countDown(seconds: number, tell: (left: number) => void): Promise<void> {
  for (let left = seconds; left > 0; left -= 1) {
    tell(left);
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  tell(0);
}
