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
  { of: 'recruit' },
  { of: 'markers' },
  { of: 'moments' },
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

const told = async (topic: Topic, me: number | null = 0, holding = false) => {
  const who = (one: number) => ({ name: `P${one}`, you: one === me });
  return explain({ words: await loadCatalogue('en'), game, at: 0, who, holding }, topic).lines;
};
const boxOf = (colour: string): number =>
  boardOf(game).actions.findIndex(({ effect }) => effect.do === 'produce' && effect.colour === colour);

test('a production says what it brings the person who asks, and what it takes to get it', async () => {
  const lines = await told({ of: 'box', index: boxOf('blue') });
  expect(lines[1]).toMatch(/^Right now: \d culture\.$/);
  expect(lines.at(-1)).toMatch(/^To take it, place a worker/);
  expect(await told({ of: 'box', index: boxOf('blue') }, null)).toHaveLength(2);
  expect((await told({ of: 'slot', seat: 1, slot: 'yellow' }))[1]).toMatch(/^Right now: \d gold\.$/);
});

test('INV-1 a production that brings less than it says tells of the limit', async () => {
  const rich = { ...game, players: game.players.map((player) => ({ ...player, culture: 8 })) };
  const who = (one: number) => ({ name: `P${one}`, you: one === 0 });
  const asking = { words: await loadCatalogue('en'), game: rich, at: 0, who };
  const { lines } = explain(asking, { of: 'box', index: boxOf('blue') });
  expect(lines).toContain('Right now: 2 culture.');
  expect(lines).toContain('You can hold 10 of each resource; more is lost.');
  expect(await told({ of: 'box', index: boxOf('blue') })).not.toContain(
    'You can hold 10 of each resource; more is lost.',
  );
});

test('P23-1 before the first council the legendary token is not gone, it is still to come', async () => {
  const token = async (round: number, tokenOnCard = false) => {
    const one = { ...game, round, tokenOnCard };
    const who = (seat: number) => ({ name: `P${seat}`, you: seat === 0 });
    return explain({ words: await loadCatalogue('en'), game: one, at: 0, who }, { of: 'achievement' }).lines.at(-1);
  };
  expect(await token(1)).toMatch(/from round 2 on, not yet now/);
  expect(await token(2)).toMatch(/is gone/);
  expect(await token(2, true)).toMatch(/^Instead of that you may take the legendary token/);
});

test('an empty frame says how a worker comes there, or what stands against it', async () => {
  const bottom = boardOf(game).frames.findIndex(({ row }) => row === 'bottom');
  expect(await told({ of: 'frame', index: bottom })).toContain('Choose one of your free workers, then this frame.');
  expect((await told({ of: 'frame', index: 0 })).at(-1)).toMatch(/bottom rows/);
});

test('WRK-13 a frame says before a worker is placed there what its owner lacks for the action below', async () => {
  const { frames, actions } = boardOf(game);
  const province = frames.findIndex(
    ({ row, actions: below }) => row === 'bottom' && below.some((index) => actions[index]?.effect.do === 'conquer'),
  );
  const lines = await told({ of: 'frame', index: province }, 0, true);
  expect(lines.slice(-2)).toEqual([
    expect.stringMatching(/^\d.military short\.$/),
    'Choose the frame to place your worker here.',
  ]);
});
