import { signal } from '@preact/signals';
import { renderToString } from 'preact-render-to-string';
import { beforeAll, expect, test } from 'vitest';
import type { Table } from '#protocol';
import type { Session } from '../../net/store/session.ts';
import { openScreen, read, said, stillSession } from '../../table/testing.tsx';
import { situation } from '../gallery/situations.ts';
import { Absences } from './absences.tsx';

beforeAll(() => openScreen());

function drawAway(changes: Partial<Table>, me: number | null = 0) {
  const still = stillSession(situation('round for three'), me);
  const table = { ...still.table.value, away: [{ seat: 1, standInMs: 40_000 }], ...changes };
  const session = { ...still, table: signal(table) } as unknown as Session;
  return read(renderToString(<Absences session={session} />));
}

const terms = (rated: boolean) => ({ terms: { rated, standInAfter: 60_000 } as unknown as Table['terms'] });

test('who has dropped out is said large to all who play, with what happens and the choice: wait, bot or pause', () => {
  const { text, buttons, html } = drawAway(terms(false));
  const { connection } = said();
  expect(html).toContain('role="alert"');
  expect(text).toContain(connection.away.title('Bela'));
  expect(text).toContain(connection.away.bot(40));
  expect(buttons).toEqual([connection.away.wait, connection.away.standIn, connection.pause]);
});

test('in a rated game no bot is offered, and it is said where none comes by itself', () => {
  expect(drawAway(terms(true)).buttons).not.toContain(said().connection.away.standIn);
  const never = { ...terms(false), away: [{ seat: 1, standInMs: null }] };
  expect(drawAway(never).text).toContain(said().connection.away.never);
});

test('a page that is only loaded anew is not told of, nor is it told to those who watch', () => {
  expect(drawAway({ ...terms(false), away: [{ seat: 1, standInMs: 59_000 }] }).html).toBe('');
  expect(drawAway(terms(false), null).html).toBe('');
});

test('a person who let an untimed round wait too long reads that a bot plays, and how to play on', () => {
  const chairs = stillSession(situation('round for three'), 0).table.value?.chairs ?? [];
  const passed = chairs.map((chair, seat) => ({ ...chair, standIn: seat === 0 }));
  const { text } = drawAway({ ...terms(true), away: [], chairs: passed });
  expect(text).toContain(said().connection.passedByHint);
  expect(drawAway({ ...terms(true), away: [], chairs: passed }, 1).html).toBe('');
});
