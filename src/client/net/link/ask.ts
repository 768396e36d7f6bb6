import { signal } from '@preact/signals';
import { at } from '../../kit/base.ts';

/** Seconds until the server is asked again; 0 while it answers. */
export const busyFor = signal(0);

/** Whoever would have to wait longer is told at once that it did not work. */
const MOST = 90;

let rest: Promise<void> | null = null;

/** As `fetch`, of something under `/api`. When the server says that it is too much, waits as long as it says. */
export async function ask(path: string, init?: RequestInit): Promise<Response> {
  for (;;) {
    await rest;
    const answer = await fetch(at(path), init);
    const seconds = secondsToWait(answer);
    if (seconds === 0) return answer;
    rest ??= countDown(seconds);
  }
}

function secondsToWait({ status, headers }: Response): number {
  const seconds = status === 429 ? Math.ceil(Number(headers.get('retry-after'))) : 0;
  return seconds > 0 && seconds <= MOST ? seconds : 0;
}

async function countDown(seconds: number): Promise<void> {
  for (let left = seconds; left > 0; left -= 1) {
    busyFor.value = left;
    await new Promise((settle) => setTimeout(settle, 1000));
  }
  busyFor.value = 0;
  rest = null;
}
