import type { Millis } from '#engine';
import type { Table } from '#protocol';
import type { TableRecord } from './record.ts';

/** Those who only watch may know how it ended: what the host wished them to wait has passed since. */
export const isRevealed = ({ stage, endedAt, terms }: TableRecord, today: Millis): boolean =>
  stage === 'over' && today >= (endedAt ?? 0) + terms.spectatorDelay;

/** The table as it is shown to those who hold no seat. */
export const fromOutside = (table: Table, record: TableRecord, today: Millis): Table =>
  table.stage !== 'over' || isRevealed(record, today) ? table : { ...table, stage: 'playing', rematch: null };
