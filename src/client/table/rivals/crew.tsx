import { type Player, type Seat, workerState } from '#engine';
import { workerName } from '#words';
import { Worker as Pawn } from '../../art/index.ts';
import { words } from '../../kit/i18n.ts';
import { about } from '../../kit/topic.ts';
import { colourOf, whoIs } from '../view/people.ts';
import { useView } from '../view/view.ts';
import css from './crew.module.css';

interface CrewProps {
  readonly player: Player;
  readonly seat: Seat;
  readonly size: number;
}

export function RivalCrew({ player, seat, size }: CrewProps) {
  const view = useView();
  return (
    <span class={css.crew}>
      {player.workers.map((worker, index) => (
        <span key={index} {...about({ of: 'worker', seat, index })} data-state={workerState(view.game.value, worker)}>
          <Pawn
            seat={colourOf(view, seat)}
            grande={worker.grande}
            state={workerState(view.game.value, worker)}
            size={size}
            label={workerName(
              words.value,
              view.game.value,
              seat,
              index,
              workerState(view.game.value, worker),
              whoIs(view),
            )}
          />
        </span>
      ))}
    </span>
  );
}
