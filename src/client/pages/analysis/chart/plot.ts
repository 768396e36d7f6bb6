import uPlot from 'uplot';
import './plot.css';

/** The colours of the room as a canvas needs them: it knows no variables. */
export interface Ink {
  readonly text: string;
  readonly line: string;
  readonly seat: (colour: number) => string;
}

export function inkOf(box: HTMLElement): Ink {
  const { color } = getComputedStyle(box);
  const seats = [0, 1, 2, 3, 4].map((seat) => resolved(box, `--seat-${seat}-text`));
  return { text: color, line: resolved(box, '--iron'), seat: (colour) => seats[colour] ?? color };
}

function resolved(box: HTMLElement, variable: string): string {
  const probe = document.createElement('i');
  probe.style.color = `var(${variable})`;
  box.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

const FONT = '13px "Pendulum Text", sans-serif';
export const DASHES: readonly (readonly number[])[] = [[], [8, 4], [2, 3], [10, 3, 2, 3], [5, 2]];

export function axis(ink: Ink, label?: string): uPlot.Axis {
  return {
    stroke: ink.text,
    font: FONT,
    grid: { stroke: ink.line, width: 0.5 },
    ticks: { stroke: ink.line, width: 0.5 },
    ...(label !== undefined && { label, labelFont: FONT, labelSize: 20 }),
  };
}

/** A figure for the legend: of the last moment, until a point is looked at. */
export const figureAt =
  (say: (figure: number) => string): uPlot.Series.Value =>
  (chart, figure, series) =>
    say(figure ?? chart.data[series]?.at(-1) ?? 0);

/** Before a point is looked at, too, the legend shows figures. */
export const tellLast = (chart: uPlot): void => chart.setLegend({ idx: chart.data[0].length - 1 });

/** Thin lines where each round begins. */
export function drawRounds(chart: uPlot, places: readonly number[], colour: string): void {
  const { ctx, bbox } = chart;
  ctx.save();
  ctx.strokeStyle = colour;
  ctx.setLineDash([4, 4]);
  for (const place of places) {
    const x = chart.valToPos(place, 'x', true);
    ctx.beginPath();
    ctx.moveTo(x, bbox.top);
    ctx.lineTo(x, bbox.top + bbox.height);
    ctx.stroke();
  }
  ctx.restore();
}

export { uPlot };
