import { type Analysis, STOCKS } from '#analysis';
import { Icon } from '../../art/index.ts';
import figures from '../../kit/chronicle/figures.module.css';
import { said } from '../../kit/chronicle/said.ts';
import { words } from '../../kit/i18n.ts';
import layout from '../../kit/layout.module.css';
import cell from './cell.module.css';
import { Bar, Figure, WhoCell } from './cell.tsx';
import css from './goods.module.css';
import type { Part } from './people.ts';

interface Props extends Part {
  readonly analysis: Analysis;
}

/** What everybody gained and spent; a figure leads to the moment when the most of it came or went at once. */
export function GoodsTable({ people, watch, analysis: { goods } }: Props) {
  const { analysis } = said.value;
  const { number } = words.value.speech;
  const most = Math.max(
    1,
    ...goods.flatMap(({ gained, spent }) => STOCKS.flatMap((s) => [gained[s].sum, spent[s].sum])),
  );
  return (
    <section class={layout.sheet}>
      <h2>{analysis.goods}</h2>
      <ul class={cell.legend} aria-hidden="true">
        <li>
          <i class={cell.doing} data-kind="gained" /> {analysis.gained}
        </li>
        <li>
          <i class={cell.doing} data-kind="spent" /> {analysis.spent}
        </li>
      </ul>
      <div class={figures.figures}>
        <table class={css.goods}>
          <caption class="visually-hidden">{analysis.goods}</caption>
          <thead>
            <tr>
              <th scope="col">{analysis.player}</th>
              {STOCKS.map((stock) => (
                <th key={stock} scope="col">
                  <span class={cell.who}>
                    <Icon of={stock === 'votes' ? 'vote' : stock} size={22} />
                    {analysis.stocks[stock]}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {people.map((person) => (
              <tr key={person.seat}>
                <WhoCell person={person} />
                {STOCKS.map((stock) => {
                  const flow = goods[person.seat];
                  if (flow === undefined) return null;
                  const { gained, spent, left } = flow;
                  return (
                    <td key={stock}>
                      <span class={css.flow}>
                        <Bar share={gained[stock].sum / most} kind="gained" />
                        <Figure moment={gained[stock].most} watch={watch}>
                          +{number(gained[stock].sum)}
                          <span class="visually-hidden"> {analysis.gained}</span>
                        </Figure>
                      </span>
                      {stock !== 'votes' && (
                        <span class={css.flow}>
                          <Bar share={spent[stock].sum / most} kind="spent" />
                          <Figure moment={spent[stock].most} watch={watch}>
                            −{number(spent[stock].sum)}
                            <span class="visually-hidden"> {analysis.spent}</span>
                          </Figure>
                        </span>
                      )}
                      {stock !== 'votes' && left[stock] > 0 && (
                        <small class="soft">
                          {number(left[stock])} {analysis.left}
                        </small>
                      )}
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
