import figures from '../../kit/chronicle/figures.module.css';
import { said } from '../../kit/chronicle/said.ts';
import { words } from '../../kit/i18n.ts';
import layout from '../../kit/layout.module.css';
import type { Listed } from './list.tsx';
import { sumsBy } from './sums.ts';

interface Props<K extends string | number> {
  readonly title: string;
  readonly games: readonly Listed[];
  readonly by: (game: Listed) => K;
  readonly name: (key: K) => string;
}

export function Sums<K extends string | number>({ title, games, by, name }: Props<K>) {
  const { history } = said.value;
  const { number } = words.value.speech;
  return (
    <section class={layout.sheet}>
      <h2>{title}</h2>
      <div class={figures.figures}>
        <table>
          <caption class="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <td />
              <th scope="col">{history.played}</th>
              <th scope="col">{history.won}</th>
              <th scope="col">{history.average}</th>
              <th scope="col">{history.best}</th>
            </tr>
          </thead>
          <tbody>
            {sumsBy(games, by).map(({ of, games: many, wins, averagePlace, best }) => (
              <tr key={of}>
                <th scope="row">{name(of)}</th>
                <td>{many}</td>
                <td>{wins}</td>
                <td>{number(averagePlace)}</td>
                <td>{best}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
