import { type Cost, type Effect, GOOD_KINDS, type Goods } from '#content';
import { actionAt, beyond, brings, type Game, parchmentPoints, playerAt, type Seat } from '#engine';
import { type Catalogue, cardName, effectLabel, goodsText, rewardText } from '#words';
import { awaits } from '../reasons/reason.ts';
import { reasonText } from '../reasons/text.ts';
import { worthOf } from '../reasons/worth.ts';
import { nextRound } from '../view/label.ts';
import { lacking, shortText } from '../view/lacking.ts';
import { lackingMost } from './answer.ts';
import type { Goal, Moment } from './kinds.ts';
import { LAST_ROUND, lowestTrack } from './worth.ts';

interface Telling {
  readonly words: Catalogue;
  readonly game: Game;
  readonly seat: Seat;
}

/** What is worth doing, in a few words, and why. */
export interface Said {
  readonly what: string;
  readonly why: string | null;
}

const only = (what: string): Said => ({ what, why: null });

export function momentText(telling: Telling, moment: Moment): Said {
  const { words, game, seat } = telling;
  const { coach, guide, names, table } = words;
  switch (moment.about) {
    case 'take':
      return { what: table.placeYour(moment.grande), why: guide.free };
    case 'free':
      return { what: guide.free, why: guide.whyFree };
    case 'unpaid':
      return { what: guide.free, why: guide.whyUnpaid(shortOf(telling, moment.cost)) };
    case 'put':
      return { what: guide.put(moment.area), why: reasonText(words, awaits(game, seat, moment.frame)) };
    case 'ready':
      return { what: table.waitReady, why: game.phase === 'moves' ? nextRound(words, game) : null };
    case 'answer':
      return answerText(telling, moment.task.do);
    case 'act':
      return actText(telling, moment.action);
    case 'missing':
      return only(coach.missing(moment.area));
    case 'flip':
      return only(coach[moment.frees ? 'flipFree' : 'flip'](moment.area));
    case 'claim':
      return { what: coach.claim, why: wantsToken(telling) ? guide.whyClaim : null };
    case 'play':
      return { what: guide.play(names.quote(cardName(words, moment.card))), why: guide.whyPlay };
    case 'pickUp':
      return only(coach.pickUp(moment.count));
    case 'wait':
      return moment.unpaid === null
        ? { what: guide.wait(names.areas[moment.area].timerComing), why: guide.whyWait }
        : { what: guide.stays(shortOf(telling, moment.unpaid)), why: guide.whyStays };
    case 'stuck':
      return { what: guide.stuck(names.areas[moment.area].timerComing), why: guide.whyStuck };
    case 'done':
      return doneText(telling, moment);
    case 'reward':
      return { what: guide.reward, why: guide.whyReward(rewardText(words, moment.reward)) };
    default:
      return moment satisfies never;
  }
}

/** ACH-5: the token lies there, and this player does not have the point yet. */
const wantsToken = ({ game, seat }: Telling): boolean => game.tokenOnCard && !playerAt(game, seat).legendary;

/** Once council is called the button has another name. */
function doneText(telling: Telling, moment: Extract<Moment, { about: 'done' }>): Said {
  const { council, guide, names, table } = telling.words;
  const what = guide.done(names.quote(moment.why === 'called' ? council.done : table.finished));
  if (moment.why !== 'unpaid') return { what, why: guide.whyDone[moment.why] };
  return { what, why: `${guide.stays(shortOf(telling, moment.cost))} ${guide.whyStays}` };
}

/** "4 military": what is missing of a cost. */
const shortOf = ({ words, game, seat }: Telling, cost: Cost): string =>
  shortText(words, lacking(cost, playerAt(game, seat)));

function actText(telling: Telling, index: number): Said {
  const { words, game, seat } = telling;
  const { cost, effect } = actionAt(game, index);
  const gives = brings(game, seat, effect);
  const what = effectLabel(words, gives);
  const isFree = GOOD_KINDS.every((kind) => cost[kind] === undefined);
  const deal = isFree ? what : words.effects.nouns.price(goodsText(words, cost, 'price'), what);
  return { what: words.guide.act(deal), why: whyOf(telling, gives) };
}

function whyOf({ words, game, seat }: Telling, effect: Effect): string | null {
  const goods: Goods = effect.do === 'gain' ? effect.goods : {};
  const why = effect.do === 'conquer' ? ({ about: 'provinces' } as const) : worthOf(game, seat, goods, true);
  return why === null ? null : reasonText(words, why);
}

function answerText({ words, game, seat }: Telling, asks: string): Said {
  const { answers, whyAnswers } = words.guide;
  if (asks === 'gainVp') {
    const player = playerAt(game, seat);
    const low = lowestTrack(player);
    return only(answers[beyond(player, low) < 0 ? 'vp' : 'vpInside'](words.table.tracks[low]));
  }
  if (asks === 'conquer') return { what: answers.conquer, why: whyAnswers.conquer };
  if (asks === 'tuck') return only(answers.tuck);
  if (asks === 'retrieve') return { what: answers.worker, why: whyAnswers.worker };
  if (asks === 'payWild') return only(answers.pay);
  if (asks !== 'gainWild') return only(words.coach.answer);
  return { what: answers.wild, why: lackingMost(game, playerAt(game, seat)) === 'gold' ? whyAnswers.wild : null };
}

/** END-2, END-3: what all of it is for, as it stands; in the last round with what decides if no one gets there. */
export function goalText(telling: Telling, goal: Goal): string {
  const { game, words } = telling;
  const text = aimText(telling, goal);
  const isOpen = game.round === LAST_ROUND && game.phase !== 'called' && goal.about !== 'inside';
  return isOpen ? `${text} ${words.guide.without}` : text;
}

/** END-2: steps on the parchment, own and the most of another player. */
function standingText({ game, seat, words }: Telling): string {
  const points = game.players.map(parchmentPoints);
  const others = points.filter((_, other) => other !== seat);
  return words.guide.standing(points[seat] ?? 0, Math.max(0, ...others));
}

/** The same in a line or two; once council is called what that means. */
export function aimText(telling: Telling, goal: Goal): string {
  const { words, game, seat } = telling;
  const { cards, guide, names } = words;
  if (game.phase === 'called') return words.council.calledHint;
  if (goal.about === 'inside') return `${guide.inside} ${standingText(telling)}`;
  if (goal.about === 'legendary') {
    const { here } = guide.legendary;
    return goal.from === 'here' ? here(names.quote(cards.achievements[game.achievement])) : guide.legendary[goal.from];
  }
  if (goal.about !== 'need') return guide[goal.about];
  const lack = goodsText(words, { [goal.track]: goal.steps }, 'alone');
  if (goal.action === null) return guide.needs(lack);
  const { area, effect } = actionAt(game, goal.action);
  return guide.need(lack, area, effectLabel(words, brings(game, seat, effect)));
}
