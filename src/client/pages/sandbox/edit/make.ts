import { CARDS, type CardId, CHARACTERS, isPermanent, type ProvinceId, type RewardId, SLOTS } from '#content';
import type { OwnGame } from '#engine';
import { mostOf } from '#engine/position';
import type { Edit } from './edit.ts';
import { standMarkers } from './tidy.ts';

/** Edits that change something in place. */
type InPlace = Exclude<Edit, { edit: 'join' | 'leave' | 'character' | 'variant' | 'timing' }>;
type Own = OwnGame['players'][number];

const MOST_REWARDS = 5;
const MOST_WORKERS = 4;
const MOST_GLORY = 10;

export function make(game: OwnGame, edit: InPlace): void {
  if ('seat' in edit) return onMat(game, edit);
  switch (edit.edit) {
    case 'token':
      game.tokenOnCard = !game.tokenOnCard;
      return;
    case 'grande':
      game.grandeOpen = !game.grandeOpen;
      return;
    case 'province':
      return giveProvince(game, edit.province, edit.to);
    case 'face':
      if (edit.province !== null) takeProvince(game, edit.province);
      game.display[edit.nth] = edit.province;
      return;
    case 'reward':
      return turnReward(game, edit.reward);
    case 'achievement':
      game.achievement = edit.achievement;
      return;
    case 'row':
      game.timers[edit.area].row = edit.row;
      return;
    case 'sand':
      game.timers[edit.area].sandOut = within(edit.left, game.sand[edit.area]);
      return;
    case 'markers':
      return standMarkers(game, edit.left);
    case 'space':
      game.trackSpace = edit.space;
      return;
    case 'round':
      game.round = edit.round;
      if (edit.round > 1 && game.phase === 'placement') game.phase = 'round';
      return;
    case 'phase':
      game.phase = edit.phase;
      if (edit.phase === 'moves') game.round = Math.min(game.round, 3);
      return;
    case 'turn':
      game.turn = edit.turn;
      return;
    default:
      return edit satisfies never;
  }
}

function onMat(game: OwnGame, edit: Extract<InPlace, { seat: number }>): void {
  const player = game.players[edit.seat];
  if (player === undefined) return;
  switch (edit.edit) {
    case 'legendary':
      player.legendary = !player.legendary;
      return;
    case 'claimed':
      player.claimed = !player.claimed;
      return;
    case 'limit':
      player.provinceLimit = player.provinceLimit === 2 ? 3 : 2;
      return;
    case 'good':
      player[edit.kind] = within(player[edit.kind] + edit.by, mostOf(player, edit.kind));
      return;
    case 'glory':
      if (game.options.seats[edit.seat]?.glory === true) {
        player.glory[edit.track] = within(player.glory[edit.track] + edit.by, MOST_GLORY);
      }
      return;
    case 'crew':
      return hire(player, edit.by);
    case 'rank':
      return promote(player, edit.worker);
    case 'worker': {
      const worker = player.workers[edit.worker];
      if (worker !== undefined) Object.assign(worker, { spot: edit.spot, space: edit.spot === 'mat' ? 0 : edit.space });
      return;
    }
    case 'card':
      return giveCard(game, player, edit.card, edit.to);
    case 'privilege':
      return rise(game, edit.seat, edit.by);
    default:
      return edit satisfies never;
  }
}

const within = (value: number, most: number): number => Math.max(0, Math.min(most, Math.round(value)));

/** Common workers come and go; two remain, one of them grande. */
function hire(player: Own, by: 1 | -1): void {
  const last = player.workers.findLastIndex(({ grande }) => !grande);
  if (by > 0 && player.workers.length < MOST_WORKERS) player.workers.push({ grande: false, spot: 'mat', space: 0 });
  if (by < 0 && player.workers.length > 2) player.workers.splice(last < 0 ? player.workers.length - 1 : last, 1);
  player.recruits = MOST_WORKERS - player.workers.length;
}

function promote(player: Own, index: number): void {
  const worker = player.workers[index];
  const grandes = player.workers.filter(({ grande }) => grande).length;
  if (worker !== undefined && grandes === (worker.grande ? 2 : 1)) worker.grande = !worker.grande;
}

function takeProvince(game: OwnGame, province: ProvinceId): void {
  game.display = game.display.map((card) => (card === province ? null : card));
  for (const { slots } of game.players) {
    for (const slot of SLOTS)
      slots[slot].splice(0, slots[slot].length, ...slots[slot].filter((card) => card !== province));
  }
}

function giveProvince(game: OwnGame, province: ProvinceId, to: Extract<Edit, { edit: 'province' }>['to']): void {
  takeProvince(game, province);
  if (to !== null) game.players[to.seat]?.slots[to.slot].push(province);
}

/** On offer or not; the oldest makes room. */
function turnReward(game: OwnGame, reward: RewardId): void {
  const isOffered = game.rewards.includes(reward);
  takeCard(game, reward);
  if (isOffered) return;
  if (game.rewards.length === MOST_REWARDS) game.rewards.shift();
  game.rewards.push(reward);
}

/** Only council rewards change hands. */
function giveCard(game: OwnGame, player: Own, card: CardId, to: 'hand' | 'discard' | 'box'): void {
  const own: readonly string[] = CHARACTERS[player.character].stratagems;
  if (!isPermanent(card) && (!own.includes(card) || to === 'box')) return;
  takeCard(game, card);
  if (to !== 'box') player[to].push(card);
}

function takeCard(game: OwnGame, card: CardId | RewardId): void {
  game.rewards = game.rewards.filter((one) => one !== card);
  if (!Object.hasOwn(CARDS, card)) return;
  for (const { hand, discard } of game.players) {
    for (const pile of [hand, discard]) pile.splice(0, pile.length, ...pile.filter((one) => one !== card));
  }
}

function rise(game: OwnGame, seat: number, by: 1 | -1): void {
  const at = game.privilege.indexOf(seat);
  const to = at - by;
  const other = game.privilege[to];
  if (at < 0 || other === undefined) return;
  game.privilege[to] = seat;
  game.privilege[at] = other;
}
