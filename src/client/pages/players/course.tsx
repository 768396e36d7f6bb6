import { PACES, type Player } from '#protocol';
import { said } from '../../kit/chronicle/said.ts';
import { words } from '../../kit/i18n.ts';
import layout from '../../kit/layout.module.css';
import { go } from '../../kit/router.ts';
import drawing from '../analysis/chart/chart.module.css';
import { Chart } from '../analysis/chart/chart.tsx';
import { axis, DASHES, figureAt, type Ink, tellLast, uPlot } from '../analysis/chart/plot.ts';
import { lineOf } from './line.ts';
import css from './page.module.css';
import { dateText } from './say.ts';

interface Props {
  readonly games: Player['course'];
}

const SECOND = 1000;
/** Room for the half of the last date that stands beyond the last game. */
const LAST_DATE = 44;

/** The rating over time, a line for each pace; a point leads to the replay of its game. The last games say the same in figures. */
export function Course({ games }: Props) {
  const { players } = said.value;
  const paces = PACES.filter((pace) => games.some((game) => game.pace === pace));
  const date = (seconds: number): string => dateText(seconds * SECOND);
  const draw = (box: HTMLElement, size: { width: number; height: number }, ink: Ink) =>
    new uPlot(
      {
        ...size,
        padding: [null, LAST_DATE, null, null],
        axes: [
          { ...axis(ink), values: (_chart, splits) => splits.map(date), space: 110 },
          { ...axis(ink), values: (_chart, splits) => splits.map(words.value.speech.number) },
        ],
        cursor: { drag: { x: false, y: false } },
        series: [
          { label: players.date, value: figureAt(date) },
          ...paces.map((pace, index): uPlot.Series => {
            const paths = uPlot.paths.stepped?.({ align: 1 });
            const stroke = ink.seat(index);
            const value = figureAt(words.value.speech.number);
            const dash = [...(DASHES[index] ?? [])];
            const points = { show: false };
            return { label: players.paces[pace], stroke, width: 2.5, dash, value, points, ...(paths && { paths }) };
          }),
        ],
        hooks: { ready: [tellLast] },
      },
      [games.map(({ endedAt }) => endedAt / SECOND), ...paces.map((pace) => lineOf(games, pace))],
      box,
    );
  return (
    <section class={`${layout.sheet} ${drawing.sheet} ${css.wide}`}>
      <h2>{players.course}</h2>
      <Chart
        label={players.course}
        of={`${games.length} ${games.at(-1)?.code}`}
        draw={draw}
        choose={(index) => games[index] !== undefined && go(`/replay/${games[index].code}`)}
      />
      <small class="soft">{players.courseHint}</small>
    </section>
  );
}
