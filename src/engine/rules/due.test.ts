import { expect, test } from 'vitest';
import { PROVINCE_IDS } from '#content';
import { callTime, due, freshTable, move, play, ready, table, takeReward, vp, wild } from '#testkit';
import { alarm, boardOf, chooserNow, NOBODY } from '../index.ts';

const LIMIT = { waitLimit: 60_000 };

test('DIG-4 without a limit the table waits for ever', () => {
  for (const game of [freshTable(), table(), table().called(), table().council('rewards'), table().council('moves')]) {
    expect(alarm(game.game)).toBeUndefined();
    expect(() => game.at('999:00').due()).toThrow('ACT-3');
  }
});

test('DIG-4 only the table says that something is due, and only when it is', () => {
  const game = freshTable(LIMIT);
  expect(alarm(game.game)).toBe(60_000);
  game.at('0:59.999').seat(NOBODY).tries(due).refusedBy('ACT-3');
  game.at('1:00').seat(0).tries(due).refusedBy('ACT-3');
  game.seat(NOBODY).tries(due).allowed();
  game.seat(NOBODY).tries(move(0, 12)).refusedBy('ACT-3');
});

test('DIG-4 first placement: the first legal frame, and in the end ready', () => {
  const game = freshTable({ seats: 2, ...LIMIT });
  const bottom = boardOf(game.game).frames.findIndex(({ row }) => row === 'bottom');
  expect(game.at('1:00').due()).toEqual([
    { type: 'workerMoved', seat: 0, worker: 0, to: bottom },
    { type: 'placerNamed', turn: 1, deadline: 120_000 },
  ]);
  game.at('2:00').due();
  expect(game.at('3:00').due()[0]).toEqual({
    type: 'workerMoved',
    seat: 0,
    worker: 1,
    to: game.frame('court', 'bottom'),
  });
  expect(game.at('4:00').due()[0]).toMatchObject({ seat: 1, worker: 1, to: game.frame('crowd', 'bottom') });
  expect(alarm(game.game)).toBe(300_000);
  game.at('4:30').seat(1).does(ready);
  expect(game.at('5:00').due().slice(0, 2)).toEqual([
    { type: 'readySaid', seat: 0, ready: true },
    { type: 'roundBegan', round: 1, timing: 'timed' },
  ]);
  expect(alarm(game.game)).toBeUndefined();
});

test('DIG-4 a council reward: the printed VP on the own lowest track, and the bonus there too', () => {
  const game = table({ seats: 2, ...LIMIT })
    .has(1, { power: 9, prestige: 1, popularity: 3 })
    .council('rewards');
  expect(chooserNow(game.game)).toBe(1);
  expect(alarm(game.game)).toBe(game.now + 60_000);
  game.at(game.now + 60_000);
  expect(game.due()).toEqual([
    { type: 'rewardTaken', seat: 1, reward: 'favour' },
    {
      type: 'asked',
      seat: 1,
      todo: [
        { do: 'gainVp', count: 1 },
        { do: 'gainVp', count: 1 },
      ],
    },
    { type: 'gained', seat: 1, goods: { prestige: 1 } },
    { type: 'asked', seat: 1, todo: [{ do: 'gainVp', count: 1 }] },
    { type: 'gained', seat: 1, goods: { prestige: 1 } },
    { type: 'asked', seat: 1, todo: [] },
    { type: 'chooserNamed', turn: 2, deadline: game.now + 60_000 },
  ]);
});

test.each([
  [{ power: 0, prestige: 0, popularity: 0 }, 'popularity'],
  [{ power: 0, prestige: 0, popularity: 6 }, 'power'],
  [{ power: 9, prestige: 0, popularity: 9 }, 'prestige'],
] as const)('DIG-4 the lowest track of the Briber with %j is %s', (held, track) => {
  const game = table({ seats: 1, ...LIMIT })
    .has(0, held)
    .council('rewards');
  game.at(game.now + 60_000).due();
  expect(game.player(0)[track] - held[track]).toBe(3);
});

test('DIG-4 a reward that was taken is kept, and only what is still asked is answered plainly', () => {
  const game = table({ seats: 2, ...LIMIT })
    .council('rewards')
    .set({ rewards: ['borderClaim'] });
  game.seat(1).does(takeReward('borderClaim'));
  const [province] = game.game.display;
  game.at(game.now + 60_000).due();
  expect(game.player(1).slots.brown).toEqual([province]);
  expect(chooserNow(game.game)).toBe(0);
});

test('DIG-4 a reward that needs no answer names the next one once', () => {
  const game = table({ seats: 2, ...LIMIT }).council('rewards');
  game.has(1, { power: 21, prestige: 18, popularity: 15 });
  expect(game.at(game.now + 60_000).due()).toEqual([
    { type: 'rewardTaken', seat: 1, reward: 'favour' },
    { type: 'chooserNamed', turn: 2, deadline: game.now + 60_000 },
  ]);
});

test('DIG-4 discards: the newest provinces of a full slot leave, for everybody who has not chosen', () => {
  const game = table(LIMIT);
  for (const seat of [0, 2]) {
    const red = PROVINCE_IDS.slice(seat * 4, seat * 4 + 4);
    game.has(seat, { slots: { brown: [], red, blue: [], yellow: [] } });
  }
  game.council('discards');
  expect(alarm(game.game)).toBe(game.now + 60_000);
  game.at(game.now + 60_000).due();
  expect(game.player(0).slots.red).toEqual(PROVINCE_IDS.slice(0, 2));
  expect(game.player(2).slots.red).toEqual(PROVINCE_IDS.slice(8, 10));
  expect(game.game.phase).toBe('moves');
});

test('DIG-4 step 5: ready, and the round begins when the sand is out', () => {
  const game = table(LIMIT).council('moves').timerOn('purple', 'top', 0).timerOn('green', 'top', 0);
  game.timerOn('black', 'top', game.now + 90_000);
  game.seat(1).does(ready);
  const limit = game.now + 60_000;
  expect(alarm(game.game)).toBe(limit);
  expect(game.at(limit).due()).toEqual([
    { type: 'readySaid', seat: 0, ready: true },
    { type: 'readySaid', seat: 2, ready: true },
  ]);
  expect(alarm(game.game)).toBe(limit + 30_000);
  expect(game.at(limit + 30_000).due()[0]).toEqual({ type: 'roundBegan', round: 2, timing: 'timed' });
});

test('DIG-4 in a round nobody is hurried', () => {
  const game = table(LIMIT);
  game.seat(0).does(play('loosePurse'));
  expect(alarm(game.game)).toBeUndefined();
  expect(() => game.at('99:00').due()).toThrow('ACT-3');
  game.seat(0).does(wild({ gold: 1 }));
});

test('DIG-4 DIG-1 after the call the clock of the last word is the only one', () => {
  const game = table(LIMIT).called();
  expect(alarm(game.game)).toBeUndefined();
  game.seat(0).does(callTime);
  expect(alarm(game.game)).toBe(game.now + 20_000);
});

test('DIG-6 waits stay in real seconds at any speed', () => {
  const game = table({ speed: 10, ...LIMIT }).council('rewards');
  expect(alarm(game.game)).toBe(game.now + 60_000);
  game.seat(2).does(takeReward('favour'), vp({ power: 1 }));
  game
    .at(game.now + 1000)
    .seat(2)
    .does(vp({ power: 2 }));
  expect(alarm(game.game)).toBe(game.now + 60_000);
});

test('END-1 nothing is due once the game is over', () => {
  const game = table(LIMIT).set({ round: 4 }).council('over');
  expect(alarm(game.game)).toBeUndefined();
  expect(() => game.at('999:00').due()).toThrow('END-1');
});
