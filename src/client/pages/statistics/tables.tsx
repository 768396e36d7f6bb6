import type { CharacterId } from '#content';
import type { Count } from '#protocol';
import figures from '../../kit/chronicle/figures.module.css';
import { said } from '../../kit/chronicle/said.ts';
import { words } from '../../kit/i18n.ts';
import layout from '../../kit/layout.module.css';
import css from '../players/page.module.css';
import { share } from '../players/say.ts';
import { sumsBy, sumsOf } from '../players/sums.ts';
import { isBot, isOf, KINDS, type Kind, mean, spread, total } from './counts.ts';

interface Props {
  readonly counts: readonly Count[];
}

const tenths = (value: number): string =>
  Number.isNaN(value) ? '–' : words.value.speech.number(Math.round(10 * value) / 10);

/** People beside each level of bots: the bots are measured by it. */
export function Overview({ counts }: Props) {
  const { statistics } = said.value;
  const rows = KINDS.map((kind) => ({ kind, own: counts.filter(isOf(kind)) })).filter(({ own }) => own.length > 0);
  return (
    <section class={`${layout.sheet} ${css.wide}`}>
      <h2>{statistics.overview}</h2>
      <div class={figures.figures} tabIndex={0} role="region" aria-label={statistics.overview}>
        <table>
          <thead>
            <tr>
              <td />
              <th scope="col">{statistics.seats}</th>
              <th scope="col">{statistics.won}</th>
              <th scope="col">{statistics.complete}</th>
              <th scope="col">{statistics.points}</th>
              <th scope="col">{statistics.winning}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ kind, own }) => {
              const { seats, won, complete, points } = sumsOf(own);
              return (
                <tr key={kind}>
                  <th scope="row">{kindName(kind)}</th>
                  <td>{words.value.speech.number(seats)}</td>
                  <td>{share(won, seats)}</td>
                  <td>{share(complete, seats)}</td>
                  <td>{tenths(points / seats)}</td>
                  <td>{tenths(mean(spread(own, 'winningPoints')))}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const kindName = (kind: Kind): string =>
  kind === 'people' ? said.value.statistics.people : words.value.lobby.levels[kind];

/** How each character does, in people's hands and in bots'. */
export function ByCharacter({ counts }: Props) {
  const { statistics } = said.value;
  const people = sumsBy(counts.filter(isOf('people')));
  const bots = sumsBy(counts.filter(isBot));
  const ids = [...new Set([...people, ...bots].map(({ of }) => of))];
  const columns = [statistics.seats, statistics.won, statistics.complete, statistics.points];
  return (
    <section class={`${layout.sheet} ${css.wide}`}>
      <h2>{statistics.byCharacter}</h2>
      <div class={figures.figures} tabIndex={0} role="region" aria-label={statistics.byCharacter}>
        <table>
          <thead>
            <tr>
              <th scope="col">{statistics.character}</th>
              {[statistics.ofPeople, statistics.ofBots].flatMap((of) =>
                columns.map((column) => (
                  <th key={of(column)} scope="col">
                    {of(column)}
                  </th>
                )),
              )}
            </tr>
          </thead>
          <tbody>
            {ids.map((id) => (
              <tr key={id}>
                <th scope="row">{words.value.characters.epithets[id as CharacterId]}</th>
                {[people, bots].map((sums) => {
                  const { seats = 0, won = 0, complete = 0, points = 0 } = sums.find(({ of }) => of === id) ?? {};
                  return [String(seats), share(won, seats), share(complete, seats), tenths(points / seats)].map(
                    (figure, nth) => <td key={columns[nth]}>{figure}</td>,
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

/** Which council reward players take first. */
export function FirstRewards({ counts }: Props) {
  const { statistics } = said.value;
  const people = spread(counts.filter(isOf('people')), 'firstReward');
  const bots = spread(counts.filter(isBot), 'firstReward');
  const ids = [...new Set([...people.keys(), ...bots.keys()])];
  return (
    <section class={layout.sheet}>
      <h2>{statistics.rewards}</h2>
      <div class={figures.figures} tabIndex={0} role="region" aria-label={statistics.rewards}>
        <table>
          <thead>
            <tr>
              <th scope="col">{statistics.reward}</th>
              <th scope="col">{statistics.people}</th>
              <th scope="col">{statistics.bots}</th>
            </tr>
          </thead>
          <tbody>
            {ids.map((id) => (
              <tr key={id}>
                <th scope="row">{(words.value.cards.rewards as Readonly<Record<string, string>>)[id]}</th>
                <td>{share(people.get(id) ?? 0, total(people))}</td>
                <td>{share(bots.get(id) ?? 0, total(bots))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
