import type { Ranking, Rating } from '#protocol';
import { at } from '../../kit/base.ts';
import figures from '../../kit/chronicle/figures.module.css';
import { said } from '../../kit/chronicle/said.ts';
import { words } from '../../kit/i18n.ts';
import layout from '../../kit/layout.module.css';
import css from './page.module.css';

/** The best at a pace, and the one who looks. */
export function RankingSheet({ ranking: { pace, ratings, you, people } }: { readonly ranking: Ranking }) {
  const { players } = said.value;
  const isListed = ratings.some(({ name }) => name === you?.name);
  return (
    <section class={layout.sheet}>
      <h2>
        {players.paces[pace]} <small class="soft">{players.people(people)}</small>
      </h2>
      {ratings.length === 0 ? (
        <p>{players.none}</p>
      ) : (
        <div class={`${figures.figures} ${css.ranking}`} tabIndex={0} role="region" aria-label={players.title}>
          <table>
            <thead>
              <tr>
                <th scope="col">{players.place}</th>
                <th scope="col">{players.name}</th>
                <th scope="col">{players.rating}</th>
                <th scope="col">{players.likely}</th>
                <th scope="col">{players.games}</th>
              </tr>
            </thead>
            <tbody>
              {ratings.map((rating, index) => (
                <Row key={rating.name} {...rating} place={placeAt(rating, index)} own={rating.name === you?.name} />
              ))}
              {you !== null && !isListed && <Row {...you} own />}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

const placeAt = ({ provisional }: Rating, index: number): number | null => (provisional ? null : index + 1);

type RowProps = Rating & { readonly place: number | null; readonly own: boolean };

function Row({ name, place, own, games, ...rating }: RowProps) {
  const { players } = said.value;
  const { number } = words.value.speech;
  const [low, high] = [rating.rating - 2 * rating.deviation, rating.rating + 2 * rating.deviation];
  return (
    <tr class={own ? css.own : ''}>
      <td>{place ?? '–'}</td>
      <th scope="row">
        <a href={at(`/players/${encodeURIComponent(name)}`)}>{name}</a>
        {own && ' '}
        {own && <small class="soft">{players.you}</small>}
      </th>
      <td>
        <Figure {...rating} />
      </td>
      <td>{players.range(number(low), number(high))}</td>
      <td>{number(games)}</td>
    </tr>
  );
}

/** A rating, with a question mark while it is provisional. */
export function Figure({ rating, provisional }: Pick<Rating, 'rating' | 'provisional'>) {
  const { players } = said.value;
  return (
    <>
      {words.value.speech.number(rating)}
      {provisional && (
        <>
          <span aria-hidden="true" title={players.provisional}>
            ?
          </span>
          <span class="visually-hidden"> {players.provisional}</span>
        </>
      )}
    </>
  );
}
