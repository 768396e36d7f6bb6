import type { ClientMessage, ServerMessage } from '#protocol';
import type { OpenLink } from './link.ts';

/** A table in a worker of this page: it hears client messages and posts server messages, as a socket would. */
export const openWorkerLink =
  (start: () => Worker): OpenLink =>
  ({ changed, heard }) => {
    const worker = start();
    worker.onmessage = ({ data }: MessageEvent<ServerMessage>) => heard(data);
    worker.onerror = () => changed('lost');
    setTimeout(() => changed('open'), 0);
    return {
      send: (message: ClientMessage) => worker.postMessage(message),
      close: () => worker.terminate(),
    };
  };
