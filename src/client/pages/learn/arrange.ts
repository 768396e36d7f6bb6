import { AREAS, type Area, type CardId, type CharacterId, type Goods, type Row } from '#content';
import { apply, copy, type Event, type Game, type Millis, type Options, setup } from '#engine';

export interface Arranged {
  readonly options: Options;
  readonly game: Game;
  readonly at: Millis;
}

export interface Arrangement {
  readonly round?: number;
  /** Where the timers stand; all on the top rows unless said otherwise. */
  readonly rows?: Partial<Readonly<Record<Area, Row>>>;
  /** Sand that still runs, in milliseconds; none unless said otherwise. */
  readonly sand?: Partial<Readonly<Record<Area, Millis>>>;
  readonly goods?: Goods;
  /** The frames of the grande and the common worker; null leaves one on the mat. */
  readonly workers?: readonly [number | null, number | null];
  readonly played?: readonly CardId[];
  readonly more?: readonly Event[];
}

const ME = 0;
const CHARACTER: CharacterId = 'implacable';

/** A small situation at a table for one, built from the game's own events. */
export function arrange({
  round = 1,
  rows = {},
  sand = {},
  goods = {},
  workers = [null, null],
  ...rest
}: Arrangement): Arranged {
  const options = optionsFor(round);
  const game = copy(setup(options).game);
  const events: Event[] = [
    { type: 'roundBegan', round, timing: 'timed' },
    ...AREAS.map((area): Event => ({ type: 'timerFlipped', area, to: rows[area] ?? 'top', sandOut: sand[area] ?? 0 })),
    { type: 'paid', seat: ME, goods: { military: 1, culture: 1, gold: 4 } },
    { type: 'gained', seat: ME, goods },
    ...workers.flatMap((to, worker): Event[] => (to === null ? [] : [{ type: 'workerMoved', seat: ME, worker, to }])),
    ...(rest.played ?? []).map((card): Event => ({ type: 'cardPlayed', seat: ME, card })),
    ...(rest.more ?? []),
  ];
  for (const event of events) apply(game, event);
  return { options, game, at: 0 };
}

/** Quick sand, so that nobody waits long to learn. */
function optionsFor(round: number): Options {
  return {
    seed: 40 + round,
    seats: [{ character: CHARACTER, advancedPlacement: false, glory: false, handicap: {} }],
    timing: ['timed', 'timed', 'timed', 'timed'],
    speed: 10,
    privilegeWindow: 0,
    waitLimit: 0,
    lastWord: 20_000,
  };
}
