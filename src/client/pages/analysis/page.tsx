import { useEffect, useMemo, useState } from 'preact/hooks';
import { analyse } from '#analysis';
import type { Recording } from '#protocol';
import { ClockGround, Icon, Mark, type SeatMark } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import { at } from '../../kit/base.ts';
import button from '../../kit/button.module.css';
import { said } from '../../kit/chronicle/said.ts';
import { words } from '../../kit/i18n.ts';
import layout from '../../kit/layout.module.css';
import { Lazy } from '../../kit/parts/lazy.tsx';
import { LanguageSelect, Tools } from '../../kit/tools/panel.tsx';
import { curveOf } from '../../net/teacher/asking/curve.ts';
import drawing from './chart/chart.module.css';
import { GoodsTable } from './goods.tsx';
import { Lapses } from './lapses.tsx';
import { MissedChances } from './missed.tsx';
import css from './page.module.css';
import { type Part, type Person, peopleOf } from './people.ts';
import { FlipTable, TimeTable } from './tables.tsx';
import { TurningPoints } from './turningPoints.tsx';
import type { LoadGame } from './whatIf.tsx';

const chancesChart = () => import('./chances.tsx').then(({ ChancesChart }) => ChancesChart);
const coursesChart = () => import('./courses.tsx').then(({ CoursesChart }) => CoursesChart);
const whatIf = () => import('./whatIf.tsx').then(({ WhatIf }) => WhatIf);
const actionsChart = () => import('./actions.tsx').then(({ ActionsChart }) => ActionsChart);

interface Props {
  readonly recording: Recording;
  readonly name: string | null;
  readonly watch: (seq: number) => void;
  readonly back: () => void;
  readonly load: LoadGame;
}

/** How the game went, in numbers and words; everything leads back to the moment it tells of. */
export function AnalysisPage({ recording, name, watch, back, load }: Props) {
  const analysis = useMemo(() => analyse(recording.opening.game, recording.entries), [recording]);
  const told = curveOf(recording).value;
  const isContest = recording.seats.length > 1;
  const [out, setOut] = useState<ReadonlySet<number>>(new Set());
  const everybody = peopleOf(recording);
  const people = everybody.filter(({ seat }) => !out.has(seat));
  const { title } = said.value.analysis;
  useEffect(() => {
    document.title = `${title} · ${words.value.start.title}`;
    scrollTo(0, 0);
  }, []);
  const part: Part = { people, watch };
  return (
    <main class={`${layout.page} ${css.analysis}`} {...address({ of: 'analysis' })}>
      <ClockGround />
      <header class={layout.head}>
        <h1>{title}</h1>
        <span class="row">
          <button type="button" class={button.main} onClick={back}>
            <Icon of="play" size={18} />
            {said.value.replay.toTable}
          </button>
          {name !== null && (
            <a class={button.plain} href={at('/history')}>
              {said.value.history.title}
            </a>
          )}
          <LanguageSelect />
          <Tools />
        </span>
      </header>
      {recording.begun !== null && (
        <Lazy
          load={whatIf}
          with={{ recording, begun: recording.begun, watch, load }}
          meanwhile={<section class={`${layout.sheet} ${css.whatIf}`} />}
        />
      )}
      {isContest && told === null ? (
        <section class={layout.sheet} aria-busy="true" />
      ) : (
        <TurningPoints recording={recording} told={told} watch={watch} />
      )}
      {isContest && <Compare everybody={everybody} out={out} setOut={setOut} />}
      {told !== null && (
        <Lazy
          load={chancesChart}
          with={{ ...part, analysis, told }}
          meanwhile={<section class={`${layout.sheet} ${drawing.sheet}`} />}
        />
      )}
      <Lazy
        load={coursesChart}
        with={{ ...part, analysis }}
        meanwhile={<section class={`${layout.sheet} ${drawing.sheet}`} />}
      />
      <Lazy
        load={actionsChart}
        with={{ ...part, analysis }}
        meanwhile={<section class={`${layout.sheet} ${drawing.sheet}`} />}
      />
      <GoodsTable {...part} analysis={analysis} />
      <TimeTable {...part} analysis={analysis} />
      <FlipTable {...part} analysis={analysis} />
      {isContest && <Lapses {...part} recording={recording} name={name} />}
      <MissedChances {...part} analysis={analysis} />
    </main>
  );
}

interface CompareProps {
  readonly everybody: readonly Person[];
  readonly out: ReadonlySet<number>;
  readonly setOut: (out: ReadonlySet<number>) => void;
}

/** Who is in the charts. The last one stays. */
function Compare({ everybody, out, setOut }: CompareProps) {
  const { analysis } = said.value;
  const turn = (seat: number) => {
    const next = new Set(out);
    if (!next.delete(seat)) next.add(seat);
    if (next.size < everybody.length) setOut(next);
  };
  return (
    <fieldset class={css.compare} title={analysis.compareHint}>
      <legend>{analysis.compare}</legend>
      {everybody.map(({ seat, name, colour }) => (
        <button key={seat} type="button" class={button.plain} aria-pressed={!out.has(seat)} onClick={() => turn(seat)}>
          <Mark seat={colour as SeatMark} size={14} />
          {name}
        </button>
      ))}
    </fieldset>
  );
}
