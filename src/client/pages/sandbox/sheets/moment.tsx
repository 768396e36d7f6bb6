import { type Area, ROWS } from '#content';
import { NOBODY, PHASES, type Phase, TIMINGS } from '#engine';
import { clockOf } from '../../../kit/chronicle/names.ts';
import { said } from '../../../kit/chronicle/said.ts';
import { Choice } from '../../../kit/controls.tsx';
import { words } from '../../../kit/i18n.ts';
import type { Editing } from '../edit/editing.ts';
import { personsOf } from './persons.ts';
import css from './sheets.module.css';
import { Pick, Step } from './step.tsx';

interface Props {
  readonly editing: Editing;
}

const SETTABLE: readonly Phase[] = PHASES.filter((phase) => phase !== 'over');
const SPACES = 10;

/** Which round, which phase, with or without sand. */
export function MomentSheet({ editing: { game, edit } }: Props) {
  const { round, phase, timing, trackSpace, privilege, turn } = game.value;
  const { sandbox } = said.value;
  const { table } = words.value;
  const nameOf = personsOf(game.value.players);
  return (
    <>
      <Choice
        label={sandbox.round}
        value={round}
        options={[1, 2, 3, 4].map((value) => ({ value, label: value }))}
        choose={(value) => edit({ edit: 'round', round: value })}
      />
      <Pick
        label={sandbox.phase}
        value={phase}
        options={SETTABLE.map((value) => ({ value, label: table.phases[value] }))}
        choose={(value) => edit({ edit: 'phase', phase: value })}
      />
      <Choice
        label={sandbox.timing}
        value={timing}
        options={TIMINGS.map((value) => ({ value, label: sandbox.timings[value] }))}
        choose={(value) => edit({ edit: 'timing', timing: value })}
      />
      {timing === 'untimed' && phase === 'round' && (
        <Step
          kind="space"
          label={sandbox.space}
          value={`${trackSpace + 1}/${SPACES + 1}`}
          change={(by) => edit({ edit: 'space', space: Math.max(0, trackSpace + by) })}
        />
      )}
      {phase === 'rewards' && (
        <Pick
          label={sandbox.chooser}
          value={String(turn)}
          options={privilege.flatMap((seat, place) =>
            seat === NOBODY ? [] : [{ value: String(place), label: nameOf(seat) }],
          )}
          choose={(value) => edit({ edit: 'turn', turn: Number(value) })}
        />
      )}
    </>
  );
}

const SECOND = 1000;

/** Where a timer stands and how much sand is left in it. */
export function TimerSheet({ editing: { game, edit }, area }: Props & { readonly area: Area }) {
  const { timers, sand, timing, phase, circles } = game.value;
  const { row, sandOut } = timers[area];
  const { sandbox } = said.value;
  const runs = timing === 'timed' && phase !== 'placement';
  const left = circles.filter((circle) => circle === 'marker').length;
  return (
    <>
      {phase !== 'placement' && (
        <Choice
          label={sandbox.row}
          value={row}
          options={ROWS.map((value) => ({ value, label: words.value.table.rows[value] }))}
          choose={(value) => edit({ edit: 'row', area, row: value })}
        />
      )}
      {runs ? (
        <label class={css.slide}>
          <span>{sandbox.sand}</span>
          <input
            type="range"
            min={0}
            max={Math.round(sand[area] / SECOND)}
            value={Math.round(sandOut / SECOND)}
            aria-valuetext={clockOf(sandOut)}
            onChange={(event) => edit({ edit: 'sand', area, left: Number(event.currentTarget.value) * SECOND })}
          />
          <output class="figure">{clockOf(sandOut)}</output>
        </label>
      ) : (
        <p class="soft">{sandbox.noSand}</p>
      )}
      {area === 'purple' && phase === 'round' && timing === 'timed' && (
        <Choice
          label={sandbox.flips}
          value={left}
          options={[1, 2].map((value) => ({ value, label: value }))}
          choose={(value) => edit({ edit: 'markers', left: value })}
        />
      )}
    </>
  );
}
