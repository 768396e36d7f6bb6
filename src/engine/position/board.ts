import { AREAS, type Area, TIMER_TRACK } from '#content';
import { type Game, NOBODY, type Worker } from '../game/game.ts';
import { boardOf, frameAt, seatsInOrder } from '../game/look.ts';
import { discardsOf } from '../rules/council.ts';
import { type PositionFault, when } from './fault.ts';

/** When it is: round, phase, whose turn, where the timers stand. */
export function momentFaults(game: Game): readonly PositionFault[] {
  const { phase, round } = game;
  return [
    ...when(phase === 'over', { fault: 'over' }),
    ...when(phase === 'placement' && round !== 1, { fault: 'late' }),
    ...when(phase === 'moves' && round > 3, { fault: 'over' }),
    ...when(!isPurple(game), { fault: 'purple' }),
    ...when(!isTurn(game), { fault: 'turn' }),
    ...when(phase === 'discards' && !game.players.some((player) => discardsOf(player).length > 0), {
      fault: 'discards',
    }),
    ...AREAS.flatMap((area) => when(!isFilled(game, area), { fault: 'sand', area })),
  ];
}

/** How many markers still stand in which moment (TIM-5, UNT-2); null where it is the players' to say. */
export function markersIn({ phase, timing, trackSpace }: Game): number | null {
  if (phase === 'placement' || phase === 'moves') return 3;
  if (phase !== 'round') return 0;
  if (timing === 'timed') return null;
  return TIMER_TRACK.slice(trackSpace + 1).filter((areas) => areas.includes('purple')).length;
}

/** TIM-5: the timer stands on a circle of its row, and the flips to come knock off what is left, one by one. */
function isPurple(game: Game): boolean {
  const { circles, timers, timing, trackSpace } = game;
  const at = circles.indexOf('timer');
  const marks = (row: 'top' | 'bottom') =>
    circles.slice(row === 'top' ? 0 : 2, row === 'top' ? 2 : 4).filter((circle) => circle === 'marker').length;
  const { row } = timers.purple;
  const [here, there] = row === 'top' ? [marks('top'), marks('bottom')] : [marks('bottom'), marks('top')];
  const fits = (here === 1 && there === 2) || (here === 1 && there === 1) || (here === 0 && there <= 1);
  const isOnRow = circles.filter((circle) => circle === 'timer').length === 1 && (row === 'top') === at < 2;
  const wanted = markersIn(game);
  const isLast = timing === 'untimed' && game.phase === 'round' && trackSpace >= TIMER_TRACK.length - 1;
  return (
    isOnRow && fits && !isLast && (wanted === null ? here + there === 1 || here + there === 2 : here + there === wanted)
  );
}

/** SET-10, COU-2 */
function isTurn(game: Game): boolean {
  const { phase, privilege, turn } = game;
  if (!Number.isInteger(turn) || turn < 0) return false;
  return phase !== 'rewards' || (privilege[turn] ?? NOBODY) !== NOBODY;
}

/** TIM-1, UNT-2: no more sand than a glass holds, and none where none runs. */
function isFilled({ timers, sand, phase, timing }: Game, area: Area): boolean {
  const { sandOut } = timers[area];
  const runs = phase !== 'placement' && timing === 'timed';
  return Number.isInteger(sandOut) && sandOut >= 0 && sandOut <= (runs ? sand[area] : 0);
}

/** WRK-3, ADV-1, SET-10, P23-2 */
export function placeFaults(game: Game): readonly PositionFault[] {
  const shared = [...boardOf(game).frames.keys()].filter((frame) => isOverfull(game, frame));
  return [
    ...shared.map((frame) => ({ fault: 'shared', frame }) as const),
    ...when(game.phase === 'placement' && !isPlacedInTurn(game), { fault: 'placing' }),
  ];
}

/** A common worker never enters where another stands; by advanced placement nobody stands beside their own. */
function isOverfull(game: Game, frame: number): boolean {
  const here = game.players.map(({ workers }) => workers.filter((worker) => isIn(worker, frame)));
  const common = here.flat().filter(({ grande }) => !grande).length + (game.neutralFrames.includes(frame) ? 1 : 0);
  const crowded = here.some((own, seat) => own.length > 1 && game.options.seats[seat]?.advancedPlacement === true);
  return crowded || (common > 1 && frameAt(game, frame).area !== 'black');
}

const isIn = ({ spot, space }: Worker, frame: number): boolean => spot === 'frame' && space === frame;

/** First all grande workers, then all common ones, each where no timer stands. */
function isPlacedInTurn(game: Game): boolean {
  const order = seatsInOrder(game);
  const inTurn = [true, false].flatMap((grande) =>
    order.map((seat) => game.players[seat]?.workers.find((worker) => worker.grande === grande)),
  );
  const isTwo = game.players.every(({ workers }) => workers.length === 2);
  return (
    isTwo &&
    AREAS.every((area) => game.timers[area].row === 'top') &&
    inTurn.every(
      (worker, nth) => worker !== undefined && (worker.spot !== 'mat') === nth < game.turn && isAllowed(game, worker),
    )
  );
}

const isAllowed = (game: Game, { spot, space }: Worker): boolean =>
  spot === 'mat' || (spot === 'frame' && frameAt(game, space).row === 'bottom');
