import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../testing.ts';
import { openKeeper } from './keeper.ts';

let data: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  data = temporaryFolder();
});
afterEach(() => data.remove());

const isMoved = (text: string): boolean => readFileSync(join(data.path, 'pendulum.db')).includes(text);

test('commits only write to the log; between them all of it is moved into the file, now and then', () => {
  const keeper = openKeeper({ folder: data.path, limitMiB: 0 });
  const keep = (nth: number) => keeper.keep([{ do: 'append', code: 'A', known: nth, entries: [`entry ${nth}.`] }]);
  for (let nth = 0; nth < 200; nth += 1) keep(nth);
  expect(isMoved('entry 0.')).toBe(false);
  keeper.rest();
  expect([isMoved('entry 0.'), isMoved('entry 199.')]).toEqual([true, true]);
  keep(200);
  keeper.rest();
  expect(isMoved('entry 200.')).toBe(false);
  expect(keeper.keep([{ do: 'read', code: 'A' }])[0]).toMatchObject({ ok: true });
  keeper.close();
});
