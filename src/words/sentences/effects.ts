import {
  ACHIEVEMENTS,
  type AchievementId,
  type ActionModifier,
  CARDS,
  type CardId,
  type Cost,
  type Effect,
  GOOD_KINDS,
  type GoodKind,
  instantEffect,
  isPermanent,
  type ProvinceId,
  provinceYield,
  type RewardId,
  SLOTS,
  type StandingRewardId,
} from '#content';
import { capital } from '../speech/languages.ts';
import type { Catalogue } from '../ui/catalogue.ts';

/** "gain 2 gold" → "Gain 2 gold." */
export const sentence = ({ language }: Catalogue, clause: string): string =>
  `${capital(clause, language)}${/[.!?…]$/.test(clause) ? '' : '.'}`;

/** What an amount is in its sentence: alone; paid, gained or held; given for something; missing. */
export type Role = keyof typeof COUNTS;

const COUNTS = { alone: 'count', object: 'countObject', price: 'countPrice', lack: 'countLack' } as const;

/** The amounts one by one. */
export function amounts(words: Catalogue, cost: Cost, as: Role = 'object'): readonly string[] {
  const count = words.names[COUNTS[as]];
  const kinds = GOOD_KINDS.flatMap((kind) => (cost[kind] ? [count(kind, cost[kind])] : []));
  return cost.wild ? [...kinds, count('wild', cost.wild)] : kinds;
}

/** "2 military and 1 vote" */
export function goodsText(words: Catalogue, cost: Cost, as: Role = 'object'): string {
  const found = amounts(words, cost, as);
  return found.length === 0 ? words.effects.nouns.nothing : words.speech.list(found);
}

/** "costs 2 gold", or "free". */
export const costText = (words: Catalogue, cost: Cost): string =>
  amounts(words, cost).length === 0 ? words.effects.nouns.free : words.effects.nouns.costs(goodsText(words, cost));

/** A whole sentence: "Pay 7 gold: bring a common worker into play." */
export const effectText = (words: Catalogue, effect: Effect): string => sentence(words, clauseOf(words, effect));

function clauseOf(words: Catalogue, effect: Effect): string {
  const { effects, names, speech } = words;
  switch (effect.do) {
    case 'gain':
      return effects.gain(goodsText(words, effect.goods));
    case 'gainWild':
      return effects.gain(names.countObject('wild', effect.count));
    case 'gainVp':
      return effects.gain(names.countObject('vp', effect.count));
    case 'produce':
      return effects.produce(names.slots[effect.colour].yourProduction);
    case 'swapResources':
      return effects.swapResources(names.kinds[effect.between[0]], names.kinds[effect.between[1]]);
    case 'all':
      return effect.of.length === 0 ? effects.nothing : speech.list(effect.of.map((one) => clauseOf(words, one)));
    case 'choose':
      return choiceOf(words, effect.of);
    case 'pay':
      return paying(words, effect.cost, clauseOf(words, effect.then));
    default:
      return effects[effect.do];
  }
}

/** "pay 2 gold: gain 1 vote", where some languages begin anew after the colon. */
const paying = (words: Catalogue, cost: Cost, clause: string): string =>
  words.effects.pay(goodsText(words, cost), clause, capital(clause, words.language));

/** "gain 2 power, 2 prestige or 2 popularity" rather than three times "gain". */
function choiceOf(words: Catalogue, options: readonly Effect[]): string {
  const goods = options.flatMap((option) => (option.do === 'gain' ? [goodsText(words, option.goods)] : []));
  if (goods.length === options.length) return words.effects.gain(words.speech.either(goods));
  return words.speech.either(options.map((option) => clauseOf(words, option)));
}

/** A few words for a space or a button: "2 popularity", "blue production". */
export function effectLabel(words: Catalogue, effect: Effect): string {
  const { effects, names, speech } = words;
  const { nouns } = effects;
  switch (effect.do) {
    case 'gain':
      return goodsText(words, effect.goods, 'alone');
    case 'gainWild':
      return names.count('wild', effect.count);
    case 'gainVp':
      return names.count('vp', effect.count);
    case 'gainLegendary':
      return nouns.legendary;
    case 'produce':
      return names.slots[effect.colour].production;
    case 'all':
      return effect.of.length === 0 ? nouns.nothing : speech.list(effect.of.map((one) => effectLabel(words, one)));
    case 'choose':
      return speech.either(effect.of.map((one) => effectLabel(words, one)));
    case 'pay':
      return nouns.price(goodsText(words, effect.cost, 'price'), effectLabel(words, effect.then));
    default:
      return nouns[effect.do];
  }
}

export const modifierText = (words: Catalogue, modifier: ActionModifier): string => words.effects.actions[modifier];

export function cardName(words: Catalogue, card: CardId): string {
  return isPermanent(card) ? words.cards.rewards[card] : words.cards.stratagems[card];
}

/** What a card in hand does. */
export function cardText(words: Catalogue, card: CardId): string {
  const stratagem = CARDS[card];
  if (stratagem.with === 'nothing') return effectText(words, stratagem.effect);
  if (stratagem.with === 'action') return modifierText(words, stratagem.modifier);
  const clause = words.effects.claims[stratagem.modifier];
  const free = amounts(words, stratagem.cost).length === 0;
  return sentence(words, free ? clause : paying(words, stratagem.cost, clause));
}

export const rewardName = (words: Catalogue, reward: RewardId | StandingRewardId): string =>
  words.cards.rewards[reward];

/** What a council reward does, at once or whenever it is played. */
export const rewardText = (words: Catalogue, reward: RewardId | StandingRewardId): string =>
  isPermanent(reward) ? cardText(words, reward) : effectText(words, instantEffect(reward));

/** What must be held, and what the claim brings. */
export function achievementText(words: Catalogue, achievement: AchievementId): { asks: string; reward: string } {
  const { asks, reward } = ACHIEVEMENTS[achievement];
  const { any, ...goods } = asks;
  const held: Cost = any === undefined ? goods : { ...goods, wild: any };
  return { asks: sentence(words, words.effects.hold(goodsText(words, held))), reward: effectText(words, reward) };
}

/** "brown 1 power, red 2 military, blue 3 culture, yellow 1 gold" */
export const provinceText = (words: Catalogue, province: ProvinceId): string =>
  SLOTS.map((slot) => {
    const goods: Readonly<Partial<Record<GoodKind, number>>> = provinceYield(province, slot);
    return words.pieces.yields(words.names.slots[slot].short, goodsText(words, goods, 'alone'));
  }).reduce(words.joints.comma);
