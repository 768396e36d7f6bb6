import type { CharacterId } from '#content';
import type { Player } from '#protocol';
import figures from '../../kit/chronicle/figures.module.css';
import { said } from '../../kit/chronicle/said.ts';
import { words } from '../../kit/i18n.ts';
import layout from '../../kit/layout.module.css';
import { share } from './say.ts';
import { sumsBy, sumsOf } from './sums.ts';

/** How a person does with each character, and with all of them. */
export function CharacterSums({ counts }: Pick<Player, 'counts'>) {
  const { players } = said.value;
  const rows = [...sumsBy(counts), { of: null, ...sumsOf(counts) }];
  return (
    <section class={layout.sheet}>
      <h2>{players.characters}</h2>
      <div class={figures.figures} tabIndex={0} role="region" aria-label={players.characters}>
        <table>
          <caption class="visually-hidden">{players.characters}</caption>
          <thead>
            <tr>
              <th scope="col">{players.character}</th>
              <th scope="col">{players.games}</th>
              <th scope="col">{players.won}</th>
              <th scope="col">{players.complete}</th>
              <th scope="col">{players.points}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ of, seats, won, complete, points }) => (
              <tr key={of}>
                <th scope="row">{of === null ? players.all : words.value.characters.epithets[of as CharacterId]}</th>
                <td>{words.value.speech.number(seats)}</td>
                <td>{share(won, seats)}</td>
                <td>{share(complete, seats)}</td>
                <td>{words.value.speech.number(Math.round((10 * points) / seats) / 10)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
