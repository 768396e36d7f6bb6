import type { Origin } from '#protocol';
import type { FromWorker, Moment, Note, ToWorker } from '../shelf/messages.ts';
import type { SoloPlan } from '../shelf/plan.ts';
import type { OpenLink } from './link.ts';

/** To a game against bots; without a plan it is on the shelf. */
export const openSoloLink = (
  id: string,
  plan: SoloPlan | null,
  noted: (note: Note) => void,
  origin: Origin | null = null,
): OpenLink => openWorkerLink({ type: 'begin', id, plan, origin }, noted);

/** To a moment of a game. */
export const openMomentLink = (moment: Moment): OpenLink => openWorkerLink({ type: 'show', moment }, () => undefined);

/** A table in a worker of this page. The sand stops while the page is hidden. */
const openWorkerLink =
  (first: ToWorker, noted: (note: Note) => void): OpenLink =>
  ({ changed, heard }) => {
    const worker = new Worker(new URL('../worker/table.worker.ts', import.meta.url), { type: 'module' });
    const send = (message: ToWorker): void => worker.postMessage(message);
    const hide = (): void => {
      if (document.visibilityState === 'hidden') send({ type: 'away' });
    };
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === 'note') noted(data.note);
      else heard(data);
    };
    worker.onerror = () => changed('lost');
    document.addEventListener('visibilitychange', hide);
    send(first);
    const opening = setTimeout(() => changed('open'), 0);
    return {
      send,
      close() {
        clearTimeout(opening);
        document.removeEventListener('visibilitychange', hide);
        worker.terminate();
      },
    };
  };
