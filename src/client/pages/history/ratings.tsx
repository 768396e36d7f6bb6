import { useEffect, useState } from 'preact/hooks';
import figures from '../../kit/chronicle/figures.module.css';
import { said } from '../../kit/chronicle/said.ts';
import { words } from '../../kit/i18n.ts';
import layout from '../../kit/layout.module.css';
import { ownName } from '../../kit/name.ts';
import { fetchRatings, type Rating } from './elsewhere.ts';
import css from './ratings.module.css';

const SHOWN = 50;

/** Who is how good at this server, for tables that wanted to know. */
export function Ratings() {
  const [ratings, setRatings] = useState<readonly Rating[] | null>(null);
  useEffect(() => {
    fetchRatings().then(setRatings);
  }, []);
  const { history } = said.value;
  const { number } = words.value.speech;
  if (ratings === null) return null;
  return (
    <section class={layout.sheet}>
      <h2>{history.ratings}</h2>
      <p class="soft">{history.ratingsHint}</p>
      {ratings.length === 0 ? (
        <p>{history.noRatings}</p>
      ) : (
        <div class={figures.figures}>
          <table>
            <caption class="visually-hidden">{history.ratings}</caption>
            <thead>
              <tr>
                <th scope="col">{history.name}</th>
                <th scope="col">{history.rating}</th>
                <th scope="col">{history.likely}</th>
                <th scope="col">{history.played}</th>
              </tr>
            </thead>
            <tbody>
              {ratings.slice(0, SHOWN).map(({ name, rating, deviation, games }) => (
                <tr key={name} class={name === ownName() ? css.own : ''}>
                  <th scope="row">{name}</th>
                  <td>{number(rating)}</td>
                  <td>{history.sure(number(rating - 2 * deviation), number(rating + 2 * deviation))}</td>
                  <td>{games}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
