import { useMemo, useState } from 'preact/hooks';
import { analyse, type Courses } from '#analysis';
import { isOpening, type Ranking, type Seat } from '#engine';
import { type Begun, gameAfter, type Recording } from '#protocol';
import { address } from '../../kit/address.ts';
import { at } from '../../kit/base.ts';
import figures from '../../kit/chronicle/figures.module.css';
import { clockOf } from '../../kit/chronicle/names.ts';
import { said } from '../../kit/chronicle/said.ts';
import { Choice } from '../../kit/controls.tsx';
import { words } from '../../kit/i18n.ts';
import layout from '../../kit/layout.module.css';
import { useComing } from '../../kit/parts/coming.ts';
import { Chart } from './chart/chart.tsx';
import { axis, figureAt, type Ink, tellLast, uPlot } from './chart/plot.ts';
import css from './page.module.css';

/** Another game by where it lies; null where it does not come. */
export type LoadGame = (of: string) => Promise<Recording | null>;

interface Props {
  readonly recording: Recording;
  readonly begun: Begun;
  readonly watch: (seq: number) => void;
  readonly load: LoadGame;
}

/** A game that was begun from another one, beside that one where it can be found. */
export function WhatIf({ recording, begun, watch, load }: Props) {
  const { playOn, sandbox } = said.value;
  const { round } = useMemo(
    () => gameAfter(recording.opening.game, recording.entries.slice(0, begun.seq)),
    [recording, begun],
  );
  return (
    <section class={`${layout.sheet} ${css.whatIf}`} {...address({ of: 'whatIf' })}>
      <h2>{playOn.whatIf}</h2>
      {begun.of === null ? (
        <p>{isOpening(recording.opening) ? `${playOn.about(round)} ${playOn.file}` : sandbox.byHand}</p>
      ) : (
        <>
          <p>
            {playOn.about(round)} <a href={at(`/replay/${begun.of}`)}>{playOn.watch}</a>
          </p>
          <Beside recording={recording} of={begun.of} watch={watch} load={load} />
        </>
      )}
    </section>
  );
}

function Beside({ recording, of, watch, load }: Omit<Props, 'begun'> & { readonly of: string }) {
  const [other, setOther] = useState<Recording | null | undefined>(undefined);
  useComing(() => load(of), [of], setOther);
  const { playOn } = said.value;
  if (!other) return <p role="status">{other === undefined ? playOn.loading : playOn.missing}</p>;
  return (
    <>
      <Results here={recording} other={other} />
      <BothCourses here={recording} other={other} watch={watch} />
    </>
  );
}

interface Both {
  readonly here: Recording;
  readonly other: Recording;
}

const characterOf = ({ opening }: Recording, seat: Seat): string => {
  const character = opening.game.players[seat]?.character;
  return character === undefined ? '' : words.value.characters.epithets[character];
};

export function Results({ here, other }: Both) {
  const { playOn, history } = said.value;
  const { outcomes } = words.value;
  const text = (ranking: Ranking | null, seat: Seat): string => {
    const own = ranking?.standings.find((one) => one.seat === seat);
    if (own === undefined || ranking === null) return '';
    return `${history.place(own.place, ranking.standings.length)} · ${outcomes.points(own.points)}`;
  };
  return (
    <div class={figures.figures} tabIndex={0} role="region" aria-label={playOn.whatIf}>
      <table>
        <thead>
          <tr>
            <th scope="col">{history.character}</th>
            <th scope="col">{playOn.original}</th>
            <th scope="col">{playOn.here}</th>
          </tr>
        </thead>
        <tbody>
          {here.seats.map((_, seat) => (
            <tr key={characterOf(here, seat)}>
              <th scope="row">{characterOf(here, seat)}</th>
              <td>{text(other.ranking, seat)}</td>
              <td>{text(here.ranking, seat)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const MINUTE = 60_000;

const minutesOf = ({ moments }: Courses): number[] => moments.map(({ at: then }) => then / MINUTE);

/** One seat's points in both games, over one line of time. */
function BothCourses({ here, other, watch }: Both & { readonly watch: (seq: number) => void }) {
  const person = here.seats.findIndex(({ bot }) => bot === null);
  const [seat, setSeat] = useState(Math.max(0, person));
  const [mine, theirs] = useMemo(
    () => [here, other].map(({ opening, entries }) => analyse(opening.game, entries).courses) as [Courses, Courses],
    [here, other],
  );
  const { playOn, analysis } = said.value;
  const label = `${playOn.course}: ${characterOf(here, seat)}`;
  const data = uPlot.join([theirs, mine].map((one) => [minutesOf(one), [...(one.values.vp[seat] ?? [])]]));
  const draw = (box: HTMLElement, size: { width: number; height: number }, ink: Ink) =>
    new uPlot(
      {
        ...size,
        scales: { x: { time: false } },
        axes: [axis(ink, analysis.minutes), axis(ink)],
        cursor: { drag: { x: false, y: false } },
        series: [
          { label: analysis.time, value: figureAt((minute) => clockOf(minute * MINUTE)) },
          line(playOn.original, ink.text, [6, 4]),
          line(playOn.here, ink.seat(seat)),
        ],
        hooks: { ready: [tellLast] },
      },
      data,
      box,
    );
  return (
    <>
      <Choice
        label={playOn.course}
        value={seat}
        options={here.seats.map((_, value) => ({ value, label: characterOf(here, value) }))}
        choose={setSeat}
      />
      <Chart label={label} of={label} draw={draw} choose={(index) => watch(momentAt(mine, data[0][index] ?? 0))} />
    </>
  );
}

const momentAt = ({ moments }: Courses, minute: number): number =>
  moments.findLast(({ at: then }) => then / MINUTE <= minute)?.seq ?? 0;

function line(label: string, stroke: string, dash: number[] = []): uPlot.Series {
  const paths = uPlot.paths.stepped?.({ align: 1 });
  const value = figureAt(words.value.speech.number);
  return { label, stroke, width: 2.5, dash, spanGaps: true, value, ...(paths && { paths }) };
}
