import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import type { QuickClientMessage } from '#protocol';
import { parseQuickMessage } from '#protocol/parse';
import type { Quick } from '../quick/quick.ts';
import { strengthOf } from '../quick/strength.ts';
import type { Services } from '../tables/services.ts';
import { lineOf } from '../wire/line.ts';
import { heed, type Leave, type Post } from '../wire/socket.ts';

/** A client says what it waits for within this time after it opened a socket. */
const WISH_WITHIN = 10_000;

/** One person who looks for a table: from the first wish until the socket closes. */
export function lookForTable(
  place: Post & Pick<Services, 'people' | 'manners' | 'store'> & { readonly quick: Quick },
  socket: WebSocket,
  wire: Socket,
  address: string,
): Leave {
  const line = lineOf(socket, wire);
  const becomePatient = place.machine.later(WISH_WITHIN, () => line.close(1008, 'no wish'));
  let leave = (): void => {};
  let wishes = 0;
  const { personOf, ownerOf } = place.people;
  const { bans } = place.manners;
  const wait = async ({ type, pass, ...wish }: QuickClientMessage): Promise<void> => {
    const person = pass === undefined ? null : personOf(pass);
    if (person === null && ownerOf(wish.name) !== null) return complain('nameTaken');
    if (person === null && wish.rated === true) return complain('needsName');
    if (person !== null && bans.ofPerson(person.id) !== null) return complain('banned');
    becomePatient();
    leave();
    wishes += 1;
    const wished = wishes;
    const strength = await strengthOf(place.store.standings, person?.id ?? null, wish);
    if (wished !== wishes) return;
    const proven = { name: person?.name ?? wish.name, person: person?.id ?? null, rated: wish.rated === true };
    leave = place.quick.enter({ ...wish, ...proven, address, strength }, (frame, isLast) => {
      line.send(frame);
      if (isLast) line.close(1001, 'found');
    });
  };
  const complain = heed(place, socket, line, parseQuickMessage, wait);
  return () => {
    becomePatient();
    wishes += 1;
    leave();
  };
}
