import {
  ACHIEVEMENTS,
  AREAS,
  boardFor,
  CHARACTER_IDS,
  CHARACTERS,
  type Effect,
  GOOD_KINDS,
  type Goods,
  PRIVILEGE_VP,
  provinceYield,
  SLOTS,
  type Slot,
  TRACKS,
} from '#content';
import {
  beyond,
  boardOf,
  type Game,
  groundOf,
  NEUTRAL_VOTES,
  NOBODY,
  type Player,
  parchmentPoints,
  playerAt,
  rankOf,
  type Seat,
  type Worker,
  workerState,
} from '#engine';
import type { Clock } from '../view/clock.ts';
import { lacking, wantingOf } from '../view/wanting.ts';
import { CARD_CLASSES, classOf } from './cardClasses.ts';
import { addTo, put, putFlag, putOneOf, type Sheet, skip } from './sheet.ts';

export const MOST_SEATS = 5;
const OWN_CARDS = 4;
/** What the spaces of the board do, the same on both of its sides. */
const ACTIONS: readonly (Effect | undefined)[] = [...new Set(boardFor(MOST_SEATS).actions.map(({ effect }) => effect))];
const HELD = CHARACTER_IDS.length + 4 + 2 * TRACKS.length + 6 + TRACKS.length + 2;
const CARDS_HELD = 2 * (OWN_CARDS + CARD_CLASSES);
const LAND = SLOTS.length * (GOOD_KINDS.length + 1) + 2;
const PEOPLE = 3 + 2 * ACTIONS.length + AREAS.length + 3;
const STANDING = 8;

/** How many numbers `putSeat` writes. */
export const SEAT_FEATURES = HELD + CARDS_HELD + LAND + PEOPLE + STANDING;

/** What one seat holds, has built and is about to do. */
export function putSeat(sheet: Sheet, game: Game, seat: Seat, clock: Clock): void {
  const player = playerAt(game, seat);
  putHeld(sheet, game, seat, player);
  putCards(sheet, player);
  for (const slot of SLOTS) putSlot(sheet, player, slot);
  put(
    sheet,
    SLOTS.reduce((sum, slot) => sum + Math.max(player.slots[slot].length - player.provinceLimit, 0), 0),
  );
  putFlag(sheet, player.provinceLimit > 2);
  putPeople(sheet, game, player, clock);
  putStanding(sheet, game, seat, player);
}

function putHeld(sheet: Sheet, game: Game, seat: Seat, player: Player): void {
  putOneOf(sheet, CHARACTER_IDS.length, CHARACTER_IDS.indexOf(player.character));
  put(sheet, player.military);
  put(sheet, player.culture);
  put(sheet, player.gold);
  put(sheet, player.votes);
  let missing = 0;
  let most = 0;
  let reached = player.legendary ? 1 : 0;
  for (const track of TRACKS) {
    const steps = beyond(player, track);
    put(sheet, -steps);
    put(sheet, steps + 1);
    missing += Math.max(-steps, 0);
    most = Math.max(most, -steps);
    reached += steps >= 0 ? 1 : 0;
  }
  put(sheet, missing);
  put(sheet, most);
  put(sheet, reached);
  putFlag(sheet, reached === TRACKS.length + 1);
  putFlag(sheet, player.legendary);
  put(sheet, parchmentPoints(player));
  for (const track of TRACKS) put(sheet, player.glory[track]);
  const options = game.options.seats[seat];
  putFlag(sheet, options?.glory === true);
  putFlag(sheet, options?.advancedPlacement === true);
}

/** The character's own cards by their place, the council's by what they do: first the hand, then what was played. */
function putCards(sheet: Sheet, player: Player): void {
  const own = CHARACTERS[player.character].stratagems as readonly string[];
  for (const cards of [player.hand, player.discard]) {
    for (const card of cards) {
      const place = own.indexOf(card);
      addTo(sheet, place >= 0 ? place : OWN_CARDS + classOf(card), 1);
    }
    skip(sheet, OWN_CARDS + CARD_CLASSES);
  }
}

/** PRO-5: all that one production gives. A card unseen counts as one of the common kind. */
function putSlot(sheet: Sheet, player: Player, slot: Slot): void {
  addEffect(sheet, CHARACTERS[player.character].production[slot]);
  for (const province of player.slots[slot]) {
    addGoods(sheet, provinceYield(province === 'hidden' ? 'saltmarsh' : province, slot));
  }
  skip(sheet, GOOD_KINDS.length);
  put(sheet, player.slots[slot].length);
}

function addEffect(sheet: Sheet, effect: Effect): void {
  if (effect.do === 'gain') addGoods(sheet, effect.goods);
  if (effect.do === 'all') for (const one of effect.of) addEffect(sheet, one);
}

function addGoods(sheet: Sheet, goods: Goods): void {
  GOOD_KINDS.forEach((kind, place) => {
    const amount = goods[kind];
    if (amount !== undefined) addTo(sheet, place, amount);
  });
}

function putPeople(sheet: Sheet, game: Game, player: Player, clock: Clock): void {
  put(sheet, player.workers.length);
  put(sheet, player.workers.filter(({ grande }) => grande).length);
  put(sheet, player.recruits);
  for (const worker of player.workers) addWorker(sheet, game, clock, worker);
  skip(sheet, 2 * ACTIONS.length + AREAS.length + 3);
}

/** Above which actions a worker waits or may act; in which area it is stuck, and for how long; or that it is free. */
function addWorker(sheet: Sheet, game: Game, clock: Clock, worker: Worker): void {
  const state = workerState(game, worker);
  const ground = groundOf(game, worker);
  if (state === 'free' || ground === undefined) {
    addTo(sheet, 2 * ACTIONS.length + AREAS.length, 1);
    if (worker.grande) addTo(sheet, 2 * ACTIONS.length + AREAS.length + 1, 1);
    return;
  }
  if (state === 'stuck') {
    addTo(sheet, 2 * ACTIONS.length + AREAS.indexOf(ground.area), 1);
    const until = Math.min(clock.leaves[ground.area] - clock.now, clock.left);
    addTo(sheet, 2 * ACTIONS.length + AREAS.length + 2, Math.round(until / 4));
    return;
  }
  const first = state === 'canAct' ? ACTIONS.length : 0;
  const { frames, actions } = boardOf(game);
  for (const action of frames[worker.space]?.actions ?? []) {
    addTo(sheet, first + ACTIONS.indexOf(actions[action]?.effect), 1);
  }
}

function putStanding(sheet: Sheet, game: Game, seat: Seat, player: Player): void {
  const asks = wantingOf(ACHIEVEMENTS[game.achievement].asks);
  const lacks = game.achievement === 'hidden' || player.claimed ? 0 : lacking(player, asks);
  putFlag(sheet, player.claimed);
  put(sheet, lacks);
  putFlag(sheet, game.tokenOnCard && !player.legendary && !player.claimed);
  put(sheet, rankOf(game, seat));
  const ahead = aheadOf(game, seat, player);
  put(sheet, ahead);
  put(sheet, PRIVILEGE_VP[boardOf(game).side][ahead] ?? 0);
  putFlag(sheet, player.done || player.ready);
  put(sheet, player.todo.length);
}

/** COU-1: how many would come before this seat if the council began now. */
function aheadOf(game: Game, seat: Seat, player: Player): number {
  const rank = rankOf(game, seat);
  let ahead = 0;
  game.privilege.forEach((other, place) => {
    if (other === seat) return;
    const votes = other === NOBODY ? NEUTRAL_VOTES : (game.players[other]?.votes ?? 0);
    if (votes > player.votes || (votes === player.votes && place > rank)) ahead += 1;
  });
  return ahead;
}
