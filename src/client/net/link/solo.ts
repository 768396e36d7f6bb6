import type { FromWorker, Note, ToWorker } from '../shelf/messages.ts';
import type { SoloPlan } from '../shelf/plan.ts';
import type { OpenLink } from './link.ts';

/** A table in a worker of this page. The sand stops while the page is hidden. */
export const openSoloLink =
  (id: string, plan: SoloPlan | null, noted: (note: Note) => void): OpenLink =>
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
    send({ type: 'begin', id, plan });
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
