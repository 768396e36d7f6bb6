import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AT_ONCE, adept, diceOf } from '#bots';
import type { Secret } from '#engine';
import { type Following, follow, type Recording, type ServerMessage, startFollowing } from '#protocol';
import { checkDecks } from '#protocol/fair';
import { textsIn, undealt } from '#testkit';
import { serverForTest, type TestServer } from './testing.ts';
import { type Caller, call, createTable } from './wire/caller.ts';

const SEAL = /^[0-9a-f]{64}$/;
type Welcome = Extract<ServerMessage, { type: 'welcome' }>;

let server: TestServer;
let code: string;
let player: Caller;
let watcher: Caller;
let lobby: Welcome;
let begun: Welcome;
const asked: string[] = [];
let recording: Recording;

/** A whole game: one person plays both seats, another watches, and now and then a stranger asks for all there is. */
beforeAll(async () => {
  server = await serverForTest({ PENDULUM_MESSAGES_PER_SECOND: '100000' });
  code = await createTable(server.address, { timing: ['untimed', 'untimed', 'untimed', 'untimed'], public: true });
  player = await call(server.address, code);
  watcher = await call(server.address, code);
  lobby = await watcher.next('welcome');
  for (const name of ['Ada', 'Bob']) {
    player.send({ type: 'sit', name });
    const { seat } = await player.next('seated');
    player.send({ type: 'change', seat, chair: { ready: true } });
  }
  player.send({ type: 'start' });
  begun = await player.next('welcome', ({ playing }) => playing !== null);
  await playToTheEnd();
  await watcher.next('table', ({ table }) => table.stage === 'over');
  recording = (await (await fetch(`${server.address}/api/tables/${code}/log`)).json()) as Recording;
}, 120_000);
afterAll(() => server.stop());

async function playToTheEnd(): Promise<void> {
  if (begun.playing === null) throw new Error('no game');
  let following: Following = startFollowing(begun.playing);
  const dice = diceOf(1);
  for (let nth = 1; following.game.phase !== 'over'; nth += 1) {
    if (nth % 40 === 1) await askForAll();
    const { game } = following;
    const { at } = begun.clock;
    const command = [0, 1].flatMap((seat) => {
      const decision = adept(AT_ONCE)({ game, seat, at: at + nth }, dice);
      return 'do' in decision ? [{ seat, command: decision.do }] : [];
    })[0];
    if (command === undefined) throw new Error(`nobody does anything in ${game.phase}`);
    player.send({ type: 'ask', nth, ...command });
    following = follow(following, await player.next('happened', (one) => one.nth === nth)) ?? following;
  }
}

async function askForAll(): Promise<void> {
  for (const path of ['log', 'results', '']) {
    const answer = await fetch(`${server.address}/api/tables/${code}/${path}`.replace(/\/$/, ''));
    asked.push(`${answer.status} ${await answer.text()}`);
  }
  asked.push(await (await fetch(`${server.address}/api/tables`)).text());
}

const seals = (heard: readonly ServerMessage[]): readonly (string | null)[] =>
  heard.flatMap((message) => (message.type === 'welcome' ? [message.seal] : []));

describe('a table of this server', () => {
  test('SET-3 SET-4 SET-5 tells players and spectators one seal when the game begins, and none before', () => {
    expect(lobby.seal).toBeNull();
    expect(begun.seal).toMatch(SEAL);
    expect(seals(player.heard)).toEqual([null, begun.seal]);
    expect(seals(watcher.heard)).toEqual([null, begun.seal]);
  });

  test('SET-3 SET-4 SET-5 opens the seal in the log of the finished game, and the decks hold', () => {
    expect(recording.sealed?.seed).toMatch(SEAL);
    expect(checkDecks(recording, begun.seal)).toEqual({ type: 'fair', told: true });
  });

  test('SET-5 tells nobody the seed, whatever they hear or ask for before the end', () => {
    const seed = recording.sealed?.seed ?? 'none';
    const told = JSON.stringify([player.heard, watcher.heard, asked]);
    expect(told).toContain(begun.seal);
    for (const word of [seed, '"seed"', '"sealed"', '"secret"']) expect(told).not.toContain(word);
    expect(asked.filter((answer) => answer.startsWith('409'))).not.toHaveLength(0);
  });

  test('SET-5 names no card before it is dealt', () => {
    const { secret, game } = recording.opening;
    const never = undealt({ ...game, ...lastOf(recording), round: 4, phase: 'over' }, secret);
    const asides = [...textsIn(asked), ...textsIn(begun.table)];
    expect(asides.filter((text) => undealt(game, secret).has(text))).toEqual([]);
    for (const { heard } of [player, watcher]) {
      expect(tooEarly(heard, secret)).toEqual([]);
      expect(textsIn(heard).filter((text) => never.has(text))).toEqual([]);
    }
  });

  test('SET-3 is opened from as many secret bits every time', async () => {
    const again = await call(server.address, await createTable(server.address));
    again.send({ type: 'sit', name: 'Cyr' });
    await again.next('seated');
    again.send({ type: 'start' });
    const { seal } = await again.next('welcome', ({ playing }) => playing !== null);
    expect(seal).toMatch(SEAL);
    expect(seal).not.toBe(begun.seal);
    again.hangUp();
  });

  test('has the same seal after a restart, for a person who comes late', async () => {
    await server.restart();
    const late = await call(server.address, code);
    expect((await late.next('welcome')).seal).toBe(begun.seal);
    late.hangUp();
  });
});

function lastOf({ entries }: Recording): { readonly provincesDealt: number } {
  const events = entries.flatMap((entry) => (entry.type === 'happened' ? entry.events : []));
  const prepared = events.findLastIndex(({ type }) => type === 'roundPrepared' || type === 'provincesDealt');
  const dealt = events[prepared];
  const after = events.slice(prepared).filter((event) => event.type === 'provinceTaken' && event.from === 'deck');
  return { provincesDealt: (dealt !== undefined && 'dealt' in dealt ? dealt.dealt : 4) + after.length };
}

/** Cards in what a person heard that were still in the deck after that. */
function tooEarly(heard: readonly ServerMessage[], secret: Secret): readonly string[] {
  let following: Following | undefined;
  return heard.flatMap((message) => {
    if (message.type === 'welcome' && message.playing !== null) following = startFollowing(message.playing);
    if (message.type === 'happened' && following !== undefined) following = follow(following, message);
    if (following === undefined) return [];
    const hidden = undealt(following.game, secret);
    return textsIn(message).filter((text) => hidden.has(text));
  });
}
