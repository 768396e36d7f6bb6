import { vi } from 'vitest';
import { random } from '#bots';
import { fingerprint } from '#engine';
import type { Terms } from '#protocol';
import { type Caller, call, createTable } from '#server';
import { type SimulatedPlayer, simulatePlayer } from '../src/lab/chaos/players/player.ts';

const LONGEST = 280_000;
export const UNTIMED = ['untimed', 'untimed', 'untimed', 'untimed'] as const;
export const NAMES = ['Ada', 'Bela', 'Cyr', 'Dora', 'Eno'];

/** A game that programs play over sockets, quickly and by chance. */
export interface Game {
  readonly code: string;
  /** The host's own line, which only talks to the lobby. */
  readonly host: Caller;
  readonly tokens: readonly string[];
  readonly players: readonly SimulatedPlayer[];
  /** Resolves when it is over, with the fingerprint of the last state. */
  readonly over: Promise<string>;
  readonly leave: () => void;
}

/** People sit down and begin; those of `seats` play on their own, the others are left to the holder of their token. */
export async function beginGame(
  address: string,
  terms: Partial<Terms>,
  names: readonly string[],
  seats = names.map((_, seat) => seat),
  pace = 20,
): Promise<Game> {
  const code = await createTable(address, terms);
  const callers: Caller[] = [];
  for (const name of names) {
    const caller = await call(address, code);
    caller.send({ type: 'sit', name });
    const { seat } = await caller.next('seated');
    if (seat > 0) caller.send({ type: 'change', seat, chair: { ready: true } });
    callers.push(caller);
  }
  const host = callers[0] as Caller;
  await host.next('table', ({ table }) => table.chairs.filter(({ ready }) => ready).length === names.length - 1);
  host.send({ type: 'start' });
  await host.next('welcome', ({ playing }) => playing !== null);
  const tokens = callers.map((caller) => caller.tokens[0] ?? '');
  const players = seats.map((seat) => sitIn(address, code, tokens[seat] ?? '', seat + 1, pace));
  const over = (async () => {
    const isOver = () => host.heard.some((message) => message.type === 'table' && message.table.stage === 'over');
    await vi.waitUntil(() => isOver() && players.every((player) => player.isOver()), { timeout: LONGEST });
    const game = players[0]?.game();
    return game === undefined ? '' : fingerprint(game);
  })();
  over.catch(() => undefined);
  return {
    code,
    host,
    tokens,
    players,
    over,
    leave() {
      for (const player of players) player.hangUp();
      for (const caller of callers) caller.hangUp();
    },
  };
}

/** A program takes up a seat and plays it by chance until it hangs up. */
export const sitIn = (address: string, code: string, token: string, seed: number, pace: number): SimulatedPlayer =>
  simulatePlayer({ address: () => address, code, token, policy: random, seed, pace: () => pace });
