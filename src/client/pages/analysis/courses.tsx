import { useState } from 'preact/hooks';
import { type Analysis, COURSES, type Course } from '#analysis';
import { said } from '../../kit/chronicle/said.ts';
import { Choice } from '../../kit/controls.tsx';
import { words } from '../../kit/i18n.ts';
import layout from '../../kit/layout.module.css';
import drawing from './chart/chart.module.css';
import { Lines } from './lines.tsx';
import type { Part } from './people.ts';

interface Props extends Part {
  readonly analysis: Analysis;
}

const range = (low: number, high: number): [number, number] => [low, Math.ceil(high * 1.08)];

/** Points over time, track by track. */
export function CoursesChart({ people, watch, analysis: { courses, rounds } }: Props) {
  const [course, setCourse] = useState<Course>('vp');
  const { analysis } = said.value;
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
      <Lines
        people={people}
        watch={watch}
        label={`${analysis.courses}: ${analysis.course[course]}`}
        of={course}
        rounds={rounds}
        moments={courses.moments}
        values={courses.values[course]}
        say={words.value.speech.number}
        range={range}
      />
    </section>
  );
}
