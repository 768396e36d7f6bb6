import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Command, placerNow, setup } from '#engine';
import { PROTOCOL_VERSION, type ServerMessage } from '#protocol';
import { tableOptions } from '#testkit';
import type { FromWorker } from '../shelf/messages.ts';
import type { Shelf } from '../shelf/shelf.ts';
import type { OwnTable } from './host.ts';
import { openMoment } from './moment.ts';

let open: OwnTable[] = [];
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const table of open) table.close();
  open = [];
  vi.useRealTimers();
});

/** The first moment of a game for three; the shelf is not to be touched. */
function look(bots: readonly number[]) {
  const heard: FromWorker[] = [];
  const options = tableOptions({ seats: 3 });
  const { game } = setup(options);
  const outside = {
    shelf: {} as Shelf,
    post: (message: FromWorker) => void heard.push(message),
    now: () => performance.now(),
    today: () => 0,
    newId: () => 'none',
    newChance: () => 12,
    newSeed: () => '',
  };
  const table = openMoment(outside, { options, game, at: 5000, past: [], bots });
  open.push(table);
  table.hear({ type: 'hello', version: PROTOCOL_VERSION, tokens: [], since: null });
  let nth = 0;
  const ask = (seat: number, command: Command): void => {
    nth += 1;
    table.hear({ type: 'ask', seat, nth, command });
  };
  const all = <T extends FromWorker['type']>(type: T) =>
    heard.filter((message): message is Extract<FromWorker, { type: T }> => message.type === type);
  return { ask, all, game };
}

const pass = (time: number) => vi.advanceTimersByTimeAsync(time);
const commandsOf = (entries: readonly Extract<ServerMessage, { type: 'happened' }>[]) =>
  entries.map(({ seat, command }) => [seat, command.type]);

describe('a moment of a game', () => {
  test('goes on at its time, and a seat without a bot is played by this browser', async () => {
    const { all, game } = look([2]);
    await pass(0);
    const [welcome] = all('welcome');
    expect(welcome?.held.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(welcome?.clock).toEqual({ at: 5000, running: true });
    expect(welcome?.playing).toEqual({ seq: 0, game });
  });

  test('PAU-1 DIG-7 is paused and goes on by the count of three, as at any table', async () => {
    const { ask, all } = look([]);
    ask(0, { type: 'pause' });
    ask(0, { type: 'resume' });
    await pass(0);
    expect(all('resuming').map(({ inMs }) => inMs)).toEqual([3000]);
    expect(commandsOf(all('happened'))).toEqual([[0, 'pause']]);
    await pass(3000);
    expect(commandsOf(all('happened'))).toEqual([
      [0, 'pause'],
      [0, 'resume'],
    ]);
  });

  test('a bot moves when it is its turn', async () => {
    const placer = placerNow(setup(tableOptions({ seats: 3 })).game)?.seat ?? 0;
    const { all } = look([placer]);
    await pass(20_000);
    expect(commandsOf(all('happened'))[0]).toEqual([placer, 'move']);
  });
});
