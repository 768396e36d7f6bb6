import { expect, test } from 'vitest';
import { SITUATIONS, table } from '#testkit';
import { apply, copy, evolve, fingerprint, type Game, type OwnGame } from '../index.ts';

test.each(Object.entries(SITUATIONS))('a copy shares nothing that changes: %s', (_, sit) => {
  const { game } = sit();
  const before = fingerprint(game);
  const mine = copy(game);
  expect(mine).toEqual(game);
  scribble(mine);
  expect(fingerprint(game)).toBe(before);
});

/** Changes everything that events change in place. */
function scribble(game: OwnGame): void {
  for (const seat of game.players.keys()) {
    apply(game, { type: 'gained', seat, goods: { gold: 1, power: 1, votes: 1 } });
    apply(game, { type: 'gloryGained', seat, track: 'power', count: 1 });
    apply(game, { type: 'workerMoved', seat, worker: 0, to: 3 });
    apply(game, { type: 'workerRecruited', seat });
    apply(game, { type: 'permanentGained', seat, card: 'tollGate' });
    apply(game, { type: 'cardPlayed', seat, card: 'tollGate' });
    for (const slot of ['brown', 'red', 'blue', 'yellow'] as const) {
      apply(game, { type: 'provinceTucked', seat, province: 'ashford', slot });
    }
  }
  apply(game, { type: 'markerKnockedOff', circle: 3 });
  for (const area of ['purple', 'green', 'black'] as const)
    apply(game, { type: 'timerFlipped', area, to: 'top', sandOut: 1 });
  apply(game, { type: 'provinceTaken', seat: 0, province: game.display[3] ?? 'hidden', from: 'display' });
  apply(game, { type: 'rewardTaken', seat: 0, reward: game.rewards[0] ?? 'grande' });
}

test('what happened is done to a copy', () => {
  const { game } = table();
  const before = fingerprint(game);
  expect(evolve(game, { type: 'legendaryGained', seat: 0 }).players[0]?.legendary).toBe(true);
  expect(fingerprint(game)).toBe(before);
});

test('what cannot have happened is an error, not a silence', () => {
  const { game } = table();
  expect(() => evolve(game, { type: 'legendaryGained', seat: 9 })).toThrow('no seat 9');
  expect(() => evolve(game, { type: 'workerPromoted', seat: 0, worker: 9 })).toThrow('seat 0 has no worker 9');
});

test('ADV-3 a glory takes its cube off the mat only when the supply is empty', () => {
  const { game } = table().has(0, { military: 9 });
  const one = evolve(game, { type: 'gloryGained', seat: 0, track: 'power', count: 1 });
  expect(one.players[0]).toMatchObject({ military: 9, glory: { power: 1 } });
  const two = evolve(one, { type: 'gloryGained', seat: 0, track: 'power', count: 2 });
  expect(two.players[0]).toMatchObject({ military: 7, glory: { power: 3 } });
});

test('a fingerprint does not depend on the order of fields, and notices every change', () => {
  const { game } = table();
  const turned = Object.fromEntries(Object.entries(game).reverse()) as unknown as Game;
  expect(fingerprint(turned)).toBe(fingerprint(game));
  expect(fingerprint(JSON.parse(JSON.stringify(game)))).toBe(fingerprint(game));
  expect(fingerprint({ ...game, round: 2 })).not.toBe(fingerprint(game));
  expect(fingerprint(game)).toMatch(/^[0-9a-f]{16}$/);
});

test('a whole game state is small', () => {
  for (const sit of Object.values(SITUATIONS)) expect(JSON.stringify(sit().game).length).toBeLessThan(64 * 1024);
});
