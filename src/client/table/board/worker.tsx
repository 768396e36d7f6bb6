import { type Game, placerNow, type Seat, type Worker, workerState } from '#engine';
import { workerName } from '#words';
import { Worker as Pawn, type SeatMark } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import { words } from '../../kit/i18n.ts';
import { about } from '../../kit/topic.ts';
import { startDrag } from '../senses/drag.ts';
import { WORKER_KEYS } from '../senses/keys/bindings.ts';
import { whoIs } from '../view/people.ts';
import { answerWith, touch } from '../view/touch.ts';
import { handsOf, isUnsettled, marked, useView } from '../view/view.ts';
import css from './worker.module.css';

interface Props {
  readonly seat: Seat;
  readonly index: number;
  readonly worker: Worker;
  readonly size: number;
}

/** A worker on the board or the mat. Own ones are picked up, or act, at a touch. */
export function WorkerPiece({ seat, index, worker, size }: Props) {
  const table = useView();
  const view = handsOf(table).find((hand) => hand.me.value === seat) ?? table;
  const game = view.game.value;
  const own = view.me.value === seat;
  const colour = (view.session.table.value?.chairs[seat]?.colour ?? seat) as SeatMark;
  const name = workerName(words.value, game, seat, index, workerState(game, worker), whoIs(view));
  const pawn = <Pawn seat={colour} grande={worker.grande} state={workerState(game, worker)} size={size} />;
  if (!own) {
    return (
      <span
        class={css.piece}
        {...address({ of: 'worker', seat, index })}
        {...about({ of: 'worker', seat, index })}
        data-shared={view.session.held.value.includes(seat) || undefined}
        role="img"
        aria-label={name}
      >
        {pawn}
      </span>
    );
  }
  const picked = view.picked.value;
  const isPicked = picked?.what === 'worker' && picked.worker === index;
  const asked = answerWith(view, index) !== undefined || isAwaited(game, seat, worker);
  return (
    <button
      type="button"
      class={`${css.piece} ${css.own}${marked(view, { of: 'worker', seat, index })}`}
      {...address({ of: 'worker', seat, index })}
      {...about({ of: 'worker', seat, index })}
      data-key={WORKER_KEYS[index]}
      data-asked={asked || undefined}
      data-unsettled={isUnsettled(view, { of: 'worker', seat, index }) || undefined}
      aria-label={name}
      aria-pressed={isPicked}
      onClick={(event) => touch(view, index, event.currentTarget)}
      onPointerDown={(event) => startDrag(view, index, event)}
    >
      {pawn}
    </button>
  );
}

/** The first placement waits for this very worker. */
function isAwaited(game: Game, seat: Seat, worker: Worker): boolean {
  const placer = placerNow(game);
  return placer?.seat === seat && placer.grande === worker.grande && worker.spot === 'mat';
}
