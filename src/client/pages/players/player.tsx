import { PACES, type Player } from '#protocol';
import figures from '../../kit/chronicle/figures.module.css';
import { said } from '../../kit/chronicle/said.ts';
import { words } from '../../kit/i18n.ts';
import layout from '../../kit/layout.module.css';
import { CharacterSums } from './characters.tsx';
import { Course } from './course.tsx';
import { useFetched } from './fetched.ts';
import { Games } from './games.tsx';
import { Figure } from './ranking.tsx';

/** What the rated games of one player tell. */
export function PlayerSheets({ name }: { readonly name: string }) {
  const player = useFetched<Player>(`/api/players/${encodeURIComponent(name)}`);
  const { players } = said.value;
  if (player === 'coming') return null;
  if (typeof player === 'string') return <p>{player === 'missing' ? players.unknown : players.unreachable}</p>;
  if (player.last.length === 0) return <p>{players.noGames}</p>;
  return (
    <>
      <Ratings ratings={player.ratings} />
      <CharacterSums counts={player.counts} />
      <Course games={player.course} />
      <Games title={players.best} games={player.best} />
      <Games title={players.last} games={player.last} />
    </>
  );
}

function Ratings({ ratings }: Pick<Player, 'ratings'>) {
  const { players } = said.value;
  const { number } = words.value.speech;
  return (
    <section class={layout.sheet}>
      <h2>{players.rating}</h2>
      <div class={figures.figures} tabIndex={0} role="region" aria-label={players.rating}>
        <table>
          <caption class="visually-hidden">{players.rating}</caption>
          <thead>
            <tr>
              <th scope="col">{players.pace}</th>
              <th scope="col">{players.rating}</th>
              <th scope="col">{players.likely}</th>
              <th scope="col">{players.games}</th>
            </tr>
          </thead>
          <tbody>
            {PACES.map((pace) => ({ pace, rating: ratings[pace] })).map(
              ({ pace, rating }) =>
                rating !== undefined && (
                  <tr key={pace}>
                    <th scope="row">{players.paces[pace]}</th>
                    <td>
                      <Figure {...rating} />
                    </td>
                    <td>
                      {players.range(
                        number(rating.rating - 2 * rating.deviation),
                        number(rating.rating + 2 * rating.deviation),
                      )}
                    </td>
                    <td>{number(rating.games)}</td>
                  </tr>
                ),
            )}
          </tbody>
        </table>
      </div>
    </section>
  );
}
