import { randomInt } from 'node:crypto';
import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { botFor, diceOf, prepare } from '#bots';
import type { Question } from '#table';
import type { Thought } from './botPool.ts';

const LOWER = 10;

/** Where there are more threads than cores, those that serve people go first. Only Linux knows threads by number. */
try {
  setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), LOWER);
} catch {
  // Without it bots take their turn like anybody else.
}

const dice = diceOf(randomInt(2 ** 31));

parentPort?.on('message', ({ id, question }: { readonly id: number; readonly question: Question }) => {
  void think(question).then((decision) => parentPort?.postMessage({ id, decision } satisfies Thought));
});

/** A bot that fails waits; the game goes on without it. */
async function think({ level, ...sight }: Question): Promise<Thought['decision']> {
  try {
    await prepare(level);
    return botFor(level)(sight, dice);
  } catch (error) {
    console.error('a bot failed', error);
    return null;
  }
}
