import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import type { QuickClientMessage } from '#protocol';
import { parseQuickMessage } from '#protocol/parse';
import { strengthBefore } from '../quick/company.ts';
import type { Quick } from '../quick/quick.ts';
import { lineOf } from '../wire/line.ts';
import { heed, type Post } from '../wire/socket.ts';

/** A client says what it waits for within this time after it opened a socket. */
const WISH_WITHIN = 10_000;

/** One person who looks for a table: from the first wish until the socket closes. */
export function lookForTable(
  place: Post & { readonly quick: Quick },
  socket: WebSocket,
  wire: Socket,
  address: string,
): void {
  const line = lineOf(socket, wire);
  const becomePatient = place.machine.later(WISH_WITHIN, () => line.close(1008, 'no wish'));
  let leave = (): void => {};
  const wait = ({ type, ...wish }: QuickClientMessage): void => {
    becomePatient();
    leave();
    const strength = strengthBefore(wish.newcomer);
    leave = place.quick.enter({ ...wish, address, strength }, (frame, isLast) => {
      line.send(frame);
      if (isLast) line.close(1001, 'found');
    });
  };
  heed(place, socket, line, parseQuickMessage, wait);
  socket.on('close', () => {
    becomePatient();
    leave();
  });
}
