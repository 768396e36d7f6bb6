import {
  type ActionModifier,
  CARDS,
  type CardId,
  type ClaimModifier,
  type Effect,
  FINAL_REWARDS,
  type GoodKind,
  instantEffect,
  isPermanent,
  type RewardId,
  type StandingRewardId,
  type Stratagem,
} from '#content';
import type { Command, Phase, RefusalId, Task, WorkerState } from '#engine';
import type { RuleId } from './ids.ts';

/** Which rule explains what. A piece without a rule does not compile. */
export const RULE_OF_EFFECT: Readonly<Record<Effect['do'], RuleId>> = {
  gain: 'EFF-1',
  gainWild: 'EFF-2',
  gainVp: 'EFF-13',
  gainLegendary: 'EFF-11',
  produce: 'EFF-3',
  conquer: 'EFF-4',
  recover: 'EFF-5',
  recoverOne: 'EFF-16',
  retrieve: 'EFF-6',
  recruit: 'EFF-7',
  promote: 'EFF-8',
  swapVp: 'EFF-9',
  swapResources: 'EFF-21',
  raiseProvinceLimit: 'EFF-12',
  all: 'EFF-1',
  choose: 'EFF-14',
  pay: 'INV-5',
};

export const RULE_OF_MODIFIER: Readonly<Record<ActionModifier | ClaimModifier, RuleId>> = {
  noGoldCost: 'EFF-10',
  alsoAdjacent: 'EFF-15',
  twice: 'EFF-18',
  strike: 'EFF-17',
  unearned: 'EFF-19',
  twofold: 'EFF-20',
};

/** Every task that waits for an answer, effects included. */
export const RULE_OF_TASK: Readonly<Record<Task['do'], RuleId>> = {
  ...RULE_OF_EFFECT,
  payWild: 'INV-6',
  tuck: 'PRO-2',
  glory: 'ADV-3',
  discard: 'COU-9',
};

export const RULE_OF_KIND: Readonly<Record<GoodKind | 'wild' | 'vp' | 'legendary' | 'glory', RuleId>> = {
  military: 'INV-1',
  culture: 'INV-1',
  gold: 'INV-1',
  votes: 'INV-3',
  power: 'END-2',
  prestige: 'END-2',
  popularity: 'END-2',
  wild: 'INV-7',
  vp: 'EFF-13',
  legendary: 'ACH-5',
  glory: 'ADV-3',
};

export const RULE_OF_PHASE: Readonly<Record<Phase, RuleId>> = {
  placement: 'SET-10',
  round: 'ACT-1',
  called: 'CAL-2',
  rewards: 'COU-2',
  discards: 'COU-9',
  moves: 'COU-11',
  over: 'END-1',
};

export const RULE_OF_STATE: Readonly<Record<WorkerState, RuleId>> = {
  free: 'WRK-11',
  waiting: 'WRK-12',
  canAct: 'WRK-8',
  stuck: 'WRK-10',
};

export const RULE_OF_COMMAND: Readonly<Record<Command['type'], RuleId>> = {
  move: 'WRK-1',
  act: 'WRK-8',
  play: 'STR-1',
  pickUp: 'STR-3',
  flip: 'TIM-3',
  claim: 'ACH-1',
  refresh: 'PRO-6',
  answer: 'ACT-2',
  takeReward: 'COU-2',
  done: 'CAL-2',
  ready: 'COU-12',
  callTime: 'DIG-1',
  voteTiming: 'DIG-5',
  pause: 'PAU-1',
  resume: 'DIG-7',
  due: 'DIG-4',
};

/** A refusal names its rule itself; this only proves that the book has it. */
export const ruleOfRefusal = (refusal: RefusalId): RuleId => refusal;

/** The rules an effect is made of, the telling one first. */
export function rulesOfEffect(effect: Effect): readonly RuleId[] {
  switch (effect.do) {
    case 'pay':
      return distinct([...rulesOfEffect(effect.then), 'wild' in effect.cost ? 'INV-6' : 'INV-5']);
    case 'all':
      return distinct(effect.of.flatMap(rulesOfEffect));
    case 'choose':
      return distinct([RULE_OF_EFFECT.choose, ...effect.of.flatMap(rulesOfEffect)]);
    default:
      return [RULE_OF_EFFECT[effect.do]];
  }
}

export const rulesOfStratagem = (stratagem: Stratagem): readonly RuleId[] =>
  stratagem.with === 'nothing' ? rulesOfEffect(stratagem.effect) : [RULE_OF_MODIFIER[stratagem.modifier]];

/** What a card in hand does, then how stratagems are played. */
export const rulesOfCard = (card: CardId): readonly RuleId[] =>
  distinct([...rulesOfStratagem(CARDS[card]), isPermanent(card) ? 'COU-6' : 'STR-1']);

/** What a council reward does, then what sort of reward it is. */
export function rulesOfReward(reward: RewardId | StandingRewardId): readonly RuleId[] {
  if (reward === 'favour') return ['COU-3', 'EFF-13'];
  if (reward === 'grande') return ['COU-4', 'EFF-8'];
  if (isPermanent(reward)) return rulesOfCard(reward);
  return distinct([...rulesOfEffect(instantEffect(reward)), Object.hasOwn(FINAL_REWARDS, reward) ? 'COU-7' : 'COU-5']);
}

const distinct = (rules: readonly RuleId[]): readonly RuleId[] => [...new Set(rules)];
