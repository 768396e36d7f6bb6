import type { Analysis } from '#analysis';
import { clockOf } from '../../kit/chronicle/names.ts';
import { said } from '../../kit/chronicle/said.ts';
import { words } from '../../kit/i18n.ts';
import layout from '../../kit/layout.module.css';
import cell from './cell.module.css';
import { Watch, WhoHeading } from './cell.tsx';
import css from './missed.module.css';
import type { Part, Person } from './people.ts';

interface Props extends Part {
  readonly analysis: Analysis;
}

const MOST_STOOD = 3;
const WORTH_TELLING = 1000;

/** Timers left standing, workers stranded, achievements that could have been had: each with its moment. */
export function MissedChances({ people, watch, analysis: { missed } }: Props) {
  const { analysis } = said.value;
  const { names } = words.value;
  const stood = missed.stoodStill.slice(0, MOST_STOOD);
  const those = people.filter(({ seat }) => hasMissed(missed.seats[seat]));
  return (
    <section class={`${layout.sheet} ${css.missed}`}>
      <h2>{analysis.missed}</h2>
      <p class="soft">{stood.length + those.length === 0 ? analysis.nothingMissed : analysis.missedHint}</p>
      {stood.length > 0 && (
        <ul>
          {stood.map((one) => (
            <li key={one.seq}>
              <Watch moment={one} watch={watch} />
              {analysis.stood(names.areas[one.area].theTimer, clockOf(one.for))}
            </li>
          ))}
        </ul>
      )}
      <div class={css.people}>
        {those.map((person) => (
          <MissedBy key={person.seat} person={person} missed={missed} watch={watch} />
        ))}
      </div>
    </section>
  );
}

type OfSeat = Analysis['missed']['seats'][number];

const hasMissed = (of: OfSeat | undefined): of is OfSeat =>
  of !== undefined && of.stranded.length + of.unclaimed.length + (of.heldUp > WORTH_TELLING ? 1 : 0) > 0;

interface OneProps {
  readonly person: Person;
  readonly missed: Analysis['missed'];
  readonly watch: (seq: number) => void;
}

function MissedBy({ person, missed, watch }: OneProps) {
  const { analysis } = said.value;
  const { names } = words.value;
  const of = missed.seats[person.seat];
  if (!hasMissed(of)) return null;
  return (
    <article>
      <WhoHeading person={person} />
      <ul>
        {of.heldUp > WORTH_TELLING && (
          <li>
            {analysis.heldUp}: <b class="figure">{clockOf(of.heldUp)}</b>
          </li>
        )}
        {of.stranded.length > 0 && (
          <li>
            {analysis.stranded(of.stranded.length)}
            <span class="row">
              {of.stranded.map((one) => (
                <button
                  key={`${one.seq} ${one.worker}`}
                  type="button"
                  class={cell.moment}
                  onClick={() => watch(one.seq)}
                >
                  {analysis.strandedIn(names.areas[one.area].inside, clockOf(one.at))}
                </button>
              ))}
            </span>
          </li>
        )}
        {of.unclaimed.map((one) => (
          <li key={one.seq}>
            <Watch moment={one} watch={watch} />
            {analysis.unclaimed(one.round, clockOf(one.for))} {one.legendary && analysis.unclaimedToken}
          </li>
        ))}
      </ul>
    </article>
  );
}
