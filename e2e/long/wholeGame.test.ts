import { expect, test } from 'vitest';
import { PATIENCE, playAdvanced } from '../advanced.ts';
import { openHouse } from '../house.ts';
import { leave, NAMES, namesIn, ranking } from '../people.ts';

const house = openHouse({ reducedMotion: 'reduce' }, {}, 4);

test(
  'two browsers play a whole game with advanced characters, through a reload and a lost network',
  async () => {
    const pages = await playAdvanced(house);
    const rankings = await Promise.all(pages.map((page) => ranking(page, PATIENCE)));
    expect(namesIn(rankings[0])).toEqual(NAMES.slice(0, 2));
    expect(rankings[1]).toEqual(rankings[0]);
    await leave(pages);
  },
  PATIENCE,
);
