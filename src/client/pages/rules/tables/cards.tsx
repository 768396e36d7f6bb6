import {
  ACHIEVEMENT_IDS,
  ACHIEVEMENTS,
  CARDS,
  CHARACTER_IDS,
  CHARACTERS,
  FINAL_REWARD_IDS,
  INSTANT_REWARD_IDS,
  instantEffect,
  isPermanent,
  PERMANENT_REWARD_IDS,
  type RewardId,
  type StandingRewardId,
} from '#content';
import { cardText, effectLabel, goodsText, rewardText } from '#words';
import { type Rulebook, rulesOfCard, rulesOfEffect, rulesOfReward } from '#words/rulebook';
import { CostIcons, EffectIcons, StratagemIcons } from '../../../kit/cards/effectIcons.tsx';
import { words } from '../../../kit/i18n.ts';
import { Rules } from '../book/sections.tsx';
import { Both, Table } from './table.tsx';

type Props = { readonly book: Rulebook };

export function StratagemTable({ book }: Props) {
  const { tables } = book;
  const { characters, cards } = words.value;
  const rows = CHARACTER_IDS.flatMap((character) =>
    CHARACTERS[character].stratagems.map((card) => ({
      key: card,
      cells: [
        cards.stratagems[card],
        characters.full(characters.persons[CHARACTERS[character].person], characters.epithets[character]),
        <Both icons={<StratagemIcons stratagem={CARDS[card]} size={22} />} text={cardText(words.value, card)} />,
        <Rules of={rulesOfCard(card)} book={book} />,
      ],
    })),
  );
  return (
    <Table title={tables.stratagems} head={[tables.card, tables.character, tables.gives, tables.rule]} rows={rows} />
  );
}

export function RewardTable({ book }: Props) {
  const { tables } = book;
  const groups: readonly (readonly [string, readonly (RewardId | StandingRewardId)[]])[] = [
    [tables.standing, ['favour', 'grande']],
    [tables.instant, INSTANT_REWARD_IDS],
    [tables.permanent, PERMANENT_REWARD_IDS],
    [tables.final, FINAL_REWARD_IDS],
  ];
  const rows = groups.flatMap(([group, rewards]) =>
    rewards.map((reward) => ({
      key: reward,
      cells: [
        words.value.cards.rewards[reward],
        group,
        <Both icons={<RewardIcons reward={reward} />} text={rewardText(words.value, reward)} />,
        <Rules of={rulesOfReward(reward)} book={book} />,
      ],
    })),
  );
  return <Table title={tables.rewards} head={[tables.card, tables.kind, tables.gives, tables.rule]} rows={rows} />;
}

function RewardIcons({ reward }: { readonly reward: RewardId | StandingRewardId }) {
  if (isPermanent(reward)) return <StratagemIcons stratagem={CARDS[reward]} size={22} />;
  return <EffectIcons effect={instantEffect(reward)} size={22} />;
}

export function AchievementTable({ book }: Props) {
  const { tables } = book;
  const rows = ACHIEVEMENT_IDS.map((id) => {
    const { asks, reward } = ACHIEVEMENTS[id];
    const { any, ...goods } = asks;
    const held = any === undefined ? goods : { ...goods, wild: any };
    return {
      key: id,
      cells: [
        words.value.cards.achievements[id],
        <Both icons={<CostIcons cost={held} size={22} />} text={goodsText(words.value, held, 'alone')} />,
        <Both icons={<EffectIcons effect={reward} size={22} />} text={effectLabel(words.value, reward)} />,
        <Rules of={['ACH-1', ...rulesOfEffect(reward)]} book={book} />,
      ],
    };
  });
  return <Table title={tables.achievements} head={[tables.card, tables.asks, tables.gives, tables.rule]} rows={rows} />;
}
