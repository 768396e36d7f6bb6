import { describe, expect, test } from 'vitest';
import type { Command } from '#engine';
import type { ServerMessage } from '#protocol';
import { ask, askAgain, type Guest, hear, hello, hopeless, newGuest, type Reaction, timeBy } from '#protocol/guest';
import { flip, LOBBY, move, pause, play, resume, roomAt, table, type Welcome, welcomeTo } from '#testkit';

const OWN = 7000;

const hearAll = (guest: Guest, ...messages: readonly ServerMessage[]): Reaction =>
  messages.reduce<Reaction>(
    (so, message) => {
      const next = hear(so.guest, message, OWN);
      return { guest: next.guest, say: [...so.say, ...next.say], told: [...so.told, ...next.told] };
    },
    { guest, say: [], told: [] },
  );

/** A table of three, and one who holds seat 2 there and was welcomed. */
function seatedAt(situation = table()) {
  const at = roomAt(situation);
  const { guest } = hear(hello(newGuest(['token'])).guest, welcomeTo(at.room, [2], null), OWN);
  const frame = situation.frame('muster', 'top');
  return { situation, at, guest, frame };
}

const asks = (guest: Guest, command: Command, seat = 2): Reaction => ask(guest, { seat, at: 0, command });

const closed = (guest: Guest): Guest => hello(guest).guest;

describe('a guest at a table', () => {
  test('says hello with its tokens and the last seq it knows', () => {
    const { at, guest } = seatedAt();
    expect(hello(newGuest()).say).toEqual([{ type: 'hello', version: 1, tokens: [], since: null }]);
    at.ask(1, play('lapOfHonour'));
    const { guest: later } = hearAll(guest, ...at.heard());
    expect(hello(later).say).toEqual([{ type: 'hello', version: 1, tokens: ['token'], since: 1 }]);
  });

  test('keeps the tokens of its seats and shows the newest five', () => {
    const seats = [0, 1, 2, 3, 4, 5];
    const { guest, told } = hearAll(
      newGuest(),
      ...seats.map((seat) => ({ type: 'seated', seat, token: `t${seat}` }) as const),
    );
    expect([...guest.counts.keys()]).toEqual(seats);
    expect(hello(guest).say).toMatchObject([{ tokens: ['t1', 't2', 't3', 't4', 't5'] }]);
    expect(told).toHaveLength(6);
  });

  test('asks under the next number and waits until it happened', () => {
    const { at, guest, frame } = seatedAt();
    const asked = asks(guest, move(1, frame));
    expect(asked.say).toEqual([{ type: 'ask', seat: 2, nth: 1, command: move(1, frame) }]);
    expect(asked.guest.pending).toMatchObject([{ nth: 1, settled: null }]);
    at.room.ask(2, 1, move(1, frame));
    const { guest: after, told } = hearAll(asked.guest, ...at.heard());
    expect(after.pending).toEqual([]);
    expect(told.map(({ type }) => type)).toEqual(['took', 'answered']);
    expect(after.following).toMatchObject(at.room.playing());
  });

  test('tells the rule against a refused ask, and waits for it no longer', () => {
    const { guest, frame } = seatedAt();
    const asked = asks(guest, move(1, frame)).guest;
    const { guest: after, told } = hearAll(asked, { type: 'refused', seat: 2, nth: 1, refused: 'WRK-3' });
    expect(after.pending).toEqual([]);
    expect(told).toMatchObject([{ type: 'answered', asked: { command: move(1, frame) }, refused: 'WRK-3' }]);
    expect(hearAll(after, { type: 'refused', seat: 2, nth: 1, refused: 'WRK-3' }).told).toEqual([]);
  });

  test('asks again after a reconnect, with the old number, for what was not acknowledged', () => {
    const { at, guest, frame } = seatedAt();
    const lost = asks(guest, move(1, frame));
    const { guest: back, say } = hearAll(closed(lost.guest), welcomeTo(at.room, [2], 0));
    expect(say).toEqual(lost.say);
    expect(askAgain(back)).toEqual(lost.say);
    expect(back.pending).toMatchObject([{ nth: 1, settled: null }]);
  });

  test('waits out of sight for what the table had heard before the line broke', () => {
    const { at, guest, frame } = seatedAt();
    const lost = asks(guest, move(1, frame)).guest;
    at.room.ask(2, 1, move(1, frame));
    const back = hearAll(closed(lost), welcomeTo(at.room, [2], null));
    expect(back.guest.pending).toMatchObject([{ nth: 1, settled: Number.POSITIVE_INFINITY }]);
    at.heard();
    at.room.ask(2, 1, move(1, frame));
    const { guest: after, told } = hearAll(back.guest, ...at.heard());
    expect(after.pending).toEqual([]);
    expect(told).toMatchObject([{ type: 'answered', refused: null }]);
  });

  test('a settled ask waits until what came of it is known here, and is told once', () => {
    const { at, guest, frame } = seatedAt();
    const asked = asks(guest, move(1, frame)).guest;
    const settled = hearAll(asked, { type: 'settled', seat: 2, nth: 1, seq: 1 });
    expect(settled.guest.pending).toMatchObject([{ settled: 1 }]);
    expect(settled.told).toMatchObject([{ type: 'answered', refused: null }]);
    at.ask(1, play('lapOfHonour'));
    const { guest: after, told } = hearAll(settled.guest, ...at.heard());
    expect(after.pending).toEqual([]);
    expect(told.map(({ type }) => type)).toEqual(['took']);
  });

  test('asks for a gap once, however much comes after it', () => {
    const { at, guest } = seatedAt();
    at.ask(1, play('lapOfHonour'));
    at.ask(1, play('spoils'));
    at.ask(0, pause);
    const behind = hearAll(guest, ...at.heard().slice(1));
    expect(behind.say).toEqual([{ type: 'catchUp', since: 0 }]);
    const { guest: after, say } = hearAll(behind.guest, welcomeTo(at.room, [2], 0));
    expect(say).toEqual([]);
    expect(after.following).toMatchObject(at.room.playing());
  });

  test('PRV-4 goes back on a rewind and tells who lost what', () => {
    const { at, guest, frame } = seatedAt();
    at.ask(2, move(1, frame));
    at.ask(0, move(1, frame));
    const { guest: after, told } = hearAll(guest, ...at.heard());
    expect(after.following).toMatchObject(at.room.playing());
    expect(told).toContainEqual({ type: 'claimLost', to: 0, command: move(1, frame) });
    const winner = hear(closed(newGuest()), welcomeTo(roomAt(table()).room, [0], null), OWN).guest;
    expect(hearAll(winner, ...at.kept).told).toContainEqual({ type: 'claimWon', over: [2] });
  });

  test('PRV-4 a rewind to before it came makes it ask for the whole state, also when it was missed', () => {
    const { at, frame } = seatedAt();
    at.ask(2, move(1, frame));
    const late = hear(closed(newGuest()), welcomeTo(at.room, [], null), OWN).guest;
    at.ask(0, move(1, frame));
    expect(hearAll(late, ...at.kept).say).toEqual([{ type: 'catchUp', since: null }]);
    const back = hearAll(closed(late), welcomeTo(at.room, [], 1));
    expect(back.say).toEqual([{ type: 'catchUp', since: null }]);
    expect(hearAll(back.guest, welcomeTo(at.room, [], null)).guest.following).toMatchObject(at.room.playing());
  });

  test('asks for news that have overtaken the welcome they belong to', () => {
    const { at, guest } = seatedAt();
    const slow = welcomeTo(at.room, [2], 0);
    at.ask(1, play('lapOfHonour'));
    const { guest: behind, say } = hearAll(closed(guest), ...at.heard(), slow);
    expect(say).toEqual([{ type: 'catchUp', since: 0 }]);
    expect(hearAll(behind, welcomeTo(at.room, [2], 0)).guest.following).toMatchObject(at.room.playing());
  });

  test('a later welcome that knows less changes nothing; after a hello the word of the table counts', () => {
    const { at, guest } = seatedAt();
    const old = welcomeTo(at.room, [2], null);
    at.ask(1, play('lapOfHonour'));
    const { guest: known } = hearAll(guest, ...at.heard());
    const { guest: same, told } = hearAll(known, old);
    expect(same.following).toBe(known.following);
    expect(told).toEqual([{ type: 'welcomed', wentBack: false, from: null, said: null }]);
    const back = hearAll(closed(known), old);
    expect(back.guest.following?.seq).toBe(0);
    expect(back.told).toEqual([{ type: 'welcomed', wentBack: true, from: 0, said: null }]);
    expect(back.say).toEqual([]);
  });

  test('without its seat it sees what spectators see, as late as they do, and asks for nothing', () => {
    const { at, guest } = seatedAt();
    const late: Welcome = welcomeTo(at.room, [], null);
    const asked = asks(guest, pause).guest;
    at.ask(1, play('lapOfHonour'));
    const { guest: after, say, told } = hearAll(asked, ...at.heard(), { type: 'letGo', seat: 2, why: 'renewed' }, late);
    expect(after.following?.seq).toBe(0);
    expect(after.pending).toEqual([]);
    expect(say).toEqual([]);
    expect(told).toContainEqual({ type: 'letGo', seat: 2, why: 'renewed' });
  });

  test('takes the next number where another device was quicker with this one', () => {
    const { at, guest, frame } = seatedAt();
    const mine = asks(guest, play('wiseVerdict')).guest;
    at.room.ask(2, 1, move(1, frame));
    const { guest: after, say } = hearAll(mine, ...at.heard());
    expect(say).toEqual([{ type: 'ask', seat: 2, nth: 2, command: play('wiseVerdict') }]);
    expect(after.pending).toMatchObject([{ nth: 2, settled: null }]);
    expect(after.counts.get(2)).toBe(2);
  });

  test('PAU-1 DIG-7 stops its clock with the table, and knows when the count of three is over', () => {
    const { at, guest } = seatedAt();
    at.ask(0, pause);
    const { guest: paused } = hearAll(guest, ...at.heard());
    expect(timeBy(paused.clock, OWN + 500)).toBe(0);
    at.ask(0, resume);
    const { guest: counting } = hearAll(paused, ...at.heard());
    expect(counting.resumesAt).toBe(OWN + 3000);
    at.pass(3000);
    const { guest: running } = hearAll(counting, ...at.heard());
    expect(running.resumesAt).toBeNull();
    expect(timeBy(running.clock, OWN + 500)).toBe(500);
    expect(hearAll(counting, { type: 'resuming', inMs: null }).guest.resumesAt).toBeNull();
  });

  test('PAU-1 what was asked while the line was cut and the table paused is asked when it goes on', () => {
    const { at, guest, frame } = seatedAt();
    at.ask(0, pause);
    const lost = asks(closed(guest), move(1, frame));
    const { guest: back, say } = hearAll(lost.guest, welcomeTo(at.room, [2], 0));
    expect(say).toEqual([]);
    at.heard();
    at.ask(0, resume);
    at.pass(3000);
    const { guest: on, say: later } = hearAll(back, ...at.heard());
    expect(later).toEqual(lost.say);
    at.room.ask(2, 1, move(1, frame));
    const { guest: after, told } = hearAll(on, ...at.heard());
    expect(after.pending).toEqual([]);
    expect(told).toContainEqual(expect.objectContaining({ type: 'answered', refused: null }));
  });

  test('TIM-3 has hope while the ask may still arrive in time, by its line and the tolerance of the table', () => {
    const { guest } = seatedAt(table().timerOn('black', 'top', 1000));
    const { following, clock } = guest;
    if (following === null) throw new Error('not welcome');
    const against = (trip: number, at: number) =>
      hopeless({ ...guest, clock: { ...clock, trip } }, following.game, { seat: 2, at, command: flip('black') });
    expect(against(0, 1000 - 251)).toBe('TIM-3');
    expect(against(0, 1000 - 250)).toBeUndefined();
    expect(against(100, 1000 - 350)).toBeUndefined();
    expect(against(100, 1000 - 351)).toBe('TIM-3');
  });

  test('PRV-1 PRV-4 has hope where the engine grants a claim: of a lower rank, and for the window and the tolerance', () => {
    const { situation, at, guest, frame } = seatedAt();
    at.ask(1, move(1, frame));
    const { guest: now } = hearAll(guest, ...at.heard());
    const against = (seat: number, when: number) =>
      hopeless(now, at.room.playing().game, { seat, at: when, command: move(1, frame) });
    expect(situation.game.privilege).toEqual([0, 1, 2]);
    expect(against(0, 1000)).toBeUndefined();
    expect(against(0, 1250)).toBeUndefined();
    expect(against(0, 1251)).toBe('WRK-3');
    expect(against(2, 0)).toBe('WRK-3');
  });

  test('tells when the table speaks another version', () => {
    const { at, guest } = seatedAt();
    expect(hearAll(guest, { ...welcomeTo(at.room, [2], null), version: 2 }).told).toEqual([{ type: 'outdated' }]);
    expect(hearAll(guest, { type: 'fault', fault: 'badVersion' }).told).toEqual([{ type: 'outdated' }]);
  });

  test('passes on seals, faults, talk and partings, and always has the newest table', () => {
    const { at, guest } = seatedAt();
    const sealed = hearAll(guest, { ...welcomeTo(at.room, [2], null), seal: 'abc' });
    expect(sealed.told).toContainEqual({ type: 'sealed', seal: 'abc' });
    const said: readonly ServerMessage[] = [
      { type: 'said', seat: 0, text: 'Nice flip!', after: 1 },
      { type: 'saidPhrase', seat: 0, phrase: 'hello', after: 1 },
      { type: 'removed', seat: 1, by: 'vote', reason: null, after: 2 },
      { type: 'closing', backInMs: 5000 },
      { type: 'fault', fault: 'tooFast' },
    ];
    expect(hearAll(guest, ...said).told).toEqual(said);
    expect(hearAll(guest, { type: 'table', table: { ...LOBBY, spectators: 7 } }).guest.table?.spectators).toBe(7);
  });

  test('ignores what it does not know', () => {
    const { guest } = seatedAt();
    const reaction = hear(guest, { type: 'weather' } as unknown as ServerMessage, OWN);
    expect(reaction).toEqual({ guest, say: [], told: [] });
  });
});
