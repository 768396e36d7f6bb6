import type { Entry } from '#protocol';
import type { RoomPorts } from '#room';
import { type GameLog, openingText } from '../kept/game.ts';
import type { TableRecord } from '../kept/record.ts';
import { sendFault } from './guest.ts';
import { isLogFull, type Live, note, now, today, traceOf } from './live.ts';
import { mayPause } from './pauses.ts';
import { tell, tellEntry, written } from './tell.ts';
import { clearTimer, clearTimers, setTimer } from './timers.ts';

/** The room's way to the world. What happened is made into text once, for the log and for the wire. */
export function roomPorts(live: Live): RoomPorts {
  const { metrics } = live.ports;
  let kept: Entry | undefined;
  let text = '';
  return {
    now: live.ports.clock.now,
    keep(entry) {
      kept = entry;
      text = JSON.stringify(entry);
      append(live, text);
      note(live, entry);
      if (entry.type === 'rewound') metrics.claims.inc();
      else metrics.commands.inc();
    },
    tell: (seat, message) => {
      if (message.type === 'refused') metrics.refusals.inc();
      tell(live, seat, message);
    },
    tellAll(message) {
      if (message !== kept) return tell(live, 'all', message);
      tellEntry(live, 'all', message, kept, text);
      kept = undefined;
      text = '';
      live.changed(live);
    },
    wakeAt(when) {
      if (when === null) clearTimer(live, 'wake');
      else setTimer(live, 'wake', when - now(live), () => live.room?.wake());
    },
    mayPause: (seat, at) => mayPause(live, seat, at),
    fail: (error) => closeLive(live, error),
  };
}

/** Something is being written: what is told from here on waits for it. */
export function write(live: Live, work: Promise<unknown>): Promise<void> {
  live.outbox.asked += 1;
  return work.then(
    () => written(live),
    (error: unknown) => closeLive(live, error),
  );
}

/** The table as it is now, kept before anybody hears of it. */
export function keepRecord(live: Live, record: TableRecord): void {
  if (live.closed) return;
  live.record = { ...record, touchedAt: today(live) };
  write(live, live.ports.store.save(live.record));
  live.ports.list(live.record);
}

/** A visit is kept no more often than this: a table is put away after days. */
const VISITS_EVERY = 3_600_000;

/** People are here, or something happened: it is not put away. */
export function visited(live: Live): void {
  if (today(live) - live.record.touchedAt >= VISITS_EVERY) keepRecord(live, live.record);
}

export function append(live: Live, text: string): void {
  write(live, live.ports.store.append(live.record.code, live.known, [text]));
  live.known += 1;
  visited(live);
  if (isLogFull(live)) setTimer(live, 'full', 0, () => live.room?.pause());
}

/** A lobby whose game begins where another one stood: that past is the beginning of its log. */
export async function appendPast(live: Live, { opening, entries }: GameLog): Promise<void> {
  const texts = [openingText(opening), ...entries.map((entry) => JSON.stringify(entry))];
  const written = live.ports.store.append(live.record.code, live.known, texts);
  live.known += texts.length;
  await write(live, written);
}

/** A write failed: nobody is told what was not kept. The table is there again as its log knows it when a person returns. */
export function closeLive(live: Live, error: unknown): void {
  if (live.closed) return;
  live.closed = true;
  live.ports.logger.error({ table: traceOf(live), err: error }, 'a table was closed');
  live.room?.close();
  clearTimers(live);
  live.outbox.waiting.length = 0;
  live.crowd.length = 0;
  live.ports.forget(live.record.code);
  for (const guest of live.guests) {
    sendFault(guest, 'closed');
    guest.line.close(1013, 'closed');
  }
}
