import { boardOf, type Command, type Game, placerNow, type Seat, type Worker, workerState } from '#engine';
import { workerName } from '#words';
import { about } from '../about/topic.ts';
import { Worker as Pawn, type SeatMark } from '../art/index.ts';
import { words } from '../i18n.ts';
import { WORKER_KEYS } from '../keys/bindings.ts';
import { whoIs } from '../panels/people.ts';
import { startDrag } from './drag.ts';
import { ask, askOneOf, commandsOf, marked, useView, type View } from './view.ts';

interface Props {
  readonly seat: Seat;
  readonly index: number;
  readonly worker: Worker;
  readonly size: number;
}

/** A worker on the board or the mat. Own ones are picked up, or act, at a touch. */
export function WorkerPiece({ seat, index, worker, size }: Props) {
  const view = useView();
  const game = view.game.value;
  const own = view.me.value === seat;
  const colour = (view.session.table.value?.chairs[seat]?.colour ?? seat) as SeatMark;
  const name = workerName(words.value, game, seat, index, workerState(game, worker), whoIs(view));
  const pawn = <Pawn seat={colour} grande={worker.grande} state={workerState(game, worker)} size={size} />;
  if (!own) {
    return (
      <span
        class="piece"
        data-piece={`worker-${seat}-${index}`}
        {...about({ of: 'worker', seat, index })}
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
  const at = `worker-${index}`;
  return (
    <button
      type="button"
      class={`piece piece-own${isPicked ? ' piece-picked' : ''}${asked ? ' piece-asked' : ''}${marked(view, at)}`}
      data-piece={`worker-${seat}-${index}`}
      data-at={at}
      {...about({ of: 'worker', seat, index })}
      data-worker={index}
      data-key={WORKER_KEYS[index]}
      aria-label={name}
      aria-pressed={isPicked}
      onClick={(event) => touch(view, index, event.currentTarget)}
      onPointerDown={(event) => startDrag(view, index, event)}
    >
      {pawn}
    </button>
  );
}

/** One touch: answer with it, act with it, pick it up, or hear why not. */
export function touch(view: View, index: number, element: Element): void {
  const answer = answerWith(view, index);
  if (answer !== undefined) return ask(view, answer);
  const acts = commandsOf(view, 'act').filter((act) => act.worker === index);
  const moves = commandsOf(view, 'move').filter((move) => move.worker === index);
  if (acts.length > 0 && moves.length === 0) {
    const [first] = acts;
    if (first !== undefined) askOneOf(view, element, words.value.table.actWith, acts, first);
    return;
  }
  if (moves.length === 0) return ask(view, whyNot(view, index));
  const picked = view.picked.value;
  view.picked.value = picked?.what === 'worker' && picked.worker === index ? null : { what: 'worker', worker: index };
}

/** The question at hand may be about a worker. */
function answerWith(view: View, index: number): Command | undefined {
  return commandsOf(view, 'answer').find(({ answer }) => answer.to === 'worker' && answer.worker === index);
}

/** The first placement waits for this very worker. */
function isAwaited(game: Game, seat: Seat, worker: Worker): boolean {
  const placer = placerNow(game);
  return placer?.seat === seat && placer.grande === worker.grande && worker.spot === 'mat';
}

/** The command whose refusal explains why this worker cannot be used. */
function whyNot(view: View, index: number): Command {
  const game = view.game.value;
  const worker = game.players[view.me.value ?? 0]?.workers[index];
  if (worker !== undefined && workerState(game, worker) === 'canAct') {
    return { type: 'act', worker: index, action: actionBelow(view, worker.space), with: [] };
  }
  return { type: 'move', worker: index, to: 'mat' };
}

const actionBelow = (view: View, frame: number): number => boardOf(view.game.value).frames[frame]?.actions[0] ?? 0;
