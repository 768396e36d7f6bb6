import { effect } from '@preact/signals';
import { LIMITS } from '#protocol';
import { blockedPersons } from '../../kit/manners/ears.ts';
import type { Session } from '../../net/store/session.ts';
import { isHost } from '../../table/view/people.ts';

/** Tells the lobby of a host whom they have blocked, whenever that changes. */
export function followBlocked(session: Session): () => void {
  let told = '';
  return effect(() => {
    const table = session.table.value;
    const people = blockedPersons().slice(0, LIMITS.keptOut);
    if (session.connection.value !== 'open' || table?.stage !== 'lobby' || !isHost(session, table)) return;
    if (people.join() === told) return;
    told = people.join();
    session.keepOut(people);
  });
}
