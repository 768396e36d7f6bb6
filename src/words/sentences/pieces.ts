import {
  type Area,
  boardFor,
  CHARACTERS,
  type ProvinceId,
  provinceKind,
  type Resource,
  type Slot,
  type Track,
} from '#content';
import type { Game, Millis, Seat, Worker, WorkerState } from '#engine';
import type { Who } from '../speech/kinds.ts';
import type { Catalogue } from '../ui/catalogue.ts';
import { costText, effectLabel, provinceText } from './effects.ts';

/** Accessible names: what a screen reader says of each thing on the table. */

/** "purple area, bottom row, frame 2" */
export function frameName(words: Catalogue, game: Game, frame: number): string {
  const { frames } = boardFor(game.players.length);
  const found = frames[frame];
  if (found === undefined) return words.pieces.onMat;
  const nth = frame - frames.findIndex(({ area, row }) => area === found.area && row === found.row) + 1;
  return words.pieces.frame(words.names.areas[found.area].area, words.names.rows[found.row], nth);
}

/** "blue production or 2 popularity": what can be done under a frame. */
export function frameActions(words: Catalogue, game: Game, frame: number): string {
  const { frames, actions } = boardFor(game.players.length);
  const labels = (frames[frame]?.actions ?? []).flatMap((action) => actions[action] ?? []);
  return words.speech.either(labels.map(({ effect }) => effectLabel(words, effect)));
}

/** The frame with its actions and the players whose workers stand in it. */
export function frameText(words: Catalogue, game: Game, frame: number, who: Who): string {
  const inside = game.players.flatMap(({ workers }, seat) =>
    workers.flatMap((worker) =>
      worker.spot === 'frame' && worker.space === frame ? [ownerOf(words, worker, seat, who)] : [],
    ),
  );
  if (game.neutralFrames.includes(frame)) inside.push(words.pieces.workers.neutral);
  const holds = inside.length === 0 ? words.pieces.empty : words.pieces.holds(words.speech.list(inside));
  return words.pieces.frameWith(frameName(words, game, frame), frameActions(words, game, frame), holds);
}

/** "purple area, top row, reward box: blue production, costs 2 gold" */
export function boxName(words: Catalogue, game: Game, action: number): string {
  const found = boardFor(game.players.length).actions[action];
  if (found === undefined) return words.pieces.onMat;
  const { area, row, effect, cost } = found;
  const does = words.pieces.boxDoes(effectLabel(words, effect), costText(words, cost));
  return words.pieces.box(words.names.areas[area].area, words.names.rows[row], does);
}

function ownerOf({ pieces }: Catalogue, { grande }: Worker, seat: Seat, who: Who): string {
  const { name, you } = who(seat);
  const size = grande ? 'grande' : 'common';
  return you ? pieces.workers.mine[size] : pieces.workers.theirs[size](name);
}

/** "your common worker 2" for the second of two of a kind in one row or on the mat, so that no two have one name. */
export function numbered(words: Catalogue, game: Game, seat: Seat, index: number, called: string): string {
  const workers = game.players[seat]?.workers ?? [];
  const own = workers[index];
  if (own === undefined) return called;
  const row = rowOf(game, own);
  const alike = workers.flatMap((worker, at) =>
    worker.grande === own.grande && rowOf(game, worker) === row ? [at] : [],
  );
  return alike.length < 2 ? called : words.pieces.numbered(called, alike.indexOf(index) + 1);
}

function rowOf(game: Game, { spot, space }: Worker): string {
  const { frames, actions } = boardFor(game.players.length);
  const ground = spot === 'frame' ? frames[space] : spot === 'box' ? actions[space] : undefined;
  return ground === undefined ? spot : `${ground.area} ${ground.row}`;
}

/** "your grande worker, waiting, purple area, bottom row, frame 2" */
export function workerName(
  words: Catalogue,
  game: Game,
  seat: Seat,
  index: number,
  state: WorkerState,
  who: Who,
): string {
  const worker = game.players[seat]?.workers[index];
  if (worker === undefined) return '';
  const place =
    worker.spot === 'mat'
      ? words.pieces.onMat
      : worker.spot === 'frame'
        ? frameName(words, game, worker.space)
        : boxName(words, game, worker.space);
  const owned = ownerOf(words, worker, seat, who);
  const called = who(seat).you ? numbered(words, game, seat, index, owned) : owned;
  return words.pieces.workerAt(called, words.names.workerStates[state], place);
}

/** "green timer, top row, 52 seconds left" */
export function timerName(words: Catalogue, game: Game, area: Area, at: Millis): string {
  const { row, sandOut } = game.timers[area];
  return words.pieces.timerAt(
    words.names.areas[area].timer,
    words.names.rows[row],
    sandText(words, game, sandOut - at),
  );
}

/** "green timer, top row, sand is running": without what changes by the second, so that it is found by its name. */
export function timerLabel(words: Catalogue, game: Game, area: Area, isOut: boolean): string {
  const { runs, lies } = words.pieces.timers;
  const { row } = game.timers[area];
  const isUntimed = game.timing === 'untimed' && game.phase === 'round';
  const state = isOut || isUntimed ? sandText(words, game, 0) : game.paused ? lies : runs;
  return words.pieces.timerAt(words.names.areas[area].timer, words.names.rows[row], state);
}

function sandText({ pieces }: Catalogue, game: Game, left: Millis): string {
  const seconds = Math.ceil(left / 1000);
  if (game.timing === 'untimed' && game.phase === 'round') return pieces.timers.untimed;
  if (left > 0) return game.paused ? pieces.timers.paused(seconds) : pieces.timers.left(seconds);
  return game.phase === 'round' ? pieces.timers.mayFlip : pieces.timers.out;
}

export const resourceName = (words: Catalogue, resource: Resource, held: number, limit: number): string =>
  words.pieces.held(words.names.kinds[resource], held, limit);

/** "power: 3 steps to the parchment", from the steps taken. */
export function trackName(words: Catalogue, game: Game, seat: Seat, track: Track): string {
  const player = game.players[seat];
  if (player === undefined) return '';
  const toGo = CHARACTERS[player.character].enter[track] - player[track];
  const kind = words.names.kinds[track];
  return toGo > 0 ? words.pieces.toParchment(kind, toGo) : words.pieces.onParchment(kind, 1 - toGo);
}

/** "Saltmarsh, province: brown 1 power, …" */
export function provinceName(words: Catalogue, province: ProvinceId): string {
  const name = words.provinces.names[province];
  if (province === 'hidden') return name;
  return words.pieces.provinceOf(name, words.provinces.kinds[provinceKind(province)], provinceText(words, province));
}

export const slotName = (words: Catalogue, slot: Slot, provinces: number): string =>
  words.pieces.slot(words.names.slots[slot].production, provinces);
