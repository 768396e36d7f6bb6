import type { ComponentChildren } from 'preact';
import type { Cost, Effect, GoodKind, Goods, Slot, Stratagem } from '#content';
import { Icon, type IconName } from '../../art/index.ts';

export const goodIcon = (kind: GoodKind): IconName => (kind === 'votes' ? 'vote' : kind);

const PRODUCE: Readonly<Record<Slot, IconName>> = {
  brown: 'produceBrown',
  red: 'produceRed',
  blue: 'produceBlue',
  yellow: 'produceYellow',
};
export const productionIcon = (slot: Slot): IconName => PRODUCE[slot];

interface Sized {
  readonly size?: number;
}

function Amount({ count, of, size }: { readonly count: number; readonly of: IconName; readonly size: number }) {
  return (
    <span class="amount">
      {count > 1 && <b class="figure">{count}</b>}
      <Icon of={of} size={size} />
    </span>
  );
}

export function GoodsIcons({ goods, size = 24 }: { readonly goods: Goods } & Sized) {
  return (
    <>
      {kindsOf(goods).map((kind, nth) => (
        <Amount key={nth} count={goods[kind] ?? 0} of={goodIcon(kind)} size={size} />
      ))}
    </>
  );
}

/** In the order written on the thing. */
const kindsOf = (goods: Goods): readonly GoodKind[] => Object.keys(goods) as readonly GoodKind[];

export function CostIcons({ cost, size = 20 }: { readonly cost: Cost } & Sized) {
  const { wild, ...goods } = cost;
  return (
    <>
      <GoodsIcons goods={goods} size={size} />
      {wild !== undefined && <Amount count={wild} of="wild" size={size} />}
    </>
  );
}

/** An effect in pictures. Its words are made from the same data. */
export function EffectIcons({ effect, size = 28 }: { readonly effect: Effect } & Sized): ComponentChildren {
  switch (effect.do) {
    case 'gain':
      return <GoodsIcons goods={effect.goods} size={size} />;
    case 'gainWild':
      return <Amount count={effect.count} of="wild" size={size} />;
    case 'gainVp':
      return <Amount count={effect.count} of="vpAny" size={size} />;
    case 'produce':
      return <Icon of={PRODUCE[effect.colour]} size={size} />;
    case 'all':
      return effect.of.map((one, nth) => <EffectIcons key={nth} effect={one} size={size} />);
    case 'choose':
      return effect.of.map((one, nth) => (
        <span class="amount" key={nth}>
          {nth > 0 && <Icon of="or" size={size / 2} />}
          <EffectIcons effect={one} size={size} />
        </span>
      ));
    case 'pay':
      return (
        <>
          <CostIcons cost={effect.cost} size={size} />
          <Icon of="arrow" size={Math.round(size * 0.6)} />
          <EffectIcons effect={effect.then} size={size} />
        </>
      );
    default:
      return <Icon of={VERBS[effect.do]} size={size} />;
  }
}

const VERBS = {
  gainLegendary: 'legendary',
  conquer: 'conquer',
  recover: 'recover',
  recoverOne: 'recoverOne',
  retrieve: 'retrieve',
  recruit: 'recruit',
  promote: 'grande',
  swapVp: 'swapVp',
  swapResources: 'swapResources',
  raiseProvinceLimit: 'provinceLimit',
} as const satisfies Partial<Record<Effect['do'], IconName>>;

const MODIFIERS = {
  noGoldCost: 'noGold',
  alsoAdjacent: 'adjacent',
  twice: 'twice',
  strike: 'strike',
  unearned: 'claimFree',
  twofold: 'twofold',
} as const satisfies Record<string, IconName>;

export function StratagemIcons({ stratagem, size = 32 }: { readonly stratagem: Stratagem } & Sized) {
  if (stratagem.with === 'nothing') return <EffectIcons effect={stratagem.effect} size={size} />;
  const modifier = <Icon of={MODIFIERS[stratagem.modifier]} size={size} />;
  if (stratagem.with === 'action' || Object.keys(stratagem.cost).length === 0) return modifier;
  return (
    <>
      <CostIcons cost={stratagem.cost} size={size} />
      <Icon of="arrow" size={Math.round(size * 0.6)} />
      {modifier}
    </>
  );
}
