import { useMemo } from 'preact/hooks';
import type { Analysis } from '#analysis';
import { said } from '../../kit/chronicle/said.ts';
import { words } from '../../kit/i18n.ts';
import layout from '../../kit/layout.module.css';
import type { Told } from '../../net/teacher/asking/curve.ts';
import drawing from './chart/chart.module.css';
import { Lines } from './lines.tsx';
import type { Part } from './people.ts';

interface Props extends Part {
  readonly analysis: Analysis;
  readonly told: Told;
}

const range = (): [number, number] => [0, 1];

/** Who was how likely to win, over time. */
export function ChancesChart({ people, watch, analysis: { rounds }, told }: Props) {
  const { analysis } = said.value;
  const { moments, values } = useMemo(() => changesOf(told), [told]);
  return (
    <section class={`${layout.sheet} ${drawing.sheet}`}>
      <h2>{analysis.chances}</h2>
      <p class="soft">{analysis.chancesHint}</p>
      <Lines
        people={people}
        watch={watch}
        label={analysis.chances}
        of="chances"
        rounds={rounds}
        moments={moments}
        values={values}
        say={words.value.speech.percent}
        range={range}
      />
    </section>
  );
}

const NOTICEABLE = 0.01;

/** Only moments that change a player's chance noticeably, and the last. */
function changesOf({ curve, moments }: Told) {
  const kept: number[] = [];
  for (const index of moments.keys()) {
    const before = curve[(kept.at(-1) ?? -1) + 1] ?? [];
    const change = (curve[index + 1] ?? []).some((chance, seat) => Math.abs(chance - (before[seat] ?? 0)) > NOTICEABLE);
    if (change || index === moments.length - 1) kept.push(index);
  }
  const seats = [...(curve[0] ?? []).keys()];
  return {
    moments: kept.flatMap((index) => moments[index] ?? []),
    values: seats.map((seat) => kept.map((index) => curve[index + 1]?.[seat] ?? 0)),
  };
}
