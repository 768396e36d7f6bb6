import type { Effect } from '#content';
import { type Catalogue, effectLabel, goodsText, sentence } from '#words';
import type { Reason } from './kinds.ts';

/** "For 2 popularity, once the green timer comes – 4 steps to go on the popularity track to the parchment." */
export const reasonText = (words: Catalogue, reason: Reason): string => sentence(words, clauseOf(words, reason));

function clauseOf(words: Catalogue, reason: Reason): string {
  const { reasons, names } = words;
  switch (reason.about) {
    case 'steps':
      return reasons.steps(names.tracks[reason.track].along, reason.steps);
    case 'parchment':
      return reasons.parchment;
    case 'conquest':
      return reason.lacking === 0
        ? reasons.conquestPaid
        : reasons.conquest(goodsText(words, { military: reason.lacking }, 'lack'));
    case 'achievement':
      return reasons.achievement(goodsText(words, reason.lacking, 'lack'));
    case 'province':
      return reasons.province(names.slots[reason.slot].production, goodsText(words, reason.goods));
    case 'lacks':
      return reasons.lacks(goodsText(words, reason.cost, 'lack'));
    case 'awaits': {
      const what = reasons.awaits(gainText(words, reason.gain), names.areas[reason.area].timerComing);
      return reason.why === null ? what : reasons.because(what, clauseOf(words, reason.why));
    }
    default:
      return reasons.plain[reason.about];
  }
}

function gainText(words: Catalogue, effect: Effect): string {
  if (effect.do === 'gain') return goodsText(words, effect.goods);
  if (effect.do === 'gainWild') return words.names.countObject('wild', effect.count);
  return effect.do === 'conquer' ? words.reasons.aProvince : effectLabel(words, effect);
}
