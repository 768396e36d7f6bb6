import { PROVINCE_IDS } from '#content';
import { act, play, takeReward } from './commands.ts';
import { freshTable, table } from './laid.ts';
import type { Table } from './table.ts';

/** One table in every phase, and one with every sort of question open for seat 0. */
export const SITUATIONS: Readonly<Record<string, () => Table>> = {
  placement: () => freshTable({ seats: 3 }),
  'round on side A': () => busy(table({ seats: 3 })),
  'round on side B': () => busy(table({ characters: ['warmonger', 'pacifist', 'insurgent', 'tyrant', 'alchemist'] })),
  'untimed round': () => busy(table({ seats: 2, timing: 'untimed' })),
  'the call': () => busy(table({ seats: 4 })).called(),
  'council rewards': () =>
    table({ seats: 2 })
      .council('rewards')
      .set({ privilege: [0, 1, -1] }),
  'council discards': () =>
    table({ seats: 2 })
      .has(0, { slots: { brown: PROVINCE_IDS.slice(0, 4), red: [], blue: [], yellow: [] } })
      .council('discards'),
  'council moves': () => busy(table({ seats: 3 })).council('moves'),
  'the end': () => table({ seats: 2 }).set({ round: 4 }).council('over'),
  'a wild gain': () => asked(table(), 'loosePurse'),
  'a wild cost': () => asked(table({ characters: ['alchemist', 'briber'] }), 'greatWork'),
  'a retrieval': () => asked(busy(table()), 'backDoor'),
  'a point to swap': () => asked(table().has(0, { power: 3, hand: ['courtGossip'] }), 'courtGossip'),
  'resources to swap': () => asked(table({ characters: ['warmonger', 'briber'] }).has(0, { culture: 4 }), 'warTithe'),
  'a card to take back': () =>
    asked(table().has(0, { hand: ['distil'], discard: ['loosePurse', 'backDoor'], gold: 2 }), 'distil'),
  'a conquest': () => {
    const game = table().worker(0, 1, ['frame', 'conquer', 'bottom']).has(0, { military: 4 });
    game.seat(0).does(act(1, game.action('conquer', 'bottom')));
    return game;
  },
  'points of choice': () => {
    const game = table({ seats: 1, glory: true }).council('rewards').has(0, { power: 18 });
    game.seat(0).does(takeReward('favour'));
    return game;
  },
};

function busy(game: Table): Table {
  const rich = { military: 9, culture: 9, gold: 9, votes: 5, power: 3, prestige: 2, popularity: 4 };
  game.set({ players: game.game.players.map((player) => ({ ...player, ...rich })) });
  game.set({ display: [null, ...game.game.display.slice(1)] });
  game.worker(0, 0, ['frame', 'crowd', 'bottom']).worker(0, 1, ['frame', 'vote', 'bottom']);
  game.worker(0, 2, ['frame', 'red', 'top'], false).worker(0, 3, ['box', 'wild', 'bottom'], false);
  return game.at('0:50');
}

function asked(game: Table, card: Parameters<typeof play>[0]): Table {
  game.seat(0).does(play(card));
  return game;
}
