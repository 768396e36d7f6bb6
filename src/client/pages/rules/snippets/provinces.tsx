import { ACHIEVEMENTS, CHARACTERS, type ProvinceId, provinceKind, provinceYield } from '#content';
import type { Rulebook } from '#words/rulebook';
import { CardFace, Icon, Landscape, type LandscapeKind } from '../../../art/index.ts';
import { CostIcons, EffectIcons, GoodsIcons } from '../../../kit/cards/effectIcons.tsx';
import { MOTIF_OF } from '../../../kit/cards/motifs.ts';
import { words } from '../../../kit/i18n.ts';
import figure from './figure.module.css';
import { Figure } from './figure.tsx';
import css from './provinces.module.css';
import { actionsOf, framesOf, gainsOf, given, inFrame, inRound, onMat } from './situation.ts';

const TUCKED: readonly ProvinceId[] = ['saltmarsh', 'lyrewood', 'dragonsTeeth'];

/** PRO-5, with the sum the engine makes of it. */
export function Production({ book }: { readonly book: Rulebook }) {
  const game = inRound(4);
  const rich = given(game, 0, {
    gold: 2,
    slots: { brown: [], red: TUCKED, blue: [], yellow: [] },
    workers: [onMat(true), inFrame(framesOf(game, 'green', 'top')[0])],
  });
  const [action = 0] = actionsOf(game, 'green', 'top');
  return (
    <Figure book={book} of="production">
      <div class={css.slot}>
        <div class={css.mat}>
          <Icon of="produceRed" size={36} />
          <EffectIcons effect={CHARACTERS.briber.production.red} size={28} />
        </div>
        {TUCKED.map((province) => (
          <Tucked key={province} province={province} />
        ))}
      </div>
      <Icon of="arrow" size={28} class={figure.then} />
      <div class={css.sum}>
        <GoodsIcons goods={gainsOf(rich, 0, { type: 'act', worker: 1, action, with: [] })} size={36} />
      </div>
    </Figure>
  );
}

function Tucked({ province }: { readonly province: ProvinceId }) {
  const kind = provinceKind(province);
  const rare = kind.endsWith('Rare');
  return (
    <div class={`${css.province} on-parchment`}>
      <Landscape of={province} kind={(rare ? kind.slice(0, -4) : kind) as LandscapeKind} rare={rare} />
      <span>
        <GoodsIcons goods={provinceYield(province, 'red')} size={26} />
      </span>
    </div>
  );
}

/** ACH-1, ACH-3 */
export function AchievementCard({ book }: { readonly book: Rulebook }) {
  const { asks, reward } = ACHIEVEMENTS.eliteTroops;
  const { any: _, ...held } = asks;
  return (
    <Figure book={book} of="achievement">
      <div class={css.card}>
        <CardFace
          kind="achievement"
          title={words.value.cards.achievements.eliteTroops}
          picture={MOTIF_OF.eliteTroops}
          footer={
            <span class={css.foot}>
              <EffectIcons effect={reward} size={20} />
            </span>
          }
        >
          <CostIcons cost={held} size={28} />
        </CardFace>
      </div>
      <div class={css.choice}>
        <Icon of="legendary" size={48} />
        <Icon of="or" size={24} />
        <EffectIcons effect={reward} size={32} />
      </div>
    </Figure>
  );
}
