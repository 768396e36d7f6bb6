import { boardFor, GOOD_KINDS, type Goods, TIMER_TRACK } from '#content';
import type { Command, Event, Game, Seat } from '#engine';
import type { Catalogue } from './catalogue.ts';
import { cardName, goodsText, rewardName } from './effects.ts';
import type { Person, Who } from './kinds.ts';

/** One accepted command and what came of it, with the game before it. */
export interface Told {
  readonly seat: Seat;
  readonly command: Command;
  readonly events: readonly Event[];
  readonly before: Game;
}

/** Where a story is told: in which words, about whom, and on which game. */
interface Telling {
  readonly words: Catalogue;
  readonly who: Who;
  readonly game: Game;
}

/** A piece of a story: what somebody did (to be strung together), or a whole sentence about the table. */
type Piece = { readonly seat: Seat; readonly did: string } | { readonly sentence: string };

/** One line for one command: "Anna worked in purple, paid 2 gold and gained 5 culture." Null if there is nothing to tell. */
export function storyText(words: Catalogue, { seat, command, events, before }: Told, who: Who): string | null {
  const council = events.find((event) => event.type === 'councilBegan');
  const game = council === undefined ? before : { ...before, privilege: council.privilege };
  const telling: Telling = { words, who, game };
  const pieces = summed(events).flatMap((event) => {
    if (event.type === 'timerFlipped' && command.type === 'flip') return [flipped(telling, seat, event)];
    return event.type === 'provincesDealt' ? [refreshed(telling, seat)] : pieceOf(telling, event);
  });
  return strung(telling, pieces);
}

/** One line for one event, or null if it is not worth one. */
export function eventText(words: Catalogue, event: Event, who: Who, game: Game): string | null {
  const telling: Telling = { words, who, game };
  return strung(telling, pieceOf(telling, event));
}

function person({ words, who }: Telling, seat: Seat): Person {
  return seat < 0 ? { name: words.names.neutral, you: false } : who(seat);
}

type Predicates = Catalogue['events']['told'];

function act(telling: Telling, seat: Seat, predicate: (told: Predicates, you: boolean) => string): Piece {
  return { seat, did: predicate(telling.words.events.told, person(telling, seat).you) };
}

const flipped = (telling: Telling, seat: Seat, { area }: Extract<Event, { type: 'timerFlipped' }>): Piece =>
  act(telling, seat, (told, you) => told.flipped(telling.words.names.areas[area].theTimer, you));

const refreshed = (telling: Telling, seat: Seat): Piece => act(telling, seat, (told, you) => told.refreshed(you));

/** What somebody does in a row becomes one sentence. */
function strung(telling: Telling, pieces: readonly Piece[]): string | null {
  const { words } = telling;
  const sentences: string[] = [];
  for (let at = 0; at < pieces.length; ) {
    const piece = pieces[at] as Piece;
    if ('sentence' in piece) {
      sentences.push(piece.sentence);
      at += 1;
      continue;
    }
    const deeds: string[] = [];
    for (let next: Piece | undefined = piece; next && 'did' in next && next.seat === piece.seat; next = pieces[at]) {
      deeds.push(next.did);
      at += 1;
    }
    const { name, you } = person(telling, piece.seat);
    sentences.push(words.events.tell(name, you, words.speech.list(deeds)));
  }
  return sentences.length === 0 ? null : sentences.join(' ');
}

/** All that one seat gains, or pays, in one command is told once. */
function summed(events: readonly Event[]): readonly Event[] {
  const found: Event[] = [];
  for (const event of events) {
    const same = found.findIndex(
      (earlier) =>
        (event.type === 'gained' || event.type === 'paid') &&
        earlier.type === event.type &&
        earlier.seat === event.seat,
    );
    const earlier = found[same];
    if (earlier !== undefined && 'goods' in earlier && 'goods' in event) {
      found[same] = { ...earlier, goods: plus(earlier.goods, event.goods) };
    } else {
      found.push(event);
    }
  }
  return found;
}

const plus = (one: Goods, other: Goods): Goods =>
  Object.fromEntries(GOOD_KINDS.map((kind) => [kind, (one[kind] ?? 0) + (other[kind] ?? 0)]));

function pieceOf(telling: Telling, event: Event): readonly Piece[] {
  const { words, game } = telling;
  const { names, events, speech, provinces, cards } = words;
  const board = boardFor(game.players.length);
  const did = (seat: Seat, predicate: (told: Predicates, you: boolean) => string) => [act(telling, seat, predicate)];
  const say = (sentence: string): readonly Piece[] => [{ sentence }];
  const about = (seat: Seat | undefined, phrase: (name: string, you: boolean) => string): readonly Piece[] => {
    if (seat === undefined) return [];
    const { name, you } = person(telling, seat);
    return say(phrase(name, you));
  };
  const worker = (seat: Seat, index: number): string =>
    names.workerObject[game.players[seat]?.workers[index]?.grande === true ? 'grande' : 'common'];

  switch (event.type) {
    case 'placerNamed': {
      const order = game.privilege.filter((seat) => seat >= 0);
      return event.turn < 2 * order.length ? about(order[event.turn % order.length], events.table.mayPlace) : [];
    }
    case 'roundBegan':
      return say(events.table.roundBegan[event.timing](event.round));
    case 'markerKnockedOff': {
      const left = game.circles.filter((circle) => circle === 'marker').length - 1;
      return left > 0 && game.phase === 'round' ? say(events.table.markersLeft(left)) : [];
    }
    case 'trackAdvanced': {
      const timers = (TIMER_TRACK[event.space] ?? []).map((area) => names.areas[area].theTimer);
      return say(events.table.trackAdvanced(speech.list(timers)));
    }
    case 'councilCalled':
      return say(events.table.councilCalled);
    case 'workerMoved': {
      const frame = event.to === 'mat' ? undefined : board.frames[event.to];
      const moved = worker(event.seat, event.worker);
      if (frame === undefined) return did(event.seat, (told, you) => told.tookHome(moved, you));
      const { into } = names.areas[frame.area];
      return did(event.seat, (told, you) => told.placed(moved, into, names.rows[frame.row], you));
    }
    case 'workerActed': {
      const { inside } = names.areas[board.actions[event.action]?.area ?? 'black'];
      return did(event.seat, (told, you) => told.worked(inside, you));
    }
    case 'workerRetrieved':
      return did(event.seat, (told, you) => told.freed(worker(event.seat, event.worker), you));
    case 'workerRecruited':
      return did(event.seat, (told, you) => told.recruited(you));
    case 'workerPromoted':
      return did(event.seat, (told, you) => told.promoted(you));
    case 'paid':
      return did(event.seat, (told, you) => told.paid(goodsText(words, event.goods), you));
    case 'gained':
      return did(event.seat, (told, you) => told.gained(goodsText(words, event.goods), you));
    case 'gloryGained': {
      const glory = names.countObject('glory', event.count);
      return did(event.seat, (told, you) => told.gainedGlory(glory, names.tracks[event.track], you));
    }
    case 'legendaryGained':
      return did(event.seat, (told, you) => told.gainedLegendary(you));
    case 'vpSwapped': {
      const [given, gained] = [names.countObject(event.from, 1), names.countObject(event.into, 1)];
      return did(event.seat, (told, you) => told.swapped(given, gained, you));
    }
    case 'resourcesSwapped': {
      const [given, gained] = [names.countObject(event.from, event.count), names.countObject(event.into, event.count)];
      return did(event.seat, (told, you) => told.swapped(given, gained, you));
    }
    case 'provinceTaken': {
      const province = provinces.names[event.province];
      return did(event.seat, (told, you) => told[event.from === 'deck' ? 'drew' : 'conquered'](province, you));
    }
    case 'provinceTucked': {
      const { under } = names.slots[event.slot];
      return did(event.seat, (told, you) => told.tucked(provinces.names[event.province], under, you));
    }
    case 'provinceDiscarded':
      return did(event.seat, (told, you) => told.discarded(provinces.names[event.province], you));
    case 'provinceLimitRaised':
      return did(event.seat, (told, you) => told.raisedLimit(you));
    case 'cardPlayed':
      return did(event.seat, (told, you) => told.played(names.quote(cardName(words, event.card)), you));
    case 'cardsTakenBack': {
      const [only, second] = event.cards;
      if (only === undefined || second !== undefined) {
        return did(event.seat, (told, you) => told.tookAllBack(event.cards.length, you));
      }
      return did(event.seat, (told, you) => told.tookBack(names.quote(cardName(words, only)), you));
    }
    case 'achievementClaimed': {
      const achievement = names.quote(cards.achievements[game.achievement]);
      return did(event.seat, (told, you) => told.claimed(achievement, you));
    }
    case 'doneSaid':
      return did(event.seat, (told, you) => told[event.done ? 'done' : 'notDone'](you));
    case 'readySaid':
      return did(event.seat, (told, you) => told[event.ready ? 'ready' : 'notReady'](you));
    case 'timeCalled':
      return did(event.seat, (told, you) => told.calledTime(you));
    case 'clockGiven':
      return about(event.seat, events.table.clockGiven);
    case 'councilBegan': {
      const order = event.privilege.map((seat, rank) => {
        const { name, you } = person(telling, seat);
        const votes = names.count('votes', event.votes[rank] ?? 0);
        return events.table.placeInCouncil(you ? events.table.you : name, votes);
      });
      return say(events.table.councilBegan(order.join(', ')));
    }
    case 'chooserNamed':
      return about(game.privilege[event.turn], events.table.mayChoose);
    case 'rewardTaken':
      return did(event.seat, (told, you) => told.tookReward(names.quote(rewardName(words, event.reward)), you));
    case 'discardsBegan':
      return say(events.table.discardsBegan);
    case 'roundPrepared':
      return say(events.table.roundPrepared(names.quote(cards.achievements[event.achievement])));
    case 'timingVoted':
      return did(event.seat, (told, you) => told.votedTiming(names.timings[event.timing], you));
    case 'paused':
      return did(event.seat, (told, you) => told.paused(you));
    case 'resumed':
      return did(event.seat, (told, you) => told.resumed(you));
    case 'gameEnded':
      return say(events.table.gameEnded);
    case 'timerFlipped':
    case 'provincesDealt':
    case 'permanentGained':
    case 'asked':
      return [];
    default:
      return event satisfies never;
  }
}
