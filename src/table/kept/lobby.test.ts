import { describe, expect, test } from 'vitest';
import type { ChairChange } from '#protocol';
import {
  type Arranged,
  again,
  begin,
  CHAIRS,
  change,
  isFault,
  newTable,
  nextHost,
  seatBot,
  settle,
  sit,
  tableFrom,
  unseat,
} from './lobby.ts';
import type { TableRecord } from './record.ts';
import { defaultTerms } from './terms.ts';

const empty = newTable('ABCDEFGH', defaultTerms(false), 0);

/** Does one thing after the other; none of them may fail. */
function arranged(table: TableRecord, ...steps: readonly ((table: TableRecord) => Arranged)[]): TableRecord {
  let now = table;
  for (const step of steps) {
    const next = step(now);
    if (isFault(next)) throw new Error(next);
    now = next;
  }
  return now;
}

const sits = (name: string) => (table: TableRecord) => sit(table, { name, person: null }, `hash of ${name}`);
const changes = (seat: number, chair: ChairChange) => (table: TableRecord) => change(table, seat, chair);
const names = ({ chairs }: TableRecord) => chairs.map(({ name }) => name);

test('a table begins with five empty chairs of five colours and no host', () => {
  expect(names(empty)).toEqual(['', '', '', '', '']);
  expect(new Set(empty.chairs.map(({ colour }) => colour)).size).toBe(CHAIRS);
  expect(empty.host).toBeNull();
});

test('DIG-4 friends wait for one another, a public table for a minute', () => {
  expect(defaultTerms(false).waitLimit).toBe(0);
  expect(defaultTerms(true).waitLimit).toBe(60_000);
});

describe('hosts', () => {
  const table = arranged(empty, sits('Ada'), (one) => seatBot(one, 'novice'), sits('Bob'), sits('Eve'));

  test('the first person is host, and a bot never', () => {
    expect(arranged(empty, (one) => seatBot(one, 'novice')).host).toBeNull();
    expect(table.host).toBe(0);
    expect(arranged(table, (one) => unseat(one, 0)).host).toBe(2);
  });

  test('the next one round the table who may', () => {
    expect(nextHost(table, () => true).host).toBe(2);
    expect(nextHost(table, (seat) => seat === 3).host).toBe(3);
    expect(nextHost({ ...table, host: 3 }, () => true).host).toBe(0);
    expect(nextHost(table, () => false)).toBe(table);
  });
});

describe('chairs', () => {
  const table = arranged(empty, sits('Ada'), sits('Bob'));

  test('SET-6 a person of the box sits at a table once, on whichever side of the mat', () => {
    const chosen = arranged(table, changes(0, { character: 'briber' }));
    expect(change(chosen, 1, { character: 'insurgent' })).toBe('seatTaken');
    expect(change(chosen, 1, { character: 'briber' })).toBe('seatTaken');
    expect(isFault(change(chosen, 1, { character: 'champion' }))).toBe(false);
    expect(isFault(change(chosen, 0, { character: 'insurgent' }))).toBe(false);
  });

  test('a colour belongs to one; an empty chair takes what was given up', () => {
    expect(change(table, 1, { colour: 0 })).toBe('seatTaken');
    const swapped = arranged(table, changes(1, { colour: 4 }));
    expect(swapped.chairs.map(({ colour }) => colour)).toEqual([0, 4, 2, 3, 1]);
  });

  test('nobody becomes a bot or a person by a change', () => {
    const mixed = arranged(table, (one) => seatBot(one, 'novice'));
    expect(change(mixed, 0, { bot: 'master' })).toBe('badMessage');
    expect(change(mixed, 2, { bot: null })).toBe('badMessage');
    expect(arranged(mixed, changes(2, { bot: 'master' })).chairs[2]?.bot).toBe('master');
  });

  test('new terms and a handicap ask everybody else again', () => {
    const ready = arranged(table, changes(0, { ready: true }), changes(1, { ready: true }));
    expect(
      arranged(ready, (one) => settle(one, { speed: 2 }))
        .chairs.map(({ ready }) => ready)
        .slice(0, 2),
    ).toEqual([false, false]);
    const helped = arranged(ready, changes(1, { handicap: { gold: 3 } }));
    expect(helped.chairs.map(({ ready }) => ready).slice(0, 2)).toEqual([false, true]);
  });

  test('DIG-4 DIG-8 a table that is opened to everybody has a limit for every wait and pause, unless the host says otherwise', () => {
    const opened = arranged(table, (one) => settle(one, { public: true }));
    expect(opened.terms).toMatchObject({ waitLimit: 60_000, pauses: 3, spectatorDelay: 0 });
    expect(arranged(opened, (one) => settle(one, { waitLimit: 0 })).terms.waitLimit).toBe(0);
  });

  test('DIG-4 DIG-8 at a rated table every wait has an end and who watches is a minute late, whatever the host says', () => {
    const rated = arranged(table, (one) => settle(one, { rated: true }));
    const fair = { waitLimit: 60_000, pauses: 3, standInAfter: 90_000, spectatorDelay: 60_000 };
    expect(rated.terms).toMatchObject(fair);
    const endless = { waitLimit: 0, pauses: 0, standInAfter: 0, spectatorDelay: 0 };
    expect(arranged(rated, (one) => settle(one, endless)).terms).toMatchObject(fair);
    expect(arranged(rated, (one) => settle(one, { spectatorDelay: 300_000 })).terms.spectatorDelay).toBe(300_000);
  });

  test('an empty chair cannot be changed or left', () => {
    expect(change(table, 4, { ready: true })).toBe('notYourSeat');
    expect(unseat(table, 4)).toBe('notYourSeat');
  });
});

describe('beginning', () => {
  test('waits for everybody but the host and puts empty chairs away', () => {
    const table = arranged(empty, sits('Ada'), sits('Bob'), sits('Eve'), (one) => unseat(one, 0));
    expect(begin(table)).toBe('notReady');
    const begun = arranged(table, changes(2, { ready: true }), begin);
    expect(begun).toMatchObject({ stage: 'playing', host: 0 });
    expect(names(begun)).toEqual(['Bob', 'Eve']);
    expect(begin(begun)).toBe('alreadyStarted');
    for (const late of [sits('Late'), changes(0, { ready: false }), (one: TableRecord) => unseat(one, 0)])
      expect(late(begun)).toBe('alreadyStarted');
  });

  test('nobody begins alone with nobody', () => {
    expect(begin(empty)).toBe('notReady');
  });
});

test('a rematch seats the same people with their tokens, in a lobby with five chairs', () => {
  const played = arranged(empty, sits('Ada'), sits('Bob'), changes(1, { ready: true, colour: 4 }), begin);
  const next = again({ ...played, stage: 'over' }, 'NEXTCODE', 5);
  expect(next).toMatchObject({ code: 'NEXTCODE', stage: 'lobby', host: 0, rematch: null });
  expect(names(next)).toEqual(['Ada', 'Bob', '', '', '']);
  expect(next.chairs.map(({ holder }) => holder)).toEqual(['hash of Ada', 'hash of Bob', null, null, null]);
  expect(next.chairs.map(({ ready }) => ready)).toEqual([false, false, false, false, false]);
  expect(new Set(next.chairs.map(({ colour }) => colour)).size).toBe(5);
});

describe('where a game goes on', () => {
  const seats = (['briber', 'champion'] as const).map((character) => ({
    character,
    advancedPlacement: false,
    glory: true,
    handicap: { gold: 1 },
  }));
  const agreed = { ...defaultTerms(false), seats, speed: 2 };
  const table = arranged(tableFrom('ABCDEFGH', { seats, round: 2, byHand: false, of: null }, agreed, 0), sits('Ada'));
  const characters = ({ chairs }: TableRecord) => chairs.map(({ character }) => character);

  test('there are as many chairs as seats, each with its character, on its terms', () => {
    expect(table.terms).toMatchObject({ speed: 2, rated: false, public: false });
    expect(characters(table)).toEqual(['briber', 'champion']);
    expect(sit(arranged(table, sits('Bob')), { name: 'Eve', person: null }, 'hash')).toBe('tableFull');
  });

  test('a person takes a free character, and keeps what belongs to it', () => {
    const swapped = arranged(table, changes(0, { character: 'champion' }));
    expect(characters(swapped)).toEqual(['champion', 'briber']);
    expect(swapped.chairs[0]).toMatchObject({ name: 'Ada', glory: true, handicap: { gold: 1 } });
    expect(change(arranged(table, sits('Bob')), 0, { character: 'champion' })).toBe('seatTaken');
    expect(change(table, 0, { character: 'implacable' })).toBe('badMessage');
    expect(change(table, 0, { glory: false })).toBe('badMessage');
    expect(characters(arranged(swapped, (one) => unseat(one, 0)))).toEqual(['champion', 'briber']);
  });

  test('it begins with every seat played, in the order of that game, and never rated', () => {
    expect(begin(table)).toBe('notReady');
    const full = arranged(table, changes(0, { character: 'champion' }), (one) => seatBot(one, 'novice'));
    const begun = arranged(full, (one) => begin(one));
    expect(characters(begun)).toEqual(['briber', 'champion']);
    expect(begun.host).toBe(1);
    expect(settle(full, { rated: true })).toBe('badMessage');
    expect(settle(full, { speed: 1 })).toBe('badMessage');
    expect(isFault(settle(full, { standInAfter: 0 }))).toBe(false);
  });
});
