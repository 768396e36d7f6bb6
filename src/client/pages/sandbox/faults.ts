import { boardOf, type Game } from '#engine';
import type { PositionFault } from '#engine/position';
import { rewardName } from '#words';
import { said } from '../../kit/chronicle/said.ts';
import { words } from '../../kit/i18n.ts';

/** Why a position cannot be played, in words. */
export function faultText(game: Game, fault: PositionFault): string {
  const { faults } = said.value.sandbox;
  const nameOf = (seat: number): string => {
    const character = game.players[seat]?.character;
    return character === undefined ? '' : words.value.characters.epithets[character];
  };
  switch (fault.fault) {
    case 'tooMany':
      return faults.tooMany(nameOf(fault.seat), words.value.names.kinds[fault.kind], fault.most);
    case 'sand':
      return faults.sand(words.value.names.areas[fault.area].timer);
    case 'shared':
      return faults.shared(words.value.names.areas[boardOf(game).frames[fault.frame]?.area ?? 'purple'].area);
    case 'cardTwice':
      return faults.twice(rewardName(words.value, fault.card));
    case 'provinceTwice':
      return faults.twice(words.value.provinces.names[fault.province]);
    default:
      return 'seat' in fault ? faults[fault.fault](nameOf(fault.seat)) : faults[fault.fault];
  }
}
