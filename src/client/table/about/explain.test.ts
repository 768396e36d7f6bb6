import { expect, test } from 'vitest';
import {
  AREAS,
  CARDS,
  type CardId,
  FINAL_REWARD_IDS,
  ORDINARY_REWARD_IDS,
  PROVINCE_IDS,
  RESOURCES,
  SLOTS,
  TRACKS,
} from '#content';
import { boardOf, setup } from '#engine';
import { LANGUAGES, loadCatalogue } from '#words';
import { isRuleId } from '#words/rulebook';
import { RULE_OF_ICON } from '../../kit/ruleOfIcon.ts';
import { isGameIcon, type Topic } from '../../kit/topic.ts';
import { explain } from './explain.ts';

const plain = { advancedPlacement: false, glory: false, handicap: {} } as const;
const { game } = setup({
  seed: 7,
  timing: ['timed', 'timed', 'timed', 'timed'],
  speed: 1,
  privilegeWindow: 0,
  waitLimit: 0,
  lastWord: 20_000,
  seats: [
    { ...plain, character: 'implacable' },
    { ...plain, character: 'briber' },
  ],
});

const everySeat = game.players.flatMap(({ workers }, one): readonly Topic[] => [
  ...workers.map((_, index) => ({ of: 'worker', seat: one, index }) as const),
  ...([...TRACKS, 'legendary'] as const).map((track) => ({ of: 'track', seat: one, track }) as const),
  ...([...RESOURCES, 'votes'] as const).map((kind) => ({ of: 'good', seat: one, kind }) as const),
  ...SLOTS.map((slot) => ({ of: 'slot', seat: one, slot }) as const),
]);

const topics: readonly Topic[] = [
  ...everySeat,
  ...AREAS.map((area) => ({ of: 'timer', area }) as const),
  ...boardOf(game).frames.map((_, index) => ({ of: 'frame', index }) as const),
  ...boardOf(game).actions.map((_, index) => ({ of: 'box', index }) as const),
  ...(Object.keys(CARDS) as CardId[]).map((card) => ({ of: 'card', card }) as const),
  ...([...ORDINARY_REWARD_IDS, ...FINAL_REWARD_IDS, 'favour', 'grande'] as const).map(
    (reward) => ({ of: 'reward', reward }) as const,
  ),
  ...PROVINCE_IDS.map((province) => ({ of: 'province', province }) as const),
  ...game.privilege.map((_, place) => ({ of: 'privilege', place }) as const),
  ...Object.keys(RULE_OF_ICON)
    .filter(isGameIcon)
    .map((icon) => ({ of: 'icon', icon, name: icon }) as const),
  { of: 'markers' },
  { of: 'deck' },
  { of: 'achievement' },
];

test.each(LANGUAGES)(
  'in %s every piece, place, card, track and icon is named, told and linked to its rule',
  async (language) => {
    const words = await loadCatalogue(language);
    const who = (one: number) => ({ name: `P${one}`, you: one === 0 });
    for (const topic of topics) {
      const { name, lines, rules } = explain({ words, game, at: 0, who }, topic);
      const of = JSON.stringify(topic);
      expect(name, of).not.toBe('');
      expect(rules.length, of).toBeGreaterThan(0);
      for (const rule of rules) expect(isRuleId(rule), of).toBe(true);
      if (topic.of !== 'icon') expect(lines.join(), of).not.toBe('');
    }
  },
);
