import type { Moment } from '#analysis';
import figures from '../../kit/chronicle/figures.module.css';
import { clockOf } from '../../kit/chronicle/names.ts';
import { said } from '../../kit/chronicle/said.ts';
import cell from './cell.module.css';
import drawing from './chart/chart.module.css';
import { Chart } from './chart/chart.tsx';
import { axis, DASHES, drawRounds, figureAt, type Ink, tellLast, uPlot } from './chart/plot.ts';
import type { Part } from './people.ts';

const MINUTE = 60_000;

interface Props extends Part {
  readonly label: string;
  /** Changes whenever there are other lines. */
  readonly of: string;
  readonly rounds: readonly Moment[];
  readonly moments: readonly Moment[];
  /** Of each seat, at each moment. */
  readonly values: readonly (readonly number[])[];
  readonly say: (value: number) => string;
  readonly range: (low: number, high: number) => [number, number];
}

/** A line for each player over the time of a game, and the same in figures; a point leads to its moment. */
export function Lines({ people, watch, label, of, rounds, moments, values, say, range }: Props) {
  const { analysis } = said.value;
  const minutes = moments.map(({ at }) => at / MINUTE);
  const draw = (box: HTMLElement, size: { width: number; height: number }, ink: Ink) =>
    new uPlot(
      {
        ...size,
        scales: { x: { time: false }, y: { range: (_chart, low, high) => range(low, high) } },
        axes: [
          axis(ink, analysis.minutes),
          { ...axis(ink), values: (_chart, splits) => splits.map((split) => say(split)) },
        ],
        cursor: { drag: { x: false, y: false } },
        series: [
          { label: analysis.time, value: figureAt((minute) => clockOf(minute * MINUTE)) },
          ...people.map(({ name, colour, seat }): uPlot.Series => {
            const paths = uPlot.paths.stepped?.({ align: 1 });
            return {
              label: name,
              stroke: ink.seat(colour),
              width: 2.5,
              dash: [...(DASHES[seat] ?? [])],
              value: figureAt(say),
              ...(paths && { paths }),
            };
          }),
        ],
        hooks: {
          ready: [tellLast],
          drawAxes: [
            (chart) =>
              drawRounds(
                chart,
                rounds.map(({ at }) => at / MINUTE),
                ink.line,
              ),
          ],
        },
      },
      [minutes, ...people.map(({ seat }) => [...(values[seat] ?? [])])],
      box,
    );
  return (
    <>
      <Chart
        label={label}
        of={`${of} ${people.map(({ seat }) => seat)}`}
        draw={draw}
        choose={(index) => watch(moments[index]?.seq ?? 0)}
      />
      <small class="soft">{analysis.pointHint}</small>
      <details class={drawing.asTable}>
        <summary>{analysis.asTable}</summary>
        <div class={figures.figures} tabIndex={0} role="region" aria-label={label}>
          <table>
            <caption class="visually-hidden">{label}</caption>
            <thead>
              <tr>
                <th scope="col">{analysis.time}</th>
                {people.map(({ seat, name }) => (
                  <th key={seat} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {moments.map(({ seq, at }, index) => (
                <tr key={seq}>
                  <th scope="row">
                    <button
                      type="button"
                      class={cell.moment}
                      aria-label={analysis.watchAt(clockOf(at))}
                      onClick={() => watch(seq)}
                    >
                      {clockOf(at)}
                    </button>
                  </th>
                  {people.map(({ seat }) => (
                    <td key={seat}>{say(values[seat]?.[index] ?? 0)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  );
}
