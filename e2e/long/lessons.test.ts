import { expect, test } from 'vitest';
import { LANGUAGES } from '#words';
import { openHouse } from '../house.ts';
import { HANDS, inEachLanguage, learnRound, learnSmall, PATIENCE, ROUNDS, SMALL } from '../lessons.ts';

const house = openHouse({ reducedMotion: 'reduce' });

test.each(HANDS)(
  'every lesson on a small situation can be solved by %s in every language',
  async (_, hand) => {
    const learned = await inEachLanguage(house, (page) => learnSmall(page, house.address, hand));
    expect(learned).toEqual(LANGUAGES.map(() => SMALL));
  },
  PATIENCE,
);

test.each(HANDS.flatMap(([by, hand]) => ROUNDS.map((id) => [id, by, hand] as const)))(
  'the lesson %s against beginners comes to its council by %s in every language',
  async (id, _, hand) => {
    const learned = await inEachLanguage(house, (page) => learnRound(page, house.address, id, hand));
    expect(learned).toEqual(LANGUAGES.map(() => true));
  },
  PATIENCE,
);
