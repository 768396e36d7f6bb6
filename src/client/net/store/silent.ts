import { signal } from '@preact/signals';
import type { Game } from '#engine';
import type { Chair, Recording, Table } from '#protocol';
import { termsOf } from '../shelf/terms.ts';

const nothing = (): void => undefined;

/** Nobody sits here, nobody speaks, and whatever is asked is not heard. */
export const silent = (table: Table) => ({
  connection: signal<'open'>('open'),
  table: signal(table),
  held: signal([]),
  me: signal(null),
  pending: signal([]),
  chat: signal([]),
  notice: signal(null),
  resumesAt: signal(null),
  ask: nothing,
  sit: nothing,
  change: nothing,
  seatBot: nothing,
  unseat: nothing,
  allow: nothing,
  remove: nothing,
  renew: nothing,
  standIn: nothing,
  takeOver: nothing,
  settle: nothing,
  start: nothing,
  say: nothing,
  sayPhrase: nothing,
  rematch: nothing,
  report: nothing,
  keepOut: nothing,
});

/** What a table needs to know of a recording. */
interface Shown {
  readonly seats: Recording['seats'];
  readonly opening: { readonly game: Game };
}

export function tableOf({ seats, opening }: Shown, code: string): Table {
  const { options, players } = opening.game;
  return {
    code,
    stage: 'over',
    host: null,
    chairs: seats.map(({ name, colour, bot }, seat): Chair => {
      const { advancedPlacement = false, glory = false, handicap = {} } = options.seats[seat] ?? {};
      const character: Chair['character'] = players[seat]?.character ?? 'random';
      const chosen = { character, advancedPlacement, glory, handicap };
      return {
        name,
        colour,
        ...chosen,
        bot,
        ready: true,
        connected: true,
        standIn: false,
        coached: false,
        person: null,
      };
    }),
    terms: termsOf(options),
    spectators: 0,
    rematch: null,
  };
}
