import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ask, busyFor } from './ask.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const tooMany = (seconds: number) =>
  new Response('{"fault":"tooMany"}', { status: 429, headers: { 'retry-after': String(seconds) } });

function server(...answers: Response[]) {
  const fetched = vi.fn(async () => answers.shift() ?? new Response('{}'));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

test('a server with too much to do is asked again when it said, and everybody waits with the first', async () => {
  const fetched = server(tooMany(3));
  const first = ask('/api/tables');
  await vi.advanceTimersByTimeAsync(0);
  expect(busyFor.value).toBe(3);
  const second = ask('/api/ratings');
  await vi.advanceTimersByTimeAsync(2000);
  expect([busyFor.value, fetched.mock.calls.length]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(1000);
  expect([(await first).status, (await second).status, busyFor.value]).toEqual([200, 200, 0]);
});

test('a wait that is too long is an answer, and so is any other refusal', async () => {
  server(tooMany(3600), new Response('', { status: 404 }), new Response('', { status: 429 }));
  expect((await ask('/api/tables')).status).toBe(429);
  expect((await ask('/api/tables')).status).toBe(404);
  expect((await ask('/api/tables')).status).toBe(429);
});
