import { expect, test } from 'vitest';
import { AREAS, CARDS, type CardId, PROVINCE_IDS, RESOURCES, SLOTS, TRACKS } from '#content';
import { act, actAlso, answer, claim, SITUATIONS, type Table } from '#testkit';
import {
  type Answer,
  boardOf,
  type Command,
  candidates,
  copy,
  decide,
  evolve,
  fingerprint,
  forbids,
  isRefusal,
  legal,
  play,
  REFUSAL_IDS,
  type Take,
  TIMINGS,
} from './index.ts';

const range = (below: number): readonly number[] => Array.from({ length: below }, (_, i) => i);

/** Every command anybody could think of, in the spelling that `legal` uses. */
function thinkable({ game }: Table, hand: readonly CardId[]): readonly Command[] {
  const { actions, frames } = boardOf(game);
  const cards = Object.keys(CARDS) as CardId[];
  const workers = range(4);
  let subsets: readonly (readonly CardId[])[] = [[]];
  for (const card of hand) subsets = subsets.concat(subsets.map((set) => set.concat(card)));
  const takes: readonly (readonly Take[])[] = [
    ['legendary'],
    ['reward'],
    ['legendary', 'reward'],
    ['reward', 'legendary'],
    ['reward', 'reward'],
  ];
  return [
    ...workers.flatMap((worker) =>
      [...range(frames.length), 'mat' as const].map((to): Command => ({ type: 'move', worker, to })),
    ),
    ...workers.flatMap((worker) =>
      range(actions.length).flatMap((action) =>
        subsets.flatMap((set) => [
          act(worker, action, ...set),
          ...range(actions.length).map((also) => actAlso(worker, action, also, ...set)),
        ]),
      ),
    ),
    ...cards.map((card): Command => ({ type: 'play', card })),
    ...takes.flatMap((take) => subsets.map((set) => claim(take, ...set))),
    ...AREAS.map((area): Command => ({ type: 'flip', area })),
    ...[...game.rewards, 'favour' as const, 'grande' as const].map(
      (reward): Command => ({ type: 'takeReward', reward }),
    ),
    ...[true, false].flatMap((yes): Command[] => [
      { type: 'done', done: yes },
      { type: 'ready', ready: yes },
    ]),
    ...TIMINGS.map((timing): Command => ({ type: 'voteTiming', timing })),
    ...(['pickUp', 'refresh', 'callTime', 'pause', 'resume'] as const).map((type): Command => ({ type })),
    ...replies().map(answer),
  ];
}

function replies(): readonly Answer[] {
  const mixes = range(4).flatMap((a) => range(4).flatMap((b) => range(4).map((c) => [a, b, c] as const)));
  return [
    ...mixes.map(([military, culture, gold]): Answer => ({ to: 'wild', military, culture, gold })),
    ...mixes.map(([power, prestige, popularity]): Answer => ({ to: 'vp', power, prestige, popularity })),
    ...[...PROVINCE_IDS, 'deck' as const].map((province): Answer => ({ to: 'conquer', province })),
    ...PROVINCE_IDS.map((province): Answer => ({ to: 'discard', province })),
    ...SLOTS.map((slot): Answer => ({ to: 'tuck', slot })),
    ...range(5).map((worker): Answer => ({ to: 'worker', worker })),
    ...(Object.keys(CARDS) as CardId[]).map((card): Answer => ({ to: 'card', card })),
    ...TRACKS.flatMap((from) => TRACKS.map((into): Answer => ({ to: 'swapVp', from, into }))),
    ...RESOURCES.flatMap((from) => range(12).map((count): Answer => ({ to: 'swapResources', from, count }))),
    ...range(4).map((option): Answer => ({ to: 'choose', option })),
    ...range(12).map((count): Answer => ({ to: 'glory', count })),
  ];
}

test.each(Object.entries(SITUATIONS))('ACT-1 what is legal is exactly what nothing forbids: %s', (_, sit) => {
  const at = sit();
  for (const seat of at.game.players.keys()) {
    const hand = at.player(seat).hand.filter((card) => CARDS[card].with !== 'nothing');
    const allowed = thinkable(at, hand).filter(
      (command) => forbids(at.game, { seat, at: at.now, command }) === undefined,
    );
    const listed = legal(at.game, seat, at.now).map((command) => JSON.stringify(command));
    expect(listed.toSorted()).toEqual(allowed.map((command) => JSON.stringify(command)).toSorted());
    expect(new Set(listed).size).toBe(listed.length);
  }
});

test.each(Object.entries(SITUATIONS))('whatever is not forbidden happens, and the same by every way: %s', (_, sit) => {
  const { game, now, peek } = sit();
  const before = fingerprint(game);
  for (const seat of game.players.keys()) {
    for (const command of candidates(game, seat)) {
      const asked = { seat, at: now, command };
      const forbidden = forbids(game, asked);
      const ruling = decide(game, asked, peek);
      if (isRefusal(ruling)) {
        expect(ruling.refused).toBe(forbidden);
        expect(REFUSAL_IDS).toContain(forbidden);
        continue;
      }
      expect(forbidden).toBeUndefined();
      const owned = copy(game);
      expect(play(owned, asked, peek)).toEqual(ruling);
      expect(fingerprint(ruling.reduce(evolve, game))).toBe(fingerprint(owned));
    }
  }
  expect(fingerprint(game)).toBe(before);
});
