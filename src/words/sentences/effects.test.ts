import { describe, expect, test } from 'vitest';
import {
  ACHIEVEMENT_IDS,
  boardFor,
  CARDS,
  type CardId,
  CHARACTER_IDS,
  CHARACTERS,
  FINAL_REWARD_IDS,
  ORDINARY_REWARD_IDS,
  PROVINCE_IDS,
  SLOTS,
} from '#content';
import {
  achievementText,
  type Catalogue,
  cardName,
  cardText,
  costText,
  effectLabel,
  effectText,
  LANGUAGES,
  loadCatalogue,
  provinceName,
  rewardName,
  rewardText,
} from '#words';

const catalogues: readonly Catalogue[] = await Promise.all(LANGUAGES.map(loadCatalogue));
const [en, de, nl, cs] = catalogues;
const CARD_IDS = Object.keys(CARDS) as readonly CardId[];

/** Every text that is made from an effect in the box. */
function texts(words: Catalogue): readonly string[] {
  const rewards = [...ORDINARY_REWARD_IDS, ...FINAL_REWARD_IDS, 'favour', 'grande', 'hidden'] as const;
  const productions = CHARACTER_IDS.flatMap((id) => SLOTS.map((slot) => CHARACTERS[id].production[slot]));
  return [
    ...CARD_IDS.flatMap((id) => [cardName(words, id), cardText(words, id)]),
    ...rewards.flatMap((id) => [rewardName(words, id), rewardText(words, id)]),
    ...ACHIEVEMENT_IDS.flatMap((id) => Object.values(achievementText(words, id))),
    ...PROVINCE_IDS.map((id) => provinceName(words, id)),
    ...productions.flatMap((effect) => [effectText(words, effect), effectLabel(words, effect)]),
    ...[2, 5].flatMap((players) =>
      boardFor(players).actions.flatMap(({ effect, cost }) => [effectLabel(words, effect), costText(words, cost)]),
    ),
  ];
}

describe.each(catalogues)('effects in $language', (words) => {
  test('every effect in the box has a text', () => {
    for (const text of texts(words)) {
      expect(text).toMatch(/\S/);
      expect(text).not.toMatch(/undefined|\[object|NaN|#|\.\.$/);
    }
  });

  test('a sentence begins with a capital and ends with a full stop', () => {
    for (const id of CARD_IDS) expect(cardText(words, id)).toMatch(/^\p{Lu}.*\.$/u);
  });
});

test('card texts say what is paid and what for', () => {
  const read = (words: Catalogue | undefined) => words && [cardText(words, 'tithe'), cardText(words, 'greatWork')];
  expect(read(en)).toEqual([
    'Pay 1 culture: gain 3 resources of any kind.',
    'Pay 2 resources of any kind: gain 2 power, 2 prestige or 2 popularity.',
  ]);
  expect(read(de)).toEqual([
    'Zahle 1 Kultur: Erhalte 3 beliebige Rohstoffe.',
    'Zahle 2 beliebige Rohstoffe: Erhalte 2 Stärke, 2 Ansehen oder 2 Beliebtheit.',
  ]);
  expect(read(nl)).toEqual([
    'Betaal 1 cultuur: krijg 3 middelen naar keuze.',
    'Betaal 2 middelen naar keuze: krijg 2 kracht, 2 prestige of 2 populariteit.',
  ]);
  expect(read(cs)).toEqual([
    'Zaplaťte 1 jednotku kultury: získejte 3 univerzální zdroje.',
    'Zaplaťte 2 univerzální zdroje: získejte 2 body moci, 2 body věhlasu nebo 2 body popularity.',
  ]);
});
