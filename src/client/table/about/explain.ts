import { ACHIEVEMENTS, CARDS, instantEffect, PRIVILEGE_VP, TRACKS } from '#content';
import { boardOf, type Game, NOBODY, playerAt, provincesLeft, resourceLimit, workerState } from '#engine';
import {
  achievementText,
  capital,
  cardName,
  cardText,
  costText,
  effectLabel,
  effectText,
  frameText,
  provinceName,
  resourceName,
  rewardName,
  rewardText,
  sentence,
  slotName,
  timerName,
  trackName,
  workerName,
} from '#words';
import {
  RULE_OF_EFFECT,
  RULE_OF_KIND,
  RULE_OF_STATE,
  type RuleId,
  rulesOfCard,
  rulesOfEffect,
  rulesOfReward,
} from '#words/rulebook';
import { RULE_OF_ICON } from '../../kit/ruleOfIcon.ts';
import type { Topic } from '../../kit/topic.ts';
import { tokenText } from '../view/label.ts';
import { type Asking, forSeat, waysIn, waysToAct, yours } from './forYou.ts';

/** What a thing is called, what it is for and how it stands, and the rules about it, the telling one first. */
export interface Explanation {
  readonly name: string;
  readonly lines: readonly string[];
  readonly rules: readonly RuleId[];
}

export function explain(asking: Asking, topic: Topic): Explanation {
  const { name, ...rest } = explained(asking, topic);
  return { name: capital(name.replace(/\.$/, ''), asking.words.language), ...rest };
}

function explained(asking: Asking, topic: Topic): Explanation {
  const { words, game, at, who } = asking;
  const said = words.about;
  switch (topic.of) {
    case 'worker':
      return worker(asking, topic);
    case 'recruit':
      return told(words.names.workers.common, [said.recruit], ['SET-7', 'STR-6']);
    case 'timer':
      return told(timerName(words, game, topic.area, at), [said.timer], ['TIM-1', 'TIM-3']);
    case 'markers':
      return told(words.pieces.circles.marker, [said.markers, words.table.flipsLeft(markers(game))], ['TIM-5']);
    case 'moments':
      return told(words.table.timerTrack(game.trackSpace + 1), [said.moments], ['UNT-2']);
    case 'frame':
      return told(
        frameText(words, game, topic.index, who),
        [said.frame, ...waysIn(asking, topic.index)],
        ['WRK-1', 'WRK-3'],
      );
    case 'box':
      return box(asking, topic.index);
    case 'card':
      return card(asking, topic.card);
    case 'reward':
      return reward(asking, topic.reward);
    case 'province':
      return told(provinceName(words, topic.province), [said.province], ['PRO-1', 'PRO-5']);
    case 'deck':
      return told(words.pieces.deck(provincesLeft(game)), [said.deck], ['PRO-1', 'PRO-6']);
    case 'achievement':
      return achievement(asking);
    case 'privilege':
      return privilege(asking, topic.place);
    case 'track':
      return track(asking, topic);
    case 'good':
      return good(asking, topic);
    case 'slot':
      return slot(asking, topic);
    case 'icon':
      return told(topic.name, [], [RULE_OF_ICON[topic.icon]]);
    default:
      return topic satisfies never;
  }
}

type Of<T extends Topic['of']> = Extract<Topic, { of: T }>;

const told = (name: string, lines: readonly string[], rules: readonly RuleId[]): Explanation => ({
  name,
  lines,
  rules,
});

const markers = (game: Game): number => game.circles.filter((circle) => circle === 'marker').length;

function worker({ words, game, who }: Asking, { seat, index }: Of<'worker'>): Explanation {
  const found = playerAt(game, seat).workers[index];
  if (found === undefined) return told(words.names.workers.common, [], ['WRK-1']);
  const state = workerState(game, found);
  return told(
    workerName(words, game, seat, index, state, who),
    [words.about.workers[state]],
    found.grande ? [RULE_OF_STATE[state], 'WRK-5'] : [RULE_OF_STATE[state]],
  );
}

function card(asking: Asking, id: Of<'card'>['card']): Explanation {
  const { words } = asking;
  const stratagem = CARDS[id];
  const now = stratagem.with === 'nothing' ? yours(asking, stratagem.effect) : [];
  return told(cardName(words, id), [cardText(words, id), ...now], rulesOfCard(id));
}

function reward(asking: Asking, id: Of<'reward'>['reward']): Explanation {
  const { words } = asking;
  const lines = [rewardText(words, id), ...yours(asking, instantEffect(id))];
  return told(rewardName(words, id), lines, rulesOfReward(id));
}

function box(asking: Asking, index: number): Explanation {
  const { words, game } = asking;
  const action = boardOf(game).actions[index];
  if (action === undefined) return told('', [], [RULE_OF_EFFECT.gain]);
  const { effect, cost } = action;
  const does = effect.do === 'gain' ? [] : [effectText(words, effect)];
  const lines = [...does, ...yours(asking, effect), sentence(words, costText(words, cost))];
  return told(effectLabel(words, effect), [...lines, ...waysToAct(asking, index)], rulesOfEffect(effect));
}

function achievement(asking: Asking): Explanation {
  const { words, game } = asking;
  const { asks, reward: gives } = achievementText(words, game.achievement);
  const now = yours(asking, ACHIEVEMENTS[game.achievement].reward);
  const token = game.tokenOnCard ? words.about.orToken : sentence(words, tokenText(words, game));
  return told(words.cards.achievements[game.achievement], [asks, gives, ...now, token], ['ACH-1', 'ACH-5']);
}

function privilege({ words, game, who }: Asking, place: number): Explanation {
  const seat = game.privilege[place] ?? NOBODY;
  const name = seat === NOBODY ? words.names.neutral : who(seat).you ? words.table.you : who(seat).name;
  const points = PRIVILEGE_VP[boardOf(game).side][place] ?? 0;
  const worth = points === 0 ? [] : [words.about.tokenValue(words.names.count('vp', points))];
  return told(words.pieces.privilege(place + 1, name), [words.about.privilege, ...worth], ['PRV-1']);
}

function track({ words, game }: Asking, topic: Of<'track'>): Explanation {
  const along = TRACKS.find((one) => one === topic.track);
  if (along !== undefined) {
    return told(trackName(words, game, topic.seat, along), [words.about.track], [RULE_OF_KIND[along], 'END-3']);
  }
  const { legendaryHeld, legendaryMissing } = words.pieces;
  const name = playerAt(game, topic.seat).legendary ? legendaryHeld : legendaryMissing;
  return told(name, [words.about.legendary], [RULE_OF_KIND.legendary]);
}

function good({ words, game }: Asking, { seat, kind }: Of<'good'>): Explanation {
  const player = playerAt(game, seat);
  if (kind === 'votes') return told(words.pieces.votes(player.votes), [words.about.votes], [RULE_OF_KIND.votes]);
  const name = resourceName(words, kind, player[kind], resourceLimit(player, kind));
  return told(name, [words.about.resource], [RULE_OF_KIND[kind]]);
}

function slot(asking: Asking, { seat, slot: which }: Of<'slot'>): Explanation {
  const { words, game } = asking;
  const tucked = playerAt(game, seat).slots[which].map((province) => provinceName(words, province));
  const gives = forSeat(asking, seat, { do: 'produce', colour: which });
  return told(slotName(words, which, tucked.length), [words.about.slot, ...gives, ...tucked], ['PRO-5', 'PRO-2']);
}
