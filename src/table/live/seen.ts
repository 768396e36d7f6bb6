import type { Absence, Table } from '#protocol';
import { barredAt } from '../kept/barred.ts';
import { fromOutside } from '../kept/reveal.ts';
import type { Guest } from './guest.ts';
import { hostNow, isConnected, type Live, now, today } from './live.ts';
import { removalsAt } from './votes.ts';

/** What everybody may see. */
export function tableOf(live: Live): Table {
  const { code, stage, terms, rematch, chairs, begun } = live.record;
  let spectators = 0;
  for (const guest of live.guests) if (guest.seats.length === 0) spectators += 1;
  return {
    code,
    stage,
    host: hostNow(live),
    chairs: chairs.map(({ holder, removed, whence, ...chair }, seat) => ({
      ...chair,
      connected: chair.bot !== null || (holder !== null && isConnected(live, seat)),
      standIn: live.standIns.has(seat),
      coached: live.coached.has(seat) && !terms.public,
      ...(holder !== null && { who: whoHolds(live, holder) }),
    })),
    terms,
    spectators,
    rematch,
    removals: removalsAt(live),
    away: awayFrom(live),
    barred: [...new Set(barredAt(live.record).map(({ name }) => name))].filter((name) => name !== ''),
    ...(begun && { begun: { round: begun.round, byHand: begun.byHand, of: begun.of } }),
  };
}

/** Short, and leads nowhere: a hash of a hash of the token. */
const whoHolds = ({ ports }: Live, holder: string): string => ports.hash(`who ${holder}`).slice(-12);

const awayFrom = (live: Live): readonly Absence[] =>
  [...live.away]
    .filter(([seat]) => !live.standIns.has(seat))
    .map(([seat, due]) => ({ seat, standInMs: due === null ? null : Math.max(0, Math.round(due - now(live))) }));

/** The table as it is shown to a person who is not at it. */
export const tableFromOutside = (live: Live): Table => fromOutside(tableOf(live), live.record, today(live));

/** What a guest may see of the table: in the gallery nobody knows yet how it ends. */
export function tableFor(live: Live, guest: Guest): Table {
  const table = tableOf(live);
  if (guest.seats.length > 0) return table;
  if (!live.gallery?.isBehind() || table.stage !== 'over') return fromOutside(table, live.record, today(live));
  return { ...table, stage: 'playing', rematch: null };
}
