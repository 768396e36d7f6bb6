import { actionAt, canPay, frameAt, type Game, type Player, type Seat, type WorkerState, workerState } from '#engine';
import { workerName } from '#words';
import { Worker as Pawn, type SeatMark } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import button from '../../kit/button.module.css';
import { words } from '../../kit/i18n.ts';
import { about } from '../../kit/topic.ts';
import piece from '../board/worker.module.css';
import { WorkerPiece } from '../board/worker.tsx';
import { HOME_KEY, WORKER_KEYS } from '../senses/keys/bindings.ts';
import { colourOf, whoIs } from '../view/people.ts';
import { ask, touch } from '../view/touch.ts';
import { commandsOf, marked, useView, type View } from '../view/view.ts';
import css from './crew.module.css';

/** As the mat has it: a worker there is free, and one that may act but cannot be paid for is not ready. */
function stateToTell(game: Game, player: Player, index: number): WorkerState | 'cannotPay' {
  const worker = player.workers[index];
  if (worker === undefined || worker.spot === 'mat') return 'free';
  const state = workerState(game, worker);
  if (state !== 'canAct' || worker.spot !== 'frame') return state;
  const { actions } = frameAt(game, worker.space);
  return actions.some((action) => canPay(player, actionAt(game, action).cost)) ? state : 'cannotPay';
}

interface Props {
  readonly player: Player;
  readonly seat: Seat;
  /** Whether the way home of the worker in hand stands at the end. */
  readonly hasHome?: boolean;
}

/** All own workers with the state each is in, wherever they stand; those on the mat stand here. */
export function Crew({ player, seat, hasHome = true }: Props) {
  const view = useView();
  const { table } = words.value;
  const colour = colourOf(view, seat);
  const names = (index: number, state: WorkerState) =>
    workerName(words.value, view.game.value, seat, index, state, whoIs(view));
  return (
    <ul class={css.crew} {...address({ of: 'crew' })}>
      {player.workers.map((worker, index) => {
        const state = workerState(view.game.value, worker);
        const picked = view.picked.value?.what === 'worker' && view.picked.value.worker === index;
        return (
          <li
            key={index}
            {...about({ of: 'worker', seat, index })}
            {...address({ of: 'crewPlace', index })}
            data-state={state}
            data-picked={picked || undefined}
            class={css.place}
          >
            {worker.spot === 'mat' ? (
              <WorkerPiece seat={seat} index={index} worker={worker} size={48} />
            ) : view.me.value !== seat ? (
              <span class={`${piece.piece} ${css.away}`} role="img" aria-label={names(index, state)}>
                <Pawn seat={colour} grande={worker.grande} state={state} size={42} />
              </span>
            ) : (
              <button
                type="button"
                class={`${piece.piece} ${css.away}${marked(view, { of: 'worker', seat, index })}`}
                {...address({ of: 'away', index })}
                data-key={WORKER_KEYS[index]}
                aria-pressed={picked}
                onClick={(event) => touch(view, index, event.currentTarget)}
                aria-label={`${table.tabs.mat}: ${names(index, state)}`}
              >
                <Pawn seat={colour} grande={worker.grande} state={state} size={42} />
              </button>
            )}
            <small>{table.states[stateToTell(view.game.value, player, index)]}</small>
          </li>
        );
      })}
      <Absent player={player} colour={colour} />
      {hasHome && (
        <li class={css.home}>
          <Home />
        </li>
      )}
    </ul>
  );
}

/** Sends the worker in hand back to the mat. */
export function Home() {
  const view = useView();
  const home = moveHome(view);
  if (home === undefined) return null;
  return (
    <button
      type="button"
      class={button.plain}
      {...address({ of: 'home', worker: home.worker })}
      data-key={HOME_KEY}
      onClick={() => ask(view, home)}
    >
      {words.value.table.backToMat}
    </button>
  );
}

/** Workers that are not in play yet, and what brings them in (SET-7). */
function Absent({ player, colour }: { readonly player: Player; readonly colour: SeatMark }) {
  const { table } = words.value;
  const room = 4 - player.workers.length;
  const recruits = Math.min(player.recruits, room);
  return (
    <>
      {Array.from({ length: recruits }, (_, index) => (
        <li key={`recruit-${index}`} class={`${css.place} ${css.absent}`} {...about({ of: 'recruit' })}>
          <Pawn seat={colour} size={38} />
          <small>{table.recruit}</small>
        </li>
      ))}
    </>
  );
}

/** The move of the worker in hand to the mat, where there is one. */
export function moveHome(view: View) {
  const picked = view.picked.value;
  if (picked?.what !== 'worker') return undefined;
  const worker = view.game.value.players[view.me.value ?? 0]?.workers[picked.worker];
  if (worker === undefined || worker.spot === 'mat') return undefined;
  return commandsOf(view, 'move').find((move) => move.worker === picked.worker && move.to === 'mat');
}
