import { CARDS, type CardId, type Effect, instantEffect, isCardId, type RewardId, type Stratagem } from '#content';

/** Cards that do much the same count as one. */
const CLASSES = [
  'goods',
  'swap',
  'retrieve',
  'conquer',
  'points',
  'recruit',
  'waive',
  'limit',
  'produce',
  'recover',
  'legend',
  'hidden',
] as const;
type CardClass = (typeof CLASSES)[number];

export const REWARD_CLASSES = CLASSES.length;
/** What a hand can hold of council rewards: the first seven. */
export const CARD_CLASSES = CLASSES.indexOf('limit');

const KNOWN = new Map<string, number>();

/** The class of a card in hand or of a reward on offer, as a number. */
export function classOf(card: CardId | RewardId): number {
  const known = KNOWN.get(card);
  if (known !== undefined) return known;
  const found = CLASSES.indexOf(card === 'hidden' ? 'hidden' : findClass(card));
  KNOWN.set(card, found);
  return found;
}

function findClass(card: Exclude<CardId | RewardId, 'hidden'>): CardClass {
  return isCardId(card) ? ofStratagem(CARDS[card]) : ofEffect(instantEffect(card));
}

const ofStratagem = (stratagem: Stratagem): CardClass =>
  stratagem.with === 'nothing' ? ofEffect(stratagem.effect) : 'waive';

function ofEffect(effect: Effect): CardClass {
  switch (effect.do) {
    case 'pay':
      return ofEffect(effect.then);
    case 'gain':
      return 'power' in effect.goods || 'prestige' in effect.goods || 'popularity' in effect.goods ? 'points' : 'goods';
    case 'swapVp':
    case 'swapResources':
      return 'swap';
    case 'retrieve':
    case 'conquer':
    case 'recruit':
    case 'produce':
    case 'recover':
      return effect.do;
    case 'raiseProvinceLimit':
      return 'limit';
    case 'gainLegendary':
      return 'legend';
    default:
      return 'points';
  }
}
