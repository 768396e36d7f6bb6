import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { words } from '../../kit/i18n.ts';
import { recordingOf } from '../../net/link/api.ts';
import { pastOf } from '../../net/store/past.ts';
import type { FeedItem, Session } from '../../net/store/session.ts';
import { colours } from '../analysis/chart/colours.ts';
import { axis, DASHES, drawRounds, figureAt, inkOf, tellLast, uPlot } from '../analysis/chart/plot.ts';
import { type History, historyOf } from './history.ts';
import css from './story.module.css';

const HEIGHT = 240;
const MINUTE = 60_000;

interface Props {
  readonly session: Session;
  /** Where the server keeps the whole game; null for a table that is not on a server. */
  readonly code: string | null;
}

/** Points over time and actions in each round; the same numbers stand in a table for a person who cannot see a chart. */
export function Story({ session, code }: Props) {
  const past = usePast(session, code);
  const history = useMemo(() => historyOf(past), [past]);
  const { end } = words.value;
  if (history.at.length < 3) return <p class="soft">{end.noStory}</p>;
  const people = history.points.map((_, seat) => ({
    name: session.table.value?.chairs[seat]?.name ?? '',
    colour: session.table.value?.chairs[seat]?.colour ?? seat,
  }));
  return (
    <div class={css.charts}>
      <figure>
        <figcaption>{end.pointsChart}</figcaption>
        <Chart label={end.pointsChart} draw={(box) => pointsChart(box, history, people)} of={history} />
      </figure>
      <figure>
        <figcaption>{end.actionsChart}</figcaption>
        <Chart label={end.actionsChart} draw={(box) => actionsChart(box, history, people)} of={history} />
        <ActionsTable history={history} people={people} />
      </figure>
    </div>
  );
}

/** What this browser has seen; if that is not all, the recording as soon as it is there. */
function usePast(session: Session, code: string | null): readonly FeedItem[] {
  const seen = session.feed.value;
  const [whole, setWhole] = useState<readonly FeedItem[] | null>(null);
  const isPart = seen[0]?.seq !== 1;
  useEffect(() => {
    if (!isPart || code === null) return;
    recordingOf(code).then(
      (recording) => recording !== null && setWhole(pastOf({ ...recording, game: recording.opening.game })),
    );
  }, [isPart, code]);
  return whole ?? seen;
}

interface Player {
  readonly name: string;
  readonly colour: number;
}

interface ChartProps {
  readonly label: string;
  readonly draw: (box: HTMLElement) => uPlot;
  readonly of: History;
}

function Chart({ label, draw, of }: ChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const painted = colours.value;
  const { language } = words.value;
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const chart = draw(element);
    const watch = new ResizeObserver(() => chart.setSize({ width: element.clientWidth, height: HEIGHT }));
    watch.observe(element);
    return () => {
      watch.disconnect();
      chart.destroy();
    };
  }, [of.at.length, painted, language]);
  return <div ref={box} class={css.chart} role="img" aria-label={label} />;
}

function pointsChart(box: HTMLElement, { at, points, rounds }: History, people: readonly Player[]): uPlot {
  const from = at[0] ?? 0;
  const ink = inkOf(box);
  const lines = rounds.map((round) => (round - from) / MINUTE);
  return new uPlot(
    {
      width: box.clientWidth,
      height: HEIGHT,
      scales: { x: { time: false } },
      axes: [axis(ink, words.value.end.minutes), axis(ink)],
      cursor: { drag: { x: false, y: false } },
      series: [
        { label: words.value.end.minutes, value: figureAt(words.value.speech.number) },
        ...people.map(({ name, colour }, nth): uPlot.Series => {
          const paths = uPlot.paths.stepped?.({ align: 1 });
          const dash = [...(DASHES[nth] ?? [])];
          return {
            label: name,
            stroke: ink.seat(colour),
            width: 2.5,
            dash,
            value: figureAt(words.value.speech.number),
            ...(paths && { paths }),
          };
        }),
      ],
      hooks: { ready: [tellLast], drawAxes: [(chart) => drawRounds(chart, lines, ink.line)] },
    },
    [at.map((when) => (when - from) / MINUTE), ...points.map((seat) => [...seat])],
    box,
  );
}

/** Rounds side by side, in each one bar for everybody and a gap after. */
function actionsChart(box: HTMLElement, { actions }: History, people: readonly Player[]): uPlot {
  const ink = inkOf(box);
  const group = people.length + 1;
  const places = Array.from({ length: actions.length * group }, (_, place) => place);
  const bars = people.map((_, seat) =>
    places.map((place) => (place % group === seat ? (actions[Math.floor(place / group)]?.[seat] ?? 0) : null)),
  );
  const middles = actions.map((_, round) => round * group + (people.length - 1) / 2);
  const names = actions.map((_, round) => words.value.end.round(round + 1));
  return new uPlot(
    {
      width: box.clientWidth,
      height: HEIGHT,
      scales: {
        x: { time: false, range: () => [-1, actions.length * group - 1] },
        y: { range: (_, __, top) => [0, top * 1.1] },
      },
      axes: [{ ...axis(ink), grid: { show: false }, splits: () => middles, values: () => names }, axis(ink)],
      cursor: { show: false },
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
    [places, ...bars],
    box,
  );
}

interface TableProps {
  readonly history: History;
  readonly people: readonly Player[];
}

function ActionsTable({ history, people }: TableProps) {
  const { end } = words.value;
  return (
    <div class="visually-hidden">
      <table>
        <caption>{end.actionsChart}</caption>
        <thead>
          <tr>
            <th scope="col">{end.player}</th>
            {history.actions.map((_, round) => (
              <th key={round} scope="col">
                {end.round(round + 1)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map(({ name }, seat) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {history.actions.map((row, round) => (
                <td key={round}>{row[seat] ?? 0}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
