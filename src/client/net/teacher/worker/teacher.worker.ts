import { prepare } from '#bots';
import type { FromTeacher, ToTeacher } from '../messages.ts';
import { ANSWERS } from './answers.ts';

const post = (message: FromTeacher): void => postMessage(message);
const open = new Map<number, Iterator<unknown>>();
let isAtWork = false;

addEventListener('message', async ({ data }: MessageEvent<ToTeacher>) => {
  if (!('about' in data)) return void open.delete(data.id);
  const answer = ANSWERS[data.about] as (asks: unknown) => Iterable<unknown>;
  open.set(data.id, answer(data.asks)[Symbol.iterator]());
  if (isAtWork) return;
  isAtWork = true;
  await prepare('champion');
  goOn();
});

/** One step of what was asked last; what came before waits. */
function goOn(): void {
  const [id, answer] = [...open].at(-1) ?? [];
  isAtWork = id !== undefined;
  if (id === undefined || answer === undefined) return;
  const told = nextOf(answer);
  if (told === undefined) open.delete(id);
  post({ id, told });
  setTimeout(goOn, 0);
}

/** A question that cannot be answered ends; the others go on. */
function nextOf(answer: Iterator<unknown>): unknown {
  try {
    return answer.next().value;
  } catch (error) {
    console.error('the champion has no answer', error);
    return undefined;
  }
}
