import { boardFor, TIMER_TRACK } from '#content';
import type { Event, Game, Seat } from '#engine';
import type { Person, Who } from '../speech/kinds.ts';
import type { Catalogue } from '../ui/catalogue.ts';
import { cardName, goodsText, rewardName } from './effects.ts';

/** Where a story is told: in which words, about whom, and on which game. */
export interface Telling {
  readonly words: Catalogue;
  readonly who: Who;
  readonly game: Game;
}

/** A piece of a story: what a player did (to be strung together), or a whole sentence about the table. */
export type Piece = { readonly seat: Seat; readonly did: string } | { readonly sentence: string };

export function person({ words, who }: Telling, seat: Seat): Person {
  return seat < 0 ? { name: words.names.neutral, you: false } : who(seat);
}

export type Predicates = Catalogue['events']['told'];

export function act(telling: Telling, seat: Seat, predicate: (told: Predicates, you: boolean) => string): Piece {
  return { seat, did: predicate(telling.words.events.told, person(telling, seat).you) };
}

/** What an event adds to a story: nothing, a deed, or a sentence. */
export function pieceOf(telling: Telling, event: Event): readonly Piece[] {
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
      const areas = (TIMER_TRACK[event.space] ?? []).map((area) => names.areas[area]);
      const many = names.theTimers(speech.list(areas.map(({ adjective }) => adjective)));
      return say(events.table.trackAdvanced(areas.length === 1 ? (areas[0]?.theTimer ?? many) : many));
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
      return did(event.seat, (told, you) => told.gainedGlory(glory, names.tracks[event.track].beyond, you));
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
      if (event.seat < 0) return say(events.table.paused);
      return did(event.seat, (told, you) => told.paused(you));
    case 'resumed':
      if (event.seat < 0) return say(events.table.resumed);
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
