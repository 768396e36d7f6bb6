import type { ComponentChildren } from 'preact';
import type { Area, Row } from '#content';
import { boardOf, type Game, type Worker, workerState } from '#engine';
import { Hourglass, HourglassSocket, Worker as Pawn, type SeatMark } from '../../../art/index.ts';
import { CostIcons, EffectIcons } from '../../../kit/cards/effectIcons.tsx';
import css from './row.module.css';
import { actionsOf, framesOf } from './situation.ts';

interface Props {
  readonly game: Game;
  readonly area: Area;
  readonly row: Row;
  /** Frames a worker could enter. */
  readonly open?: readonly number[];
  /** A word at each worker: its state. */
  readonly say?: (worker: Worker) => string;
}

/** One row of an area with its timer, frames, costs and boxes, exactly as the game stands. */
export function BoardRow({ game, area, row, open = [], say }: Props) {
  const lit = game.timers[area].row === row;
  const actions = actionsOf(game, area, row);
  return (
    <div class={`${css.row} on-cloth`} data-area={area} data-lit={lit || undefined}>
      <div class={css.timer}>
        {lit ? <Hourglass hue={area} level={0.4} running size={64} /> : <HourglassSocket size={64} />}
      </div>
      <div class={css.spaces} style={{ '--spaces': actions.length }}>
        {framesOf(game, area, row).map((frame) => (
          <FrameOf key={frame} game={game} frame={frame} open={open.includes(frame)} say={say} />
        ))}
        {actions.map((action) => (
          <BoxOf key={action} game={game} action={action} say={say} />
        ))}
      </div>
    </div>
  );
}

type SpotProps = { readonly game: Game; readonly say: Props['say'] };

function FrameOf({ game, frame, open, say }: SpotProps & { readonly frame: number; readonly open: boolean }) {
  const wide = (boardOf(game).frames[frame]?.actions.length ?? 1) > 1;
  return (
    <div class={[css.frame, wide && css.wide, open && css.open].filter(Boolean).join(' ')}>
      <Standing game={game} spot="frame" space={frame} say={say} />
      {open && <Pawn seat={0} state="ghost" size={38} />}
    </div>
  );
}

function BoxOf({ game, action, say }: SpotProps & { readonly action: number }) {
  const found = boardOf(game).actions[action];
  if (found === undefined) return null;
  return (
    <div class={css.space}>
      <span class={css.cost}>
        <CostIcons cost={found.cost} size={16} />
      </span>
      <div class={css.box}>
        <span class={css.gain}>
          <EffectIcons effect={found.effect} size={24} />
        </span>
        <Standing game={game} spot="box" space={action} say={say} />
      </div>
    </div>
  );
}

function Standing({ game, spot, space, say }: SpotProps & { readonly spot: Worker['spot']; readonly space: number }) {
  const standing: ComponentChildren[] = game.players.flatMap((player, seat) =>
    player.workers
      .filter((worker) => worker.spot === spot && worker.space === space)
      .map((worker) => (
        <span class={css.worker} key={`${seat}${worker.grande}`}>
          <Pawn seat={seat as SeatMark} grande={worker.grande} state={workerState(game, worker)} size={38} />
          {say !== undefined && <small>{say(worker)}</small>}
        </span>
      )),
  );
  return <>{standing}</>;
}
