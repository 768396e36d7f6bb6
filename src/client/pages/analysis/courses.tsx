import { useState } from 'preact/hooks';
import { type Analysis, COURSES, type Course } from '#analysis';
import figures from '../../kit/chronicle/figures.module.css';
import { clockOf } from '../../kit/chronicle/names.ts';
import { said } from '../../kit/chronicle/said.ts';
import { Choice } from '../../kit/controls.tsx';
import { words } from '../../kit/i18n.ts';
import layout from '../../kit/layout.module.css';
import cell from './cell.module.css';
import drawing from './chart.module.css';
import { Chart } from './chart.tsx';
import type { Part } from './people.ts';
import { axis, DASHES, drawRounds, figureAt, type Ink, tellLast, uPlot } from './plot.ts';

const MINUTE = 60_000;

interface Props extends Part {
  readonly analysis: Analysis;
}

/** Points over time, track by track; a point leads to its moment. */
export function CoursesChart({ people, watch, analysis: { courses, rounds } }: Props) {
  const [course, setCourse] = useState<Course>('vp');
  const { analysis } = said.value;
  const values = courses.values[course];
  const minutes = courses.moments.map(({ at }) => at / MINUTE);
  const label = `${analysis.courses}: ${analysis.course[course]}`;
  const draw = (box: HTMLElement, size: { width: number; height: number }, ink: Ink) =>
    new uPlot(
      {
        ...size,
        scales: { x: { time: false }, y: { range: (_chart, low, high) => [low, Math.ceil(high * 1.08)] } },
        axes: [axis(ink, analysis.minutes), axis(ink)],
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
              value: figureAt(words.value.speech.number),
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
    <section class={`${layout.sheet} ${drawing.sheet}`}>
      <h2>{analysis.courses}</h2>
      <Choice
        label={analysis.course[course]}
        value={course}
        options={COURSES.map((value) => ({ value, label: analysis.course[value] }))}
        choose={setCourse}
        unlabelled
      />
      <Chart
        label={label}
        of={`${course} ${people.map(({ seat }) => seat)}`}
        draw={draw}
        choose={(index) => watch(courses.moments[index]?.seq ?? 0)}
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
              {courses.moments.map(({ seq, at }, index) => (
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
                    <td key={seat}>{values[seat]?.[index]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
}
