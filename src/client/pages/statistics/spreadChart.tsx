import figures from '../../kit/chronicle/figures.module.css';
import { said } from '../../kit/chronicle/said.ts';
import drawing from '../analysis/chart/chart.module.css';
import { Chart } from '../analysis/chart/chart.tsx';
import { axis, DASHES, figureAt, type Ink, uPlot } from '../analysis/chart/plot.ts';
import { share } from '../players/say.ts';
import { shares } from './counts.ts';

interface Props {
  readonly label: string;
  /** What is counted along the axis. */
  readonly unit: string;
  readonly lines: readonly { readonly name: string; readonly spread: ReadonlyMap<string, number> }[];
  readonly width?: number;
}

/** Nobody has half a point. */
const WHOLE = [1, 2, 5, 10, 20, 50, 100];
const ignore = (): void => undefined;
const percent = (part: number): string => share(part, 1);

/** How often each number comes, in lines of people and of bots, and the same in figures. */
export function SpreadChart({ label, unit, lines: all, width = 1 }: Props) {
  const lines = all.filter(({ spread }) => spread.size > 0);
  const { analysis } = said.value;
  const { steps, shares: parts } = shares(
    lines.map(({ spread }) => spread),
    width,
  );
  const draw = (box: HTMLElement, size: { width: number; height: number }, ink: Ink) =>
    new uPlot(
      {
        ...size,
        scales: { x: { time: false } },
        axes: [
          { ...axis(ink, unit), incrs: WHOLE },
          { ...axis(ink), values: (_chart, splits) => splits.map(percent) },
        ],
        cursor: { drag: { x: false, y: false } },
        series: [
          { label: unit, value: figureAt(String) },
          ...lines.map(({ name }, index): uPlot.Series => {
            const dash = [...(DASHES[index] ?? [])];
            return { label: name, stroke: ink.seat(index), width: 2.5, dash, value: figureAt(percent) };
          }),
        ],
      },
      [[...steps], ...parts.map((line) => [...line])],
      box,
    );
  return (
    <>
      <Chart label={label} of={JSON.stringify(parts)} draw={draw} choose={ignore} />
      <details class={drawing.asTable}>
        <summary>{analysis.asTable}</summary>
        <div class={figures.figures} tabIndex={0} role="region" aria-label={label}>
          <table>
            <caption class="visually-hidden">{label}</caption>
            <thead>
              <tr>
                <th scope="col">{unit}</th>
                {lines.map(({ name }) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {steps.map((step, index) => (
                <tr key={step}>
                  <th scope="row">{step}</th>
                  {lines.map(({ name }, line) => (
                    <td key={name}>{percent(parts[line]?.[index] ?? 0)}</td>
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
