import { useState } from 'preact/hooks';
import { ACTIONS, type Action, type ActionCount, type Analysis, allActions } from '#analysis';
import figures from '../../kit/chronicle/figures.module.css';
import { said } from '../../kit/chronicle/said.ts';
import { Choice } from '../../kit/controls.tsx';
import layout from '../../kit/layout.module.css';
import css from './actions.module.css';
import cell from './cell.module.css';
import drawing from './chart/chart.module.css';
import { Chart } from './chart/chart.tsx';
import { axis, type Ink, uPlot } from './chart/plot.ts';
import type { Part } from './people.ts';

interface Props extends Part {
  readonly analysis: Analysis;
}

type Kind = Action | 'all';
const KINDS: readonly Kind[] = ['all', ...ACTIONS];
const countOf = (count: ActionCount | undefined, kind: Kind): number =>
  count === undefined ? 0 : kind === 'all' ? allActions(count) : count[kind];

/** Rounds side by side, in each one bar for everybody; a bar leads to the beginning of its round. */
export function ActionsChart({ people, watch, analysis: { actions, rounds } }: Props) {
  const [kind, setKind] = useState<Kind>('all');
  const { analysis } = said.value;
  const nameOf = (one: Kind) => (one === 'all' ? analysis.all : analysis.action[one]);
  const label = `${analysis.actions}: ${nameOf(kind)}`;
  const group = people.length + 1;
  const places = Array.from({ length: actions.length * group }, (_, place) => place);
  const roundAt = (place: number) => Math.floor(place / group);
  const draw = (box: HTMLElement, size: { width: number; height: number }, ink: Ink) =>
    new uPlot(
      {
        ...size,
        scales: {
          x: { time: false, range: () => [-1, actions.length * group - 1] },
          y: { range: (_, __, top) => [0, Math.max(1, top * 1.1)] },
        },
        axes: [
          {
            ...axis(ink),
            grid: { show: false },
            splits: () => actions.map((_, round) => round * group + (people.length - 1) / 2),
            values: () => actions.map((_, round) => analysis.round(round + 1)),
          },
          axis(ink),
        ],
        cursor: { drag: { x: false, y: false }, points: { show: false }, x: false, y: false },
        legend: { live: false },
        series: [
          {},
          ...people.map(({ name, colour }): uPlot.Series => {
            const fill = ink.seat(colour);
            const paths = uPlot.paths.bars?.({ size: [0.8, 40] });
            return { label: name, stroke: fill, fill, points: { show: false }, ...(paths && { paths }) };
          }),
        ],
      },
      [
        places,
        ...people.map(({ seat }, nth) =>
          places.map((place) => (place % group === nth ? countOf(actions[roundAt(place)]?.[seat], kind) : null)),
        ),
      ],
      box,
    );
  return (
    <section class={`${layout.sheet} ${drawing.sheet} ${css.actions}`}>
      <h2>{analysis.actions}</h2>
      <Choice
        label={nameOf(kind)}
        value={kind}
        options={KINDS.map((value) => ({ value, label: nameOf(value) }))}
        choose={setKind}
        unlabelled
      />
      <Chart
        label={label}
        of={`${kind} ${people.map(({ seat }) => seat)}`}
        draw={draw}
        choose={(place) => watch(rounds[roundAt(place)]?.seq ?? 0)}
      />
      <small class="soft">{analysis.pointHint}</small>
      <details class={drawing.asTable}>
        <summary>{analysis.asTable}</summary>
        <div class={figures.figures}>
          <table>
            <caption class="visually-hidden">{label}</caption>
            <thead>
              <tr>
                <th scope="col">{analysis.player}</th>
                {rounds.map(({ seq }, round) => (
                  <th key={seq} scope="col">
                    <button type="button" class={cell.moment} onClick={() => watch(seq)}>
                      {analysis.round(round + 1)}
                    </button>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {people.map(({ seat, name }) => (
                <tr key={seat}>
                  <th scope="row">{name}</th>
                  {rounds.map(({ seq }, round) => (
                    <td key={seq}>{countOf(actions[round]?.[seat], kind)}</td>
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
