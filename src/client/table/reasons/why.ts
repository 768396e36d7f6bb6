import {
  actionCost,
  blind,
  brings,
  type Command,
  decide,
  evolve,
  type Game,
  isRefusal,
  type Millis,
  type Seat,
} from '#engine';
import { type Catalogue, commandText } from '#words';
import { reasonOf } from './reason.ts';
import { reasonText } from './text.ts';

/** What a command is called, as this seat could have given it then. */
export const deedText = (words: Catalogue, game: Game, seat: Seat, command: Command): string =>
  commandText(words, game, seat, command, { actionCost, brings });

/** What a command would be good for; null where it speaks for itself. */
export function whyText(words: Catalogue, before: Game, seat: Seat, at: Millis, command: Command): string | null {
  const ruling = decide(before, { seat, at, command }, blind);
  if (isRefusal(ruling)) return null;
  const reason = reasonOf({ seat, command, events: ruling, before, after: ruling.reduce(evolve, before) });
  return reason === null ? null : reasonText(words, reason);
}
