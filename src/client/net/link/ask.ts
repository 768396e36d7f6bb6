import { signal } from '@preact/signals';
import { at } from '../../kit/base.ts';
import { countDown } from '../../kit/parts/patiently.ts';

/** Seconds until the server is asked again; 0 while it answers. */
export const busyFor = signal(0);

/** Where the wait would be longer, the person is told at once that it did not work. */
const MOST = 90;

let rest: Promise<void> | null = null;

/** As `fetch`, of something under `/api`. When the server says that it is too much, waits as long as it says. */
export async function ask(path: string, init?: RequestInit): Promise<Response> {
  for (;;) {
    if (rest !== null) await rest;
    const answer = await fetch(at(path), init);
    const seconds = secondsToWait(answer);
    if (seconds === 0) return answer;
    rest ??= wait(seconds);
  }
}

function secondsToWait({ status, headers }: Response): number {
  const seconds = status === 429 ? Math.ceil(Number(headers.get('retry-after'))) : 0;
  return seconds > 0 && seconds <= MOST ? seconds : 0;
}

async function wait(seconds: number): Promise<void> {
  await countDown(seconds, (left) => {
    busyFor.value = left;
  });
  rest = null;
}
