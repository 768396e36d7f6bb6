import { type Area, ROWS, type Row } from '#content';
import { boardOf, type Game } from '#engine';
import { address } from '../../kit/address.ts';
import { words } from '../../kit/i18n.ts';
import { useLayout } from '../view/layout.ts';
import { liveRow } from '../view/needs.ts';
import type { Sand } from '../view/sand.ts';
import { useView } from '../view/view.ts';
import css from './area.module.css';
import { BoxSpot, CostMark, FrameSpot } from './space.tsx';
import { TimerPath } from './timer.tsx';

function note(game: Game, area: Area): string {
  const { table } = words.value;
  if (game.timing === 'untimed') return table.areaNoteUntimed(area);
  return table.areaNote(area, Math.round(game.sand[area] / 1000));
}

/** One action area: its timer swinging between two rows of the same actions. */
export function ActionArea({ area, sand }: { readonly area: Area; readonly sand: Sand }) {
  const { table } = words.value;
  const view = useView();
  const { game } = view;
  // A wide table has room for both rows.
  const live = useLayout().value === 'wide' ? undefined : liveRow(view, area);
  const lastFlip = area === 'purple' && game.value.circles.filter((circle) => circle === 'marker').length === 1;
  return (
    <section
      class={`${css.area} on-cloth`}
      data-hue={area}
      data-live={live}
      {...address({ of: 'area', area })}
      aria-label={table.areas[area]}
    >
      <header class={css.head}>
        <h2>{table.areas[area]}</h2>
        <p>{lastFlip ? table.lastFlip : note(game.value, area)}</p>
      </header>
      <TimerPath area={area} sand={sand} />
      {ROWS.map((row) => (
        <ActionRow key={row} area={area} row={row} live={live && row === live} />
      ))}
    </section>
  );
}

interface RowProps {
  readonly area: Area;
  readonly row: Row;
  /** On a small screen, which may have no room for both rows: whether this one is shown in full. */
  readonly live: boolean | undefined;
}

function ActionRow({ area, row, live }: RowProps) {
  const view = useView();
  const { game } = view;
  const board = boardOf(game.value);
  const frames = board.frames.flatMap((frame, index) =>
    frame.area === area && frame.row === row ? [{ frame, index }] : [],
  );
  const actions = frames.flatMap(({ frame }) => frame.actions);
  const lit = game.value.timers[area].row === row;
  return (
    <div
      class={css.row}
      {...address({ of: 'row', area, row })}
      data-lit={lit}
      data-live={live}
      style={{ '--spaces': actions.length }}
      role="group"
      aria-label={words.value.table.rowOf(area, row, lit)}
    >
      {frames.map(({ frame, index }) => (
        <FrameSpot key={index} frame={frame} index={index} />
      ))}
      {actions.map((index) => {
        const action = board.actions[index];
        return action === undefined ? null : <CostMark key={index} action={action} index={index} />;
      })}
      {actions.map((index) => {
        const action = board.actions[index];
        return action === undefined ? null : <BoxSpot key={index} action={action} index={index} />;
      })}
      <button
        type="button"
        class={css.whole}
        tabIndex={-1}
        aria-hidden="true"
        onClick={() => {
          view.page.value = area;
        }}
      />
    </div>
  );
}
