import type { ClientMessage, ServerMessage } from '#protocol';
import { at } from '../../kit/base.ts';
import { backoff } from './backoff.ts';
import type { Ears, Link } from './link.ts';

/** After this long without a word the line counts as dead, whatever the browser believes. */
const SILENCE = 12_000;

/** This seat is open in many other windows: this one waits until the person is back at it, or all would fight for ever. */
const ELSEWHERE = 'elsewhere';
/** The operator lets nobody in by this line: no use in trying again. */
const FINAL: readonly string[] = ['banned', 'shut'];

export const socketAddress = (code: string): string => socketAt(`/api/tables/${encodeURIComponent(code)}/socket`);

export const socketAt = (path: string): string => {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${location.host}${at(path)}`;
};

/** A socket that comes back by itself. What the table said first after each return is a welcome. */
export const openSocketLink =
  <Said = ClientMessage, Heard = ServerMessage>(address: string) =>
  ({ changed, heard }: Ears<Heard>): Link<Said> => {
    let socket: WebSocket | null = null;
    let tries = 0;
    let again: ReturnType<typeof setTimeout> | undefined;
    let closed = false;
    let lastHeard = performance.now();

    const connect = () => {
      clearTimeout(again);
      if (closed) return;
      changed(tries === 0 ? 'connecting' : 'lost');
      const next = new WebSocket(address);
      socket = next;
      next.onopen = () => {
        lastHeard = performance.now();
        changed('open');
      };
      next.onmessage = ({ data }) => {
        if (next !== socket) return;
        tries = 0;
        lastHeard = performance.now();
        heard(JSON.parse(String(data)) as Heard);
      };
      next.onclose = ({ reason }) => {
        if (FINAL.includes(reason)) closed = true;
        if (next === socket) lose(reason === ELSEWHERE);
      };
    };

    const lose = (isElsewhere = false) => {
      socket?.close();
      socket = null;
      if (closed) return;
      changed('lost');
      if (isElsewhere) return;
      again = setTimeout(connect, backoff(tries, Math.random()));
      tries += 1;
    };

    /** The person is back, or the network is: no reason to wait. */
    const hurry = () => {
      if (socket === null && !closed && document.visibilityState === 'visible') connect();
    };
    /** The network is gone; the browser may take minutes to see that the socket went with it. */
    const drop = () => {
      if (socket !== null) lose();
    };
    const watch = setInterval(() => {
      if (socket?.readyState === WebSocket.OPEN && performance.now() - lastHeard > SILENCE) lose();
    }, 2000);
    addEventListener('online', hurry);
    addEventListener('focus', hurry);
    addEventListener('offline', drop);
    document.addEventListener('visibilitychange', hurry);
    connect();

    return {
      send(message: Said) {
        if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
      },
      close() {
        closed = true;
        clearTimeout(again);
        clearInterval(watch);
        removeEventListener('online', hurry);
        removeEventListener('focus', hurry);
        removeEventListener('offline', drop);
        document.removeEventListener('visibilitychange', hurry);
        socket?.close(1000);
      },
    };
  };
