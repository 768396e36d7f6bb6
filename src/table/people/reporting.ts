import type { Seat } from '#engine';
import type { ClientMessage, Fault, Said } from '#protocol';
import type { Guest } from '../live/guest.ts';
import { type Live, today } from '../live/live.ts';
import type { ReportDraft } from '../live/ports.ts';
import { tell } from '../live/tell.ts';

type Of<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>;

/** So much of what was said goes with a report. */
const LINES = 50;

/** A player tells the operator of a person at this table, also of one who was removed. */
export function report(live: Live, guest: Guest, { seat, reason, note = '' }: Of<'report'>): Fault | undefined {
  const { record, ports } = live;
  const chair = record.chairs[seat];
  const [by] = guest.seats;
  if (by === undefined || guest.seats.includes(seat)) return 'notYourSeat';
  if (chair === undefined || (chair.holder === null && chair.removed === null)) return 'notYourSeat';
  if (ports.report === null) return 'nobodyReads';
  const people = record.chairs.map((_, one) => witness(live, one));
  const lines = live.said.slice(-LINES).map((line) => ({ seat: line.seat, text: textOf(line) }));
  const { code, stage } = record;
  const fault = ports.report({ at: today(live), code, stage, reason, note, by, about: seat, people, lines });
  if (fault === undefined) tell(live, guest, { type: 'reported', seat });
  return fault;
}

const textOf = (line: Said): string =>
  line.type === 'said' ? line.text : line.type === 'saidPhrase' ? `(${line.phrase})` : `(${line.type})`;

function witness(live: Live, seat: Seat): ReportDraft['people'][number] {
  const { name = '', person = null, bot = null, removed = null } = live.record.chairs[seat] ?? {};
  const isHere = ({ seats, hashes }: Guest): boolean =>
    seats.includes(seat) || (removed !== null && hashes.includes(removed));
  const address = [...live.guests].find(isHere)?.address ?? '';
  return { name, person, isBot: bot !== null && removed === null, address };
}
