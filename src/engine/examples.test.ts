import { expect, test } from 'vitest';
import { PROVINCE_IDS, type ProvinceId, type ProvinceKind, provinceKind } from '#content';
import { act, actAlso, callTime, claim, conquer, done, flip, move, notDone, play, ready, table, tuck } from '#testkit';
import { parchmentPoints, score } from './index.ts';

/** The examples of the rulebook and its questions and answers, told in our words. */

const ofKind = (kind: ProvinceKind): ProvinceId => PROVINCE_IDS.find((id) => provinceKind(id) === kind) ?? 'hidden';

test('WRK-1 WRK-7 WRK-8 WRK-10 WRK-11 the five steps of a green action', () => {
  const game = table({ seats: 4 }).has(2, { gold: 3 });
  const [frame, crowd] = [game.frame('crowd', 'top'), game.action('crowd', 'top')];
  game.at('0:10').seat(2).does(move(1, frame));
  game.seat(2).tries(act(1, crowd)).refusedBy('WRK-8');
  game.at('1:59').seat(2).tries(flip('green')).refusedBy('TIM-3');
  game.at('2:00').seat(2).does(flip('green'));
  expect(game.at('3:20').seat(2).does(act(1, crowd))).toEqual([
    { type: 'workerActed', seat: 2, worker: 1, action: crowd },
    { type: 'paid', seat: 2, goods: { gold: 2 } },
    { type: 'gained', seat: 2, goods: { popularity: 2 } },
  ]);
  game
    .seat(2)
    .tries(move(1, game.frame('vote', 'top')))
    .refusedBy('WRK-10');
  game
    .at('4:00')
    .seat(2)
    .does(flip('green'), move(1, game.frame('vote', 'top')));
  expect(game.player(2)).toMatchObject({ gold: 1, popularity: 2 });
  expect(game.player(2).workers[1]).toEqual({ grande: false, spot: 'frame', space: game.frame('vote', 'top') });
});

test('PRO-5 a red production worth 6 military, 2 culture and 1 power', () => {
  const red = [ofKind('standard'), ofKind('culture'), ofKind('militaryRare')];
  const game = table({ seats: 4 }).has(0, {
    military: 0,
    culture: 0,
    gold: 2,
    slots: { brown: [], red, blue: [], yellow: [] },
  });
  game
    .worker(0, 1, ['frame', 'red', 'bottom'])
    .seat(0)
    .does(act(1, game.action('red', 'bottom')));
  expect(game.player(0)).toMatchObject({ military: 6, culture: 2, gold: 0, power: 1, prestige: 0, votes: 0 });
});

test('ACT-2 INV-5 paying six culture to a card that asks for three does not buy it twice', () => {
  const game = table({ characters: ['tyrant', 'briber'] }).has(0, { culture: 6 });
  game.seat(0).does(play('decree'));
  expect(game.player(0)).toMatchObject({ culture: 3, prestige: 2 });
});

test('ACT-2 in the middle of a conquest no worker is moved', () => {
  const game = table().worker(0, 1, ['frame', 'conquer', 'bottom']).has(0, { military: 4 });
  game.seat(0).does(act(1, game.action('conquer', 'bottom')));
  game
    .seat(0)
    .tries(move(0, game.frame('vote', 'top')))
    .refusedBy('ACT-2');
  game.seat(0).does(conquer('deck'));
  game
    .seat(0)
    .tries(move(0, game.frame('vote', 'top')))
    .refusedBy('ACT-2');
  game.seat(0).does(tuck('yellow'), move(0, game.frame('vote', 'top')));
});

test('ACH-1 ACH-3 elite troops: 6 military, 2 culture and 3 votes held bring 2 of each resource', () => {
  const game = table().set({ achievement: 'eliteTroops' }).has(0, { military: 6, culture: 2, gold: 0, votes: 3 });
  game.seat(0).does(claim('reward'));
  expect(game.player(0)).toMatchObject({ military: 8, culture: 4, gold: 2, votes: 3 });
});

test('END-3 three players at the end: B has no legendary point, and the lowest track of C is further off than that of A', () => {
  const game = table({ seats: 3 });
  game.has(0, { power: 10, prestige: 9, popularity: 12, legendary: true });
  game.has(1, { power: 20, prestige: 18, popularity: 7, legendary: false });
  game.has(2, { power: 14, prestige: 10, popularity: 17, legendary: true });
  const { outcome, winner, standings } = score(game.game);
  expect({ outcome, winner }).toEqual({ outcome: 'closest', winner: 0 });
  expect(standings.map(({ seat, tracks, decidedBy }) => [seat, tracks[0], decidedBy])).toEqual([
    [0, -2, 'lowest'],
    [2, -4, 'legendary'],
    [1, -1, 'last'],
  ]);
});

test('END-2 a score of 5 in the parchment: one, two and one columns, and the legendary point', () => {
  const game = table().has(0, { power: 11, prestige: 9, popularity: 14, legendary: true });
  expect(parchmentPoints(game.player(0))).toBe(5);
  expect(score(game.game)).toMatchObject({ outcome: 'complete', winner: 0 });
});

test('ADV-3 at the end of the power track 3 more power may become 3 glory, for 3 military cubes', () => {
  const game = table({ glory: true }).has(0, { power: 18, military: 10, gold: 9, votes: 0 });
  game.has(0, { slots: { brown: [ofKind('standard'), ofKind('votes')], red: [], blue: [], yellow: [] } });
  game
    .worker(0, 1, ['frame', 'brown', 'bottom'])
    .seat(0)
    .does(act(1, game.action('brown', 'bottom')));
  for (let point = 0; point < 3; point += 1) game.seat(0).does({ type: 'answer', answer: { to: 'glory', count: 1 } });
  expect(game.player(0)).toMatchObject({ power: 18, military: 7, glory: { power: 3 }, todo: [] });
});

test('WRK-4 WRK-5 question 1: a grande worker may go to the black area', () => {
  const game = table();
  game
    .seat(0)
    .tries(move(0, game.frame('vote', 'top')))
    .allowed();
});

test('WRK-10 WRK-11 question 2: back up into the frame only once the timer has left', () => {
  const game = table().worker(0, 1, ['box', 'vote', 'bottom']).at('0:45');
  game
    .seat(0)
    .tries(move(1, game.frame('vote', 'bottom')))
    .refusedBy('WRK-10');
  game.seat(1).does(flip('black'));
  game.seat(0).does(move(1, game.frame('vote', 'bottom')));
});

test('TIM-2 WRK-1 question 3: nobody hops from one row of an area to the other', () => {
  for (const row of ['top', 'bottom'] as const) {
    const other = row === 'top' ? 'bottom' : 'top';
    for (const spot of ['frame', 'box'] as const) {
      const game = table().worker(0, 1, [spot, 'vote', row]);
      const hop = game.seat(0).tries(move(1, game.frame('vote', other)));
      expect(hop.refused).toBe(row === 'bottom' && spot === 'box' ? 'WRK-10' : 'WRK-1');
    }
  }
});

test('WRK-3 question 4: a lone grande worker keeps common ones out of green and purple, not out of black', () => {
  const game = table({ seats: 4 }).worker(1, 0, ['frame', 'crowd', 'top']).worker(2, 0, ['frame', 'vote', 'top']);
  game
    .seat(0)
    .tries(move(1, game.frame('crowd', 'top')))
    .refusedBy('WRK-3');
  game
    .seat(0)
    .tries(move(1, game.frame('vote', 'top')))
    .allowed();
});

test('WRK-1 WRK-12 question 5: off a space at will without the timer, not at all with it', () => {
  const game = table().worker(0, 0, ['frame', 'vote', 'top']).worker(0, 1, ['frame', 'vote', 'bottom']);
  game.seat(0).tries(move(0, 'mat')).allowed();
  game.seat(0).tries(move(1, 'mat')).refusedBy('WRK-1');
});

test('PRO-6 question 6: the deck may be drawn from although the display has holes', () => {
  const game = table().worker(0, 1, ['frame', 'conquer', 'bottom']).has(0, { military: 4 });
  game.set({ display: [game.game.display[0] ?? null, null, null, null] });
  game.seat(0).does(act(1, game.action('conquer', 'bottom')), conquer('deck'));
});

test('CAL-3 DIG-1 question 7: if all wait for one another, the highest rank acts last', () => {
  const game = table().called();
  game.seat(1).does(callTime);
  game.seat(2).does(done);
  game.seat(1).does(done);
  game.seat(0).does(play('gildedTongue'));
  game.seat(1).tries(notDone).refusedBy('DIG-1');
  game.seat(0).does(done);
  expect(game.game.phase).toBe('rewards');
});

test('TIM-5 CAL-1 question 8: council does not wait for the last purple sand', () => {
  const game = table().called();
  expect(game.game.phase).toBe('called');
  expect(game.timer('purple').sandOut).toBe(game.now + 180_000);
});

test('CAL-2 CAL-4 question 9: nothing is reset; after the call one acts on, in council no more', () => {
  const game = table().worker(0, 1, ['frame', 'vote', 'bottom']).called();
  const rows = game.game.timers;
  game.seat(0).does(act(1, game.action('vote', 'bottom')));
  game.council('rewards');
  expect(game.game.timers).toEqual(rows);
  expect(game.player(0).workers[1]).toMatchObject({ spot: 'box' });
  game
    .seat(0)
    .tries(move(0, game.frame('wild', 'top')))
    .refusedBy('COU-0');
});

test('COU-12 question 10: the next round starts by flipping every timer to its other row', () => {
  const game = table().timerOn('black', 'top').council('moves').at('30:00');
  const before = game.game.timers;
  for (const seat of [0, 1, 2]) game.seat(seat).does(ready);
  for (const area of ['purple', 'green', 'black'] as const) expect(game.timer(area).row).not.toBe(before[area].row);
});

test('STR-4 STR-5 EFF-15 question 11: the Warmonger takes a neighbour too and is spared one of the costs', () => {
  const game = table({ characters: ['warmonger', 'briber', 'justicar', 'implacable'] });
  game.has(0, { gold: 2, hand: ['onslaught', 'royalWarrant'] }).worker(0, 1, ['frame', 'crowd', 'bottom']);
  const [crowd, muster] = [game.action('crowd', 'bottom'), game.action('muster', 'bottom')];
  game.seat(0).does(actAlso(1, crowd, muster, 'onslaught', 'royalWarrant'));
  expect(game.player(0)).toMatchObject({ gold: 0, popularity: 2, power: 1, votes: 2, hand: [] });
});

test('WRK-14 ADV-1 question 12: two own workers in one frame, but not in the advanced variant', () => {
  for (const advancedPlacement of [false, true]) {
    const game = table({ advancedPlacement }).worker(0, 1, ['frame', 'red', 'top']);
    const trial = game.seat(0).tries(move(0, game.frame('red', 'top')));
    expect(trial.refused).toBe(advancedPlacement ? 'ADV-1' : undefined);
  }
});
