import { randomInt } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { botFor, diceOf } from '#bots';
import type { Question, Thought } from './botPool.ts';

const dice = diceOf(randomInt(2 ** 31));

parentPort?.on('message', ({ id, question }: { readonly id: number; readonly question: Question }) => {
  parentPort?.postMessage({ id, decision: think(question) } satisfies Thought);
});

/** A bot that fails waits; the game goes on without it. */
function think({ level, ...sight }: Question): Thought['decision'] {
  try {
    return botFor(level)(sight, dice);
  } catch (error) {
    console.error('a bot failed', error);
    return null;
  }
}
