import { TRACKS } from '#content';
import { copy, type Game, type SeatOptions } from '#engine';
import type { Edit } from './edit.ts';
import { make } from './make.ts';
import { change, join, leave } from './players.ts';
import { tidy } from './tidy.ts';

/** The position after an edit, with what the edit brings with it. */
export const edited = (game: Game, edit: Edit): Game => tidy(game, applied(game, edit));

function applied(game: Game, edit: Edit): Game {
  switch (edit.edit) {
    case 'join':
      return join(game);
    case 'leave':
      return leave(game, edit.seat);
    case 'character':
      return change(game, edit.seat, edit.character);
    case 'variant':
      return vary(game, edit.seat, edit.variant);
    case 'timing': {
      const timing = game.options.timing.map((one, nth) => (nth + 1 >= game.round ? edit.timing : one));
      return { ...game, timing: edit.timing, options: { ...game.options, timing } };
    }
    default: {
      const own = copy(game);
      make(own, edit);
      return own;
    }
  }
}

/** Without the variant there is no glory. */
function vary(game: Game, seat: number, variant: keyof Omit<SeatOptions, 'character' | 'handicap'>): Game {
  const seats = game.options.seats.map((one, nth) => (nth === seat ? { ...one, [variant]: !one[variant] } : one));
  const own = copy({ ...game, options: { ...game.options, seats } });
  const glory = own.players[seat]?.glory;
  if (glory !== undefined && seats[seat]?.glory !== true) for (const track of TRACKS) glory[track] = 0;
  return own;
}
