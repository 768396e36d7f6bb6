import { randomInt } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { botFor, diceOf, prepare } from '#bots';
import type { Question } from '#table';
import { stepBack } from '../machine/thread.ts';
import type { Thought } from './botPool.ts';

stepBack();

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
