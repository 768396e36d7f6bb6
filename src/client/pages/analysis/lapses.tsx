import { useEffect, useMemo } from 'preact/hooks';
import { dearest, type Lapse } from '#analysis';
import type { Recording } from '#protocol';
import { address } from '../../kit/address.ts';
import { said } from '../../kit/chronicle/said.ts';
import { words } from '../../kit/i18n.ts';
import layout from '../../kit/layout.module.css';
import { go } from '../../kit/router.ts';
import { keepLapse } from '../../net/practice/own.ts';
import { lookForLapses } from '../../net/teacher/asking/lapses.ts';
import { deedText, whyText } from '../../table/reasons/why.ts';
import cell from './cell.module.css';
import { Watch, WhoHeading } from './cell.tsx';
import css from './missed.module.css';
import type { Part, Person } from './people.ts';

interface Props extends Part {
  readonly recording: Recording;
  /** What the game is called in links; null for a file. */
  readonly name: string | null;
}

/** What the champion would have done instead, and what the difference was. */
export function Lapses({ recording, name, people, watch }: Props) {
  const practise = (lapse: Lapse) => go(`/practice/${keepLapse(name ?? recording.fingerprint.slice(0, 8), lapse)}`);
  const { practice } = said.value;
  const [looked, stop] = useMemo(() => lookForLapses(recording), [recording]);
  useEffect(() => stop, [stop]);
  const { lapses, done, of } = looked.value;
  const found = people
    .map((person) => ({ person, own: dearest(lapses, person.seat) }))
    .filter(({ own }) => own.length > 0);
  const isOver = of !== null && done >= of;
  return (
    <section class={`${layout.sheet} ${css.missed}`} {...address({ of: 'lapses' })} aria-busy={!isOver}>
      <h2>{practice.lapses}</h2>
      <p class="soft">{isOver && found.length === 0 ? practice.noLapses : practice.lapsesHint}</p>
      {!isOver && <p class="soft">{practice.looking(done, of ?? 0)}</p>}
      <div class={css.people}>
        {found.map(({ person, own }) => (
          <LapsesOf key={person.seat} person={person} lapses={own} watch={watch} practise={practise} />
        ))}
      </div>
    </section>
  );
}

interface OneProps {
  readonly person: Person;
  readonly lapses: readonly Lapse[];
  readonly watch: (seq: number) => void;
  readonly practise: (lapse: Lapse) => void;
}

function LapsesOf({ person, lapses, watch, practise }: OneProps) {
  return (
    <article>
      <WhoHeading person={person} />
      <ul>
        {lapses.map((lapse) => (
          <li key={`${lapse.seq} ${lapse.at}`}>
            <Watch moment={lapse} watch={watch} />
            {lapseText(lapse)}{' '}
            <button type="button" class={cell.moment} onClick={() => practise(lapse)}>
              {said.value.practice.practise}
            </button>
          </li>
        ))}
      </ul>
    </article>
  );
}

/** "Waiting for the black timer cost 6 %. Better: …" and why. */
function lapseText({ before, seat, at, did, waitedFor, best, cost }: Lapse): string {
  const { practice } = said.value;
  const { names, speech } = words.value;
  const text = (command: NonNullable<Lapse['did']>) => deedText(words.value, before, seat, command);
  const lost =
    did === null
      ? practice.waited(names.areas[waitedFor ?? 'purple'].theTimer, speech.percent(cost))
      : practice.did(text(did), speech.percent(cost));
  if (best.command === null) return `${lost} ${practice.betterWait}`;
  const why = whyText(words.value, before, seat, at, best.command) ?? '';
  return `${lost} ${practice.better(text(best.command))} ${why}`;
}
