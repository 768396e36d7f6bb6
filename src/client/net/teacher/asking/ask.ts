import type { About, FromTeacher, Questions, ToTeacher } from '../messages.ts';

type Hear = (told: unknown) => void;

let worker: Worker | undefined;
let last = 0;
const open = new Map<number, { readonly hear: Hear; readonly done: () => void }>();

/** One champion for all pages: it starts, and fetches what it has learnt, when it is first asked. */
function teacher(): Worker {
  if (worker !== undefined) return worker;
  worker = new Worker(new URL('../worker/teacher.worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<FromTeacher>) => {
    const asked = open.get(data.id);
    if (data.told !== undefined) return asked?.hear(data.told);
    open.delete(data.id);
    asked?.done();
  };
  return worker;
}

const send = (message: ToTeacher): void => teacher().postMessage(message);

/** Asks the champion; answers come in pieces. What is given back takes the question back. */
export function askTeacher<A extends About>(
  about: A,
  asks: Questions[A]['asks'],
  hear: (told: Questions[A]['told']) => void,
  done: () => void = () => undefined,
): () => void {
  last += 1;
  const id = last;
  open.set(id, { hear: hear as Hear, done });
  send({ id, about, asks });
  return () => {
    if (open.delete(id)) send({ id });
  };
}
