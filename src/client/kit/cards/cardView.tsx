import { CARDS, type CardId, instantEffect, isPermanent, type RewardId, type StandingRewardId } from '#content';
import { cardName, cardText, rewardName, rewardText } from '#words';
import { CardFace, type CardKind } from '../../art/index.ts';
import { words } from '../i18n.ts';
import { EffectIcons, StratagemIcons } from './effectIcons.tsx';
import { MOTIF_OF } from './motifs.ts';

/** A stratagem or permanent reward as a card of its own: name, picture, effect in icons and in words. */
export function StratagemCard({ card }: { readonly card: CardId }) {
  const { table } = words.value;
  const permanent = isPermanent(card);
  return (
    <CardFace
      title={cardName(words.value, card)}
      picture={MOTIF_OF[card]}
      kind={permanent ? 'permanent' : 'stratagem'}
      words={cardText(words.value, card)}
      footer={permanent ? table.permanent : table.stratagem}
    >
      <StratagemIcons stratagem={CARDS[card]} size={30} />
    </CardFace>
  );
}

export type AnyReward = RewardId | StandingRewardId;

export function rewardKind(reward: AnyReward): CardKind {
  if (isPermanent(reward)) return 'permanent';
  return FINALS.has(reward) ? 'final' : 'instant';
}

const FINALS: ReadonlySet<string> = new Set([
  'grandProcession',
  'goldenJubilee',
  'lastCampaign',
  'epicOfTheAge',
  'priceOfLegend',
]);

export function RewardCard({ reward }: { readonly reward: AnyReward }) {
  const { table } = words.value;
  const kind = rewardKind(reward);
  return (
    <CardFace
      title={rewardName(words.value, reward)}
      picture={MOTIF_OF[reward]}
      kind={kind}
      words={rewardText(words.value, reward)}
      footer={kind === 'permanent' ? table.permanent : kind === 'final' ? table.final : table.instant}
    >
      <RewardIcons reward={reward} size={30} />
    </CardFace>
  );
}

export function RewardIcons({ reward, size }: { readonly reward: AnyReward; readonly size: number }) {
  return isPermanent(reward) ? (
    <StratagemIcons stratagem={CARDS[reward]} size={size} />
  ) : (
    <EffectIcons effect={instantEffect(reward)} size={size} />
  );
}
