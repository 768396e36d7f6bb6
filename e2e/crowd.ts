import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { fillWithCrowd } from '../src/lab/processes/crowd.ts';

const HOUR = 3_600_000;
const GAMES = 300;

/** Settings of a server at which thirty people have finished three hundred rated games, one an hour until now. */
export function crowded(): Readonly<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'pendulum-crowd-'));
  fillWithCrowd(folder, { games: GAMES, people: 30, from: Date.now() - GAMES * HOUR, every: HOUR });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return { PENDULUM_DATA: folder };
}
