import { type Analysis, DOINGS, PLACES } from '#analysis';
import { AREAS } from '#content';
import figures from '../../kit/chronicle/figures.module.css';
import { said } from '../../kit/chronicle/said.ts';
import { words } from '../../kit/i18n.ts';
import layout from '../../kit/layout.module.css';
import cell from './cell.module.css';
import { Figure, WhoCell } from './cell.tsx';
import type { Part } from './people.ts';
import css from './tables.module.css';

interface Props extends Part {
  readonly analysis: Analysis;
}

/** What would be written as no time at all is none. */
const SEEN = 3000;

const minutes = (time: number): string => words.value.speech.number(time / 60_000);

/** Where everybody's workers spent the rounds; a figure leads to where the longest stay began. */
export function TimeTable({ people, watch, analysis: { time } }: Props) {
  const { analysis } = said.value;
  return (
    <section class={layout.sheet}>
      <h2>{analysis.workTime}</h2>
      <p class="soft">{analysis.workTimeHint}</p>
      <ul class={cell.legend}>
        {DOINGS.map((doing) => (
          <li key={doing}>
            <i class={cell.doing} data-kind={doing} aria-hidden="true" />
            {analysis.doings[doing]}
          </li>
        ))}
      </ul>
      <div class={figures.figures}>
        <table class={css.times}>
          <caption class="visually-hidden">{analysis.workTime}</caption>
          <thead>
            <tr>
              <th scope="col">{analysis.player}</th>
              {PLACES.map((place) => (
                <th key={place} scope="col">
                  {analysis.places[place]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {people.map((person) => (
              <tr key={person.seat}>
                <WhoCell person={person} />
                {PLACES.map((place) => {
                  const spent = time[person.seat]?.[place];
                  if (spent === undefined) return null;
                  const seen = DOINGS.filter((doing) => spent[doing].for >= SEEN);
                  const whole = seen.reduce((sum, doing) => sum + spent[doing].for, 0);
                  return (
                    <td key={place}>
                      <span class={cell.stacked} aria-hidden="true">
                        {seen.map((doing) => (
                          <i
                            key={doing}
                            class={cell.doing}
                            data-kind={doing}
                            style={{ '--share': spent[doing].for / whole }}
                          />
                        ))}
                      </span>
                      <span class={css.doings}>
                        {seen.map((doing) => (
                          <Figure key={doing} moment={spent[doing].longest} watch={watch}>
                            <i class={cell.doing} data-kind={doing} aria-hidden="true" />
                            {minutes(spent[doing].for)}
                            <span class="visually-hidden"> {analysis.doings[doing]}</span>
                          </Figure>
                        ))}
                      </span>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** A figure leads to the first such flip. */
export function FlipTable({ people, watch, analysis: { flips } }: Props) {
  const { analysis } = said.value;
  const { speech } = words.value;
  if (flips.every(({ delay }) => delay === null)) return null;
  return (
    <section class={layout.sheet}>
      <h2>{analysis.flips}</h2>
      <div class={figures.figures}>
        <table>
          <caption class="visually-hidden">{analysis.flips}</caption>
          <thead>
            <tr>
              <th scope="col">{analysis.player}</th>
              {AREAS.map((area) => (
                <th key={area} scope="col">
                  {analysis.places[area]}
                </th>
              ))}
              <th scope="col">{analysis.flipDelay}</th>
            </tr>
          </thead>
          <tbody>
            {people.map((person) => {
              const own = flips[person.seat];
              if (own === undefined) return null;
              return (
                <tr key={person.seat}>
                  <WhoCell person={person} />
                  {AREAS.map((area) => (
                    <td key={area}>
                      <Figure moment={own.first[area]} watch={watch}>
                        {own.count[area]}
                      </Figure>
                    </td>
                  ))}
                  <td>
                    <Figure moment={null} watch={watch}>
                      {own.delay === null ? '–' : analysis.seconds(speech.number(own.delay / 1000))}
                    </Figure>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}
