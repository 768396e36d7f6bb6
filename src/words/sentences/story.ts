/** The door `#words/story`: apart from `#words`, so that the log weighs nothing before a table is there. */
import { GOOD_KINDS, type Goods } from '#content';
import type { Command, Event, Game, Seat } from '#engine';
import type { Who } from '../speech/kinds.ts';
import { capital } from '../speech/languages.ts';
import type { Catalogue } from '../ui/catalogue.ts';
import { act, type Piece, person, pieceOf, type Telling } from './events.ts';

/** One accepted command and what came of it, with the game before it. */
export interface Told {
  readonly seat: Seat;
  readonly command: Command;
  readonly events: readonly Event[];
  readonly before: Game;
}

/** One line for one command: "Anna acted in purple, paid 2 gold and gained 5 culture." Null if there is nothing to tell. */
export function storyText(words: Catalogue, { seat, command, events, before }: Told, who: Who): string | null {
  const council = events.find((event) => event.type === 'councilBegan');
  const game = council === undefined ? before : { ...before, privilege: council.privilege };
  const telling: Telling = { words, who, game };
  const moved = events.some(({ type }) => type === 'roundPrepared' || type === 'gameEnded');
  const pieces = summed(events).flatMap((event) => {
    if (event.type === 'discardsBegan' && moved) return [];
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

const flipped = (telling: Telling, seat: Seat, { area }: Extract<Event, { type: 'timerFlipped' }>): Piece =>
  act(telling, seat, (told, you) => told.flipped(telling.words.names.areas[area].theTimer, you));

const refreshed = (telling: Telling, seat: Seat): Piece => act(telling, seat, (told, you) => told.refreshed(you));

/** What one player does in a row becomes one sentence. */
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
    const told = words.events.tell(name, you, words.speech.deeds(deeds));
    sentences.push(you ? capital(told, words.language) : told);
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
