import { ACHIEVEMENT_IDS, type AchievementId, AREAS, PROVINCE_KINDS, provinceKind } from '#content';
import { type Game, PHASES } from '#engine';
import type { Clock } from '../view/clock.ts';
import { classOf, REWARD_CLASSES } from './cardClasses.ts';
import { addTo, put, putFlag, putOneOf, type Sheet, skip } from './sheet.ts';

const ROUNDS = 4;
const MOST_PLAYERS = 5;
/** One place for each kind of province, one for those unseen, one for holes. */
const DISPLAY = PROVINCE_KINDS.length + 2;

/** How many numbers `putTable` writes. */
export const TABLE_FEATURES =
  ROUNDS +
  PHASES.length +
  1 +
  MOST_PLAYERS +
  2 +
  AREAS.length +
  2 +
  ACHIEVEMENT_IDS.length +
  DISPLAY +
  1 +
  REWARD_CLASSES;

/** What all seats share: the clock, the council's offer, the provinces in sight and the achievement. */
export function putTable(sheet: Sheet, game: Game, clock: Clock): void {
  putOneOf(sheet, ROUNDS, game.round - 1);
  putOneOf(sheet, PHASES.length, PHASES.indexOf(game.phase));
  putFlag(sheet, game.timing === 'untimed');
  putOneOf(sheet, MOST_PLAYERS, game.players.length - 1);
  put(sheet, clock.left / 6);
  put(sheet, (clock.call - clock.now) / 2);
  for (const area of AREAS) put(sheet, clock.leaves[area] - clock.now);
  put(sheet, game.circles.filter((circle) => circle === 'marker').length);
  putFlag(sheet, game.tokenOnCard);
  putOneOf(sheet, ACHIEVEMENT_IDS.length, (ACHIEVEMENT_IDS as readonly AchievementId[]).indexOf(game.achievement));
  putDisplay(sheet, game);
  putFlag(sheet, game.grandeOpen);
  for (const reward of game.rewards) addTo(sheet, classOf(reward), 1);
  skip(sheet, REWARD_CLASSES);
}

function putDisplay(sheet: Sheet, { display }: Game): void {
  for (const province of display) {
    const kind = province === null ? undefined : provinceKind(province);
    const place = kind === undefined ? DISPLAY - 1 : kind === 'hidden' ? DISPLAY - 2 : PROVINCE_KINDS.indexOf(kind);
    addTo(sheet, place, 1);
  }
  skip(sheet, DISPLAY);
}
