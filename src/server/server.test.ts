import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fingerprint } from '#engine';

import type { ServerMessage } from '#protocol';
import { serverForTest, type TestServer } from './testing.ts';
import { type Caller, call, createTable, tableAt } from './wire/caller.ts';

let server: TestServer;
beforeAll(async () => {
  server = await serverForTest();
});
afterAll(() => server.stop());

const at = (code: string, tokens: readonly string[] = []): Promise<Caller> => call(server.address, code, { tokens });

async function sitDown(caller: Caller, name: string): Promise<number> {
  caller.send({ type: 'sit', name });
  return (await caller.next('seated')).seat;
}

/** A table of so many people, each with a socket of their own, just started. */
async function playing(people: number): Promise<{ code: string; callers: Caller[] }> {
  const code = await createTable(server.address, { timing: ['untimed', 'untimed', 'untimed', 'untimed'] });
  const callers: Caller[] = [];
  for (let nth = 0; nth < people; nth += 1) {
    const caller = await at(code);
    const seat = await sitDown(caller, `Person ${nth}`);
    caller.send({ type: 'change', seat, chair: { ready: true } });
    await caller.next('table', ({ table }) => table.chairs[seat]?.ready === true);
    callers.push(caller);
  }
  callers[0]?.send({ type: 'start' });
  for (const caller of callers) await caller.next('welcome', ({ playing }) => playing !== null);
  return { code, callers };
}

describe('a lobby', () => {
  test('the first to sit is host; names, colours and characters are chosen, each once', async () => {
    const code = await createTable(server.address);
    const [ada, bob] = [await at(code), await at(code)];
    expect(await sitDown(ada, 'Ada')).toBe(0);
    expect(await sitDown(bob, 'Bob')).toBe(1);
    ada.send({ type: 'change', seat: 0, chair: { character: 'briber', colour: 4 } });
    await bob.next('table', ({ table }) => table.chairs[0]?.character === 'briber');
    bob.send({ type: 'change', seat: 1, chair: { character: 'insurgent' } });
    const table = await tableAt(server.address, code);
    expect(table).toMatchObject({ stage: 'lobby', host: 0, spectators: 0 });
    expect(table.chairs).toHaveLength(5);
    expect(new Set(table.chairs.map(({ colour }) => colour)).size).toBe(5);
    bob.send({ type: 'change', seat: 1, chair: { colour: 4 } });
    expect((await bob.next('fault')).fault).toBe('seatTaken');
    bob.send({ type: 'change', seat: 0, chair: { name: 'Mine' } });
    expect((await bob.next('fault', ({ fault }) => fault !== 'seatTaken')).fault).toBe('notYourSeat');
  });

  test('everybody sees whom the coach advises, during a game too, but never at a public table', async () => {
    const { callers } = await playing(2);
    const [ada, bob] = callers as [Caller, Caller];
    ada.send({ type: 'change', seat: 0, chair: { coached: true } });
    await bob.next('table', ({ table }) => table.chairs[0]?.coached === true);
    bob.send({ type: 'change', seat: 0, chair: { coached: false } });
    expect((await bob.next('fault')).fault).toBe('notYourSeat');
    const open = await at(await createTable(server.address, { public: true }));
    await sitDown(open, 'Cyr');
    open.send({ type: 'change', seat: 0, chair: { coached: true, ready: true } });
    const { table } = await open.next('table', ({ table: one }) => one.chairs[0]?.ready === true);
    expect(table.chairs[0]?.coached).toBe(false);
  });

  test('the host adds, changes and removes bots; nobody else may', async () => {
    const code = await createTable(server.address);
    const [ada, bob] = [await at(code), await at(code)];
    await sitDown(ada, 'Ada');
    await sitDown(bob, 'Bob');
    bob.send({ type: 'seatBot', level: 'master' });
    expect((await bob.next('fault')).fault).toBe('notHost');
    ada.send({ type: 'seatBot', level: 'novice' });
    await bob.next('table', ({ table }) => table.chairs[2]?.bot === 'novice');
    ada.send({ type: 'change', seat: 2, chair: { bot: 'master' } });
    await bob.next('table', ({ table }) => table.chairs[2]?.bot === 'master');
    ada.send({ type: 'unseat', seat: 2 });
    await bob.next('table', ({ table }) => table.chairs[2]?.name === '');
  });

  test('when the host leaves, the next one is host', async () => {
    const code = await createTable(server.address);
    const [ada, bob] = [await at(code), await at(code)];
    await sitDown(ada, 'Ada');
    await sitDown(bob, 'Bob');
    ada.send({ type: 'unseat', seat: 0 });
    const { table } = await bob.next('table', (message) => message.table.host === 1);
    expect(table.chairs[0]?.name).toBe('');
    expect((await ada.next('welcome', ({ held }) => held.length === 0)).held).toEqual([]);
  });

  test('six do not fit', async () => {
    const code = await createTable(server.address);
    const caller = await at(code);
    for (let seat = 0; seat < 5; seat += 1) expect(await sitDown(caller, `Person ${seat}`)).toBe(seat);
    caller.send({ type: 'sit', name: 'Sixth' });
    expect((await caller.next('fault')).fault).toBe('tableFull');
  });

  test('only public tables are listed', async () => {
    const hidden = await createTable(server.address);
    const open = await createTable(server.address, { public: true });
    const { tables } = (await (await fetch(`${server.address}/api/tables`)).json()) as { tables: { code: string }[] };
    const codes = tables.map(({ code }) => code);
    expect(codes).toContain(open);
    expect(codes).not.toContain(hidden);
  });

  test('a table that is not there says so', async () => {
    const caller = await at('ABCDEFGH');
    expect((await caller.next('fault')).fault).toBe('noSuchTable');
    expect((await caller.closed).code).toBe(1008);
    expect((await fetch(`${server.address}/api/tables/ABCDEFGH`)).status).toBe(404);
  });
});

describe('a game', () => {
  test('what happened reaches everybody with the same seq, and a second sending is harmless', async () => {
    const { callers } = await playing(3);
    const [ada, bob, eve] = callers as [Caller, Caller, Caller];
    ada.send({ type: 'ask', seat: 0, nth: 1, command: { type: 'pause' } });
    const heard = await Promise.all([ada, bob, eve].map((caller) => caller.next('happened')));
    expect(new Set(heard.map(({ seq }) => seq)).size).toBe(1);
    ada.send({ type: 'ask', seat: 0, nth: 1, command: { type: 'pause' } });
    expect(await ada.next('settled')).toMatchObject({ seat: 0, nth: 1, seq: heard[0]?.seq });
    expect(bob.heard.filter(({ type }) => type === 'happened')).toHaveLength(1);
  });

  test('a rule refuses the asker only', async () => {
    const { callers } = await playing(2);
    const [ada, bob] = callers as [Caller, Caller];
    ada.send({ type: 'ask', seat: 0, nth: 1, command: { type: 'flip', area: 'black' } });
    expect((await ada.next('refused')).nth).toBe(1);
    bob.send({ type: 'ping', sent: 1 });
    await bob.next('pong');
    expect(bob.heard.some(({ type }) => type === 'refused')).toBe(false);
  });

  test("nobody plays another's seat", async () => {
    const { callers } = await playing(2);
    callers[0]?.send({ type: 'ask', seat: 1, nth: 1, command: { type: 'pause' } });
    expect((await callers[0]?.next('fault'))?.fault).toBe('notYourSeat');
  });

  test('a token brings its seat back from anywhere; a foreign one does not', async () => {
    const { code, callers } = await playing(2);
    const [ada, bob] = callers as [Caller, Caller];
    ada.hangUp();
    await bob.next('table', ({ table }) => table.chairs[0]?.connected === false);
    const again = await at(code, ada.tokens);
    expect((await again.next('welcome')).held).toEqual([{ seat: 0, nth: 0 }]);
    const stranger = await at(code, ['A'.repeat(22)]);
    expect((await stranger.next('welcome')).held).toEqual([]);
  });

  test('a person who was away is sent what they missed', async () => {
    const { code, callers } = await playing(2);
    const [ada, bob] = callers as [Caller, Caller];
    ada.send({ type: 'ask', seat: 0, nth: 1, command: { type: 'pause' } });
    const { seq } = await bob.next('happened');
    const again = await call(server.address, code, { tokens: bob.tokens, since: seq - 1 });
    const welcome = await again.next('welcome');
    expect(welcome.playing).toBeNull();
    expect(welcome.missed.map((entry) => entry.seq)).toEqual([seq]);
  });

  test('a player who knows of more than the log holds proves a lost tail: it is counted, and they start anew', async () => {
    const { code, callers } = await playing(2);
    const losses = async () =>
      /^pendulum_losses_total (\d+)/m.exec(await (await fetch(`${server.address}/metrics`)).text())?.[1];
    const before = Number(await losses());
    for (let nth = 0; nth < 2; nth += 1) {
      const again = await call(server.address, code, { tokens: callers[0]?.tokens ?? [], since: 9999 });
      expect((await again.next('welcome')).playing).not.toBeNull();
    }
    const stranger = await call(server.address, code, { since: 9999 });
    await stranger.next('welcome');
    expect(Number(await losses())).toBe(before + 1);
  });

  test('spectators see everything, are counted and change nothing', async () => {
    const { code, callers } = await playing(2);
    const watcher = await at(code);
    const { playing: seen } = await watcher.next('welcome');
    await callers[0]?.next('table', ({ table }) => table.spectators === 1);
    const own = (await call(server.address, code, { tokens: callers[0]?.tokens ?? [] })).next('welcome');
    expect(seen && fingerprint(seen.game)).toBe(fingerprint((await own).playing!.game));
    for (const message of [
      { type: 'ask', seat: 0, nth: 1, command: { type: 'pause' } },
      { type: 'say', seat: 0, text: 'hello' },
      { type: 'start' },
      { type: 'rematch' },
    ] as const) {
      watcher.send(message);
      expect(['notYourSeat', 'notHost']).toContain((await watcher.next('fault')).fault);
    }
  });

  test('one browser holds several seats', async () => {
    const code = await createTable(server.address);
    const caller = await at(code);
    await sitDown(caller, 'Ada');
    await sitDown(caller, 'Bob');
    caller.send({ type: 'change', seat: 1, chair: { ready: true } });
    caller.send({ type: 'start' });
    const { held } = await caller.next('welcome', ({ playing }) => playing !== null);
    expect(held.map(({ seat }) => seat)).toEqual([0, 1]);
  });

  test('nobody starts while a person is not ready; empty chairs are put away', async () => {
    const code = await createTable(server.address);
    const [ada, bob] = [await at(code), await at(code)];
    await sitDown(ada, 'Ada');
    await sitDown(bob, 'Bob');
    ada.send({ type: 'start' });
    expect((await ada.next('fault')).fault).toBe('notReady');
    ada.send({ type: 'unseat', seat: 0 });
    await bob.next('table', ({ table }) => table.host === 1);
    bob.send({ type: 'start' });
    const { held, table } = await bob.next('welcome', ({ playing }) => playing !== null);
    expect(held).toEqual([{ seat: 0, nth: 0 }]);
    expect(table).toMatchObject({ host: 0, stage: 'playing' });
    expect(table.chairs).toHaveLength(1);
  });

  test('chat comes back letter for letter, phrases too, and not too fast', async () => {
    const { callers } = await playing(2);
    const [ada, bob] = callers as [Caller, Caller];
    const text = '<img src=x onerror="alert(1)">\'`{1}';
    ada.send({ type: 'say', seat: 0, text });
    expect(await bob.next('said')).toEqual({ type: 'said', seat: 0, text, after: 0 });
    ada.send({ type: 'sayPhrase', seat: 0, phrase: 'wellPlayed' });
    expect((await bob.next('saidPhrase')).phrase).toBe('wellPlayed');
    for (let nth = 0; nth < 8; nth += 1) ada.send({ type: 'say', seat: 0, text: 'again' });
    expect((await ada.next('fault')).fault).toBe('tooFast');
  });

  test('a table left by everybody pauses itself and goes on when all are back', async () => {
    const { code, callers } = await playing(2);
    const watcher = await at(code);
    await watcher.next('welcome');
    for (const caller of callers) caller.hangUp();
    expect((await watcher.next('happened')).command.type).toBe('pause');
    for (const { tokens } of callers) await at(code, tokens);
    await watcher.next('resuming', ({ inMs }) => inMs !== null);
    expect((await watcher.next('happened')).command.type).toBe('resume');
  });
});

describe('a restart', () => {
  test('every unfinished table is there again, paused where it was, with its seats', async () => {
    const { code, callers } = await playing(2);
    const [ada, bob] = callers as [Caller, Caller];
    const lobby = await createTable(server.address, { public: true });
    await server.restart();
    const closing = await ada.next('closing');
    expect(closing.backInMs).toBeGreaterThan(0);
    expect((await bob.closed).code).toBe(1001);
    const back = await at(code, ada.tokens);
    const welcome = await back.next('welcome');
    expect(welcome.playing?.game.paused).toBe(true);
    expect(welcome.held).toEqual([{ seat: 0, nth: 0 }]);
    expect((await tableAt(server.address, lobby)).stage).toBe('lobby');
    back.send({ type: 'ask', seat: 0, nth: 1, command: { type: 'resume' } });
    await back.next('resuming');
    expect((await back.next('happened')).command.type).toBe('resume');
  });
});

test('no message to anybody holds a token but the one to its owner', async () => {
  const { callers } = await playing(3);
  const all = callers.flatMap(({ heard }) => heard as ServerMessage[]);
  for (const { tokens, heard } of callers) {
    expect(tokens).toHaveLength(1);
    const text = (messages: readonly ServerMessage[]) => JSON.stringify(messages);
    expect(text(all.filter((message) => !heard.includes(message)))).not.toContain(tokens[0]);
    expect(text(all)).not.toContain('holder');
    expect(text(all)).not.toContain('secret');
  }
});
