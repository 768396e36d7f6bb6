import { signal } from '@preact/signals';
import type { Puzzle } from '#analysis';
import { CHARACTERS } from '#content';
import type { Command } from '#engine';
import { words } from '../../kit/i18n.ts';
import type { Session } from '../../net/store/session.ts';
import { silent, tableOf } from '../../net/store/silent.ts';

/** What is no answer, though a table offers it. */
const ASIDE: ReadonlySet<Command['type']> = new Set(['pause', 'resume', 'callTime', 'voteTiming', 'ready', 'due']);

/** The table as it stands at this moment, and no later: the first thing that the player asks for is their answer. */
export function puzzleSession({ id, game, seat, at }: Puzzle, choose: (command: Command) => void): Session {
  const shown = signal(game);
  const seats = game.players.map(({ character }, nth) => ({
    name: words.peek().characters.persons[CHARACTERS[character].person],
    colour: nth,
    bot: nth === seat ? null : ('master' as const),
  }));
  return {
    ...silent(tableOf({ seats, opening: { game } }, id)),
    held: signal([seat]),
    me: signal(seat),
    confirmed: shown,
    shown,
    feed: signal([]),
    now: () => at,
    ask: (command) => {
      if (!ASIDE.has(command.type)) choose(command);
    },
    close: () => undefined,
  };
}
