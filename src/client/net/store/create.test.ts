import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boardOf, type Command, setup } from '#engine';
import { type ClientMessage, PROTOCOL_VERSION, type ServerMessage } from '#protocol';
import { LOBBY, roomAt, type TestRoom, tableOptions, welcomeTo } from '#testkit';
import type { Ears } from '../link/link.ts';
import { createSession, type Keys, NO_KEYS } from './create.ts';
import type { Session } from './session.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A session over a line that can be cut, to a real room. */
function sit(seat: number, hall: TestRoom, past: Keys['past'] = NO_KEYS.past) {
  let ears: Ears | undefined;
  let isCut = false;
  let read = 0;
  const sent: ClientMessage[] = [];
  const hear = (message: ServerMessage) => !isCut && ears?.heard(structuredClone(message));
  const answer = (message: ClientMessage) => {
    if (message.type === 'hello' || message.type === 'catchUp') {
      read = hall.told.length;
      hear(welcomeTo(hall.room, [seat], message.since));
    }
    if (message.type === 'ask') hall.room.ask(message.seat, message.nth, message.command);
  };
  const session: Session = createSession(
    (given) => {
      ears = given;
      return {
        send(message) {
          sent.push(message);
          if (!isCut) answer(message);
        },
        close: () => undefined,
      };
    },
    { ...NO_KEYS, tokens: () => ['token'], past },
  );
  ears?.changed('open');
  return {
    session,
    sent,
    listen() {
      const fresh = hall.told.slice(read);
      read = hall.told.length;
      for (const { to, message } of fresh) if (to === 'all' || to === seat) hear(message);
    },
    skip() {
      read = hall.told.length;
    },
    cut() {
      isCut = true;
      ears?.changed('lost');
    },
    mend() {
      isCut = false;
      ears?.changed('open');
    },
  };
}

const place = (worker: number, to: number): Command => ({ type: 'move', worker, to });
const BOTTOM = 4;

function hallOf(seats: number): TestRoom {
  const { game, secret } = setup(tableOptions({ seats }));
  return roomAt({ game: { ...game, privilege: Array.from({ length: seats }, (_, seat) => seat) }, secret });
}

const firstFrame = (hall: TestRoom): number => {
  for (let to = 0; to < 40; to += 1) {
    const trial = hall.room.playing().game;
    if (trial.phase === 'placement' && to >= BOTTOM && hall.ask(0, place(0, to)) === null) return to;
  }
  throw new Error('no frame');
};

test('an own move is shown at once and settles when the table confirms it', () => {
  const hall = hallOf(3);
  const to = firstFrame(hallOf(3));
  const me = sit(0, hall);
  me.session.ask(place(0, to));
  expect(me.session.confirmed.value?.players[0]?.workers[0]?.spot).toBe('mat');
  expect(me.session.shown.value?.players[0]?.workers[0]).toEqual({ grande: true, spot: 'frame', space: to });
  me.listen();
  expect(me.session.confirmed.value?.players[0]?.workers[0]?.spot).toBe('frame');
  expect(me.session.pending.value).toEqual([]);
  expect(me.session.feed.value.map(({ command }) => command.type)).toEqual(['move']);
});

test('what no table could allow is explained and never sent', () => {
  const me = sit(0, hallOf(3));
  me.session.ask({ type: 'claim', take: ['reward'], with: [] });
  expect(me.session.notice.value).toMatchObject({ type: 'refused', rule: 'SET-10' });
  expect(me.sent.some(({ type }) => type === 'ask')).toBe(false);
});

test('a refusal goes as soon as something that can be is asked', () => {
  const me = sit(0, hallOf(3));
  me.session.ask({ type: 'claim', take: ['reward'], with: [] });
  me.session.ask(place(0, firstFrame(hallOf(3))));
  expect(me.session.notice.value).toBeNull();
});

test('a command lost with the line goes out again with its old number and happens once', () => {
  const hall = hallOf(3);
  const to = firstFrame(hallOf(3));
  const me = sit(0, hall);
  me.cut();
  expect(me.session.connection.value).toBe('lost');
  me.session.ask(place(0, to));
  me.mend();
  me.listen();
  expect(me.session.connection.value).toBe('open');
  expect(me.sent.filter(({ type }) => type === 'ask').map((ask) => 'nth' in ask && ask.nth)).toEqual([1, 1]);
  expect(hall.kept).toHaveLength(1);
  expect(me.session.pending.value).toEqual([]);
});

test('what is wished of the table while the line is lost is said once, when the line is back', () => {
  const ada = sit(0, hallOf(2));
  ada.cut();
  for (let presses = 0; presses < 3; presses += 1) ada.session.sit('Ada');
  ada.session.say('Wait for me');
  expect(ada.sent.filter(({ type }) => type === 'sit' || type === 'say')).toEqual([]);
  ada.mend();
  expect(ada.sent.slice(-2)).toEqual([
    { type: 'sit', name: 'Ada' },
    { type: 'say', seat: 0, text: 'Wait for me' },
  ]);
});

test('a command heard before the line broke is not done twice', () => {
  const hall = hallOf(3);
  const to = firstFrame(hallOf(3));
  const me = sit(0, hall);
  me.session.ask(place(0, to));
  me.cut();
  me.skip();
  me.mend();
  me.listen();
  expect(hall.kept).toHaveLength(1);
  expect(me.session.pending.value).toEqual([]);
  expect(me.session.shown.value?.players[0]?.workers[0]?.space).toBe(to);
});

test('a gap in what is heard is filled by asking', () => {
  const hall = hallOf(3);
  const to = firstFrame(hallOf(3));
  const me = sit(2, hall);
  hall.ask(0, place(0, to));
  me.skip();
  for (let other = BOTTOM; hall.ask(1, place(0, other)) !== null; other += 1);
  me.listen();
  expect(me.sent.at(-1)).toMatchObject({ type: 'catchUp', since: 0 });
  expect(me.session.confirmed.value).toEqual(hall.room.playing().game);
});

test('two devices on one seat that ask under the same number are both heard, each once', () => {
  const { game, secret } = setup(tableOptions({ seats: 3 }));
  const hall = roomAt({ game: { ...game, phase: 'round', privilege: [0, 1, 2] }, secret });
  const free = boardOf(game).frames.flatMap(({ area, row }, frame) =>
    area === 'black' && row === 'bottom' ? [frame] : [],
  );
  const [phone, desk] = [sit(0, hall), sit(0, hall)];
  phone.session.ask(place(0, free[0] ?? 0));
  desk.session.ask(place(1, free[1] ?? 0));
  expect(hall.kept).toHaveLength(1);
  for (const device of [desk, phone, desk]) device.listen();
  for (const { session } of [phone, desk]) {
    expect(session.pending.value).toEqual([]);
    expect(session.notice.value).toBeNull();
    expect(session.confirmed.value?.players[0]?.workers.map(({ space }) => space)).toEqual(free.slice(0, 2));
  }
  expect(hall.kept).toHaveLength(2);
});

test('DIG-2 in step 5 of council a taken frame may be asked for, even where no window lets claims in', () => {
  const { game, secret } = setup(tableOptions({ seats: 3 }));
  const options = { ...game.options, privilegeWindow: 0 };
  const hall = roomAt({ game: { ...game, options, phase: 'moves', privilege: [0, 1, 2] }, secret });
  const [higher, lower] = [sit(0, hall), sit(1, hall)];
  const to = boardOf(game).frames.findIndex(({ area, row }) => area === 'green' && row === 'bottom');
  lower.session.ask(place(1, to));
  higher.listen();
  higher.session.ask(place(1, to));
  higher.listen();
  expect(higher.session.notice.value).toMatchObject({ type: 'claimWon', over: [1] });
  expect(higher.session.confirmed.value?.players[0]?.workers[1]?.space).toBe(to);
});

test('PRV-1 UNT-3 who had finished may still ask for what a lower rank took and said "done" to', () => {
  const { game, secret } = setup(tableOptions({ seats: 2, timing: 'untimed' }));
  const hall = roomAt({ game: { ...game, phase: 'round', privilege: [0, 1, -1] }, secret });
  const [higher, lower] = [sit(0, hall), sit(1, hall)];
  const to = boardOf(game).frames.findIndex(
    ({ area, row, actions }) => area === 'green' && row === 'bottom' && actions.length > 1,
  );
  higher.session.ask({ type: 'done', done: true });
  lower.listen();
  lower.session.ask(place(1, to));
  lower.session.ask({ type: 'done', done: true });
  higher.listen();
  expect(higher.session.confirmed.value?.trackSpace).toBe(1);
  higher.session.ask(place(1, to));
  higher.listen();
  expect(higher.session.notice.value).toMatchObject({ type: 'claimWon', over: [1] });
  expect(higher.session.confirmed.value).toMatchObject({ trackSpace: 0, players: [{ done: false }, { done: false }] });
});

test('PRV-2 a claim against a flip alone has no loser, so nobody is named', () => {
  const { game, secret } = setup(tableOptions({ seats: 3 }));
  const hall = roomAt({ game: { ...game, phase: 'round', privilege: [0, 1, 2] }, secret });
  const me = sit(0, hall);
  hall.ask(1, { type: 'flip', area: 'black' });
  me.listen();
  me.session.ask(
    place(
      1,
      boardOf(game).frames.findIndex(({ area, row }) => area === 'black' && row === 'bottom'),
    ),
  );
  me.listen();
  expect(me.session.confirmed.value?.players[0]?.workers[1]?.spot).toBe('frame');
  expect(me.session.notice.value).toBeNull();
});

test('DIG-7 who comes in the middle is told all that happened before, who paused as well', async () => {
  const hall = hallOf(3);
  const { game } = hall.room.playing();
  const opening = structuredClone(game);
  const early = sit(1, hall);
  hall.ask(0, place(0, firstFrame(hallOf(3))));
  hall.ask(0, { type: 'pause' });
  early.listen();
  const late = sit(1, hall, async () => ({ game: opening, entries: hall.kept }));
  expect(late.session.feed.value).toEqual([]);
  await Promise.resolve();
  await Promise.resolve();
  const told = (session: Session) => session.feed.value.map(({ seq, seat, command }) => [seq, seat, command]);
  expect(told(late.session)).toEqual(told(early.session));
  expect(late.session.feed.value.every(({ quiet }) => quiet)).toBe(true);
  expect(late.session.feed.value.at(-1)).toMatchObject({ seat: 0, command: { type: 'pause' } });
});

test('DIG-7 the count to going on is shown, and stopped with the count', () => {
  const hall = hallOf(2);
  const me = sit(0, hall);
  me.session.ask({ type: 'pause' });
  me.listen();
  expect(me.session.confirmed.value?.paused).toBe(true);
  me.session.ask({ type: 'resume' });
  me.listen();
  expect(me.session.resumesAt.value).not.toBeNull();
  hall.pass(3000);
  me.listen();
  expect(me.session.confirmed.value?.paused).toBe(false);
  expect(me.session.resumesAt.value).toBeNull();
});

test('PRV-4 a lost claim is told, taken back, and what happened instead is shown', () => {
  const { game, secret } = setup(tableOptions({ seats: 3 }));
  const hall = roomAt({ game: { ...game, phase: 'round', privilege: [0, 1, 2] }, secret });
  const winner = sit(0, hall);
  const loser = sit(1, hall);
  const to = boardOf(game).frames.findIndex(({ area, row }) => area === 'green' && row === 'bottom');
  loser.session.ask(place(1, to));
  loser.listen();
  expect(loser.session.shown.value?.players[1]?.workers[1]?.spot).toBe('frame');
  winner.session.ask(place(1, to));
  loser.listen();
  winner.listen();
  expect(loser.session.notice.value).toMatchObject({ type: 'claimLost', to: 0, command: place(1, to) });
  expect(winner.session.notice.value).toMatchObject({ type: 'claimWon', over: [1] });
  expect(loser.session.shown.value?.players[1]?.workers[1]?.spot).toBe('mat');
  expect(loser.session.confirmed.value).toEqual(hall.room.playing().game);
  expect(loser.session.feed.value.map(({ seat }) => seat)).toEqual([0]);
});

test('what a table says of its decks is kept from every welcome that says it', () => {
  let heard: Ears['heard'] | undefined;
  const seals: string[] = [];
  const session = createSession(
    (ears) => {
      heard = ears.heard;
      return { send: () => undefined, close: () => undefined };
    },
    { ...NO_KEYS, keepSeal: (seal) => seals.push(seal) },
  );
  const clock = { at: 0, running: false };
  for (const seal of [null, 'a'.repeat(64)]) {
    const said = { type: 'welcome', version: PROTOCOL_VERSION, table: LOBBY, held: [], clock, seal } as const;
    heard?.({ ...said, playing: null, missed: [] });
  }
  expect(seals).toEqual(['a'.repeat(64)]);
  session.close();
});

test('a table of another version is not played with', () => {
  let heard: Ears['heard'] | undefined;
  const session = createSession((ears) => {
    heard = ears.heard;
    return { send: () => undefined, close: () => undefined };
  }, NO_KEYS);
  heard?.({ type: 'fault', fault: 'badVersion' });
  expect(session.connection.value).toBe('outdated');
  session.close();
});
