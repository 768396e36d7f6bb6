import { effect } from '@preact/signals';
import { blockedPersons } from '../../kit/manners/ears.ts';
import type { Session } from '../../net/store/session.ts';

/** Tells the table of a player whom they have blocked, whenever that changes. */
export function followBlocked(session: Session): () => void {
  let told = '';
  return effect(() => {
    const people = blockedPersons();
    const isOver = session.table.value?.stage === 'over';
    if (session.connection.value !== 'open' || session.held.value.length === 0 || isOver) return;
    if (people.join() === told) return;
    told = people.join();
    session.keepOut(people);
  });
}
