import { expect, test } from 'vitest';
import { freshTable, tableOptions, textsIn, undealt } from '#testkit';
import {
  blind,
  type Command,
  copy,
  type Event,
  type Game,
  isRefusal,
  legal,
  type Opening,
  peekInto,
  play,
  type Secret,
  setup,
} from './index.ts';
import { sealOf, setupSealed } from './sealed.ts';

type Look = (game: Game, secret: Secret, events: readonly Event[]) => void;

/** Plays an untimed game with whatever comes to hand, and looks over everybody's shoulder after each command. */
function wander({ game: first, secret }: Opening, chance: number, look: Look): Game {
  const game = copy(first);
  let state = chance;
  const one = <T>(of: readonly T[]): T | undefined => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return of[(state >>> 8) % of.length];
  };
  for (let step = 0; step < 4000 && game.phase !== 'over'; step += 1) {
    const seat = one([...game.players.keys()]) ?? 0;
    const choices = legal(game, seat, step).filter(isUseful);
    const type = one([...new Set(choices.map((choice) => choice.type))]);
    const command = one(choices.filter((choice) => choice.type === type));
    if (command === undefined) continue;
    const ruling = play(game, { seat, at: step, command }, peekInto(secret));
    if (!isRefusal(ruling)) look(game, secret, ruling);
  }
  return game;
}

const IDLE: readonly Command['type'][] = ['pause', 'voteTiming', 'callTime'];
const isUseful = (command: Command): boolean =>
  !IDLE.includes(command.type) &&
  !(command.type === 'done' && !command.done) &&
  !(command.type === 'ready' && !command.ready);

const SECRET_SEED = '7ac3'.repeat(16);
const untimed = tableOptions({ seats: 3, timing: 'untimed' });
const { seed: _, ...agreed } = untimed;

test.each([
  ['seed 1', () => setup({ ...untimed, seed: 1 })],
  ['seed 2', () => setup({ ...untimed, seed: 2 })],
  ['a secret seed', () => setupSealed(SECRET_SEED, agreed)],
])('SET-5 no card is named in the game or in what happened before it is dealt, %s', (name, opening) => {
  let looks = 0;
  const told: string[] = [];
  const game = wander(opening(), name.length, (now, secret, events) => {
    looks += 1;
    const hidden = new Set([...undealt(now, secret), SECRET_SEED]);
    told.push(...textsIn([now, events]).filter((text) => hidden.has(text)));
  });
  expect(told).toEqual([]);
  expect(game.phase).toBe('over');
  expect(looks).toBeGreaterThan(200);
});

test('SET-3 SET-4 SET-5 a game does not hold the seed that its decks come from', () => {
  const { game } = setup({ ...freshTable().game.options, seed: 987_654_321 });
  expect(JSON.stringify(game)).not.toContain('987654321');
  expect(game.options).not.toHaveProperty('seed');
});

test('SET-3 SET-4 SET-5 a seal gives neither the seed nor a card away, and the next game has another', () => {
  const { secret } = setupSealed(SECRET_SEED, agreed);
  const seal = sealOf(SECRET_SEED, secret);
  expect(seal).toMatch(/^[0-9a-f]{64}$/);
  expect(seal).not.toBe(SECRET_SEED);
  expect(sealOf('8bd4'.repeat(16), secret)).not.toBe(seal);
});

test('PRO-1 an engine with blind eyes sees that a card came, not which', () => {
  const table = freshTable({ seats: 2 })
    .placed()
    .has(0, { hand: ['plebiscite'], votes: 2 });
  const { game } = table;
  play(game, { seat: 0, at: 0, command: { type: 'play', card: 'plebiscite' } }, blind);
  const ruling = play(
    game,
    { seat: 0, at: 0, command: { type: 'answer', answer: { to: 'conquer', province: 'deck' } } },
    blind,
  );
  expect(isRefusal(ruling) ? [] : ruling[0]).toEqual({
    type: 'provinceTaken',
    seat: 0,
    province: 'hidden',
    from: 'deck',
  });
});

test('a deck has no card beyond its last', () => {
  const { secret } = freshTable();
  expect(peekInto(secret)('provinces', 55)).toBe(secret.provinces[55]);
  expect(() => peekInto(secret)('provinces', 56)).toThrow('no card 56 in provinces');
});
