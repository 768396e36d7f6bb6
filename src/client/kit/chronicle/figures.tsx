import type { ComponentChildren } from 'preact';
import figures from './figures.module.css';

interface Props {
  /** What is counted, for those who hear it. */
  readonly label: string;
  readonly columns: readonly string[];
  /** The name of a row, and its figures. */
  readonly rows: readonly (readonly [string, ...ComponentChildren[]] | readonly string[])[];
}

/** A table of figures. On a small screen every row stands for itself, and each figure beside its name. */
export function Figures({ label, columns: [first, ...columns], rows }: Props) {
  const isWide = columns.length > 2;
  return (
    <div
      class={isWide ? `${figures.figures} ${figures.stacked}` : figures.figures}
      tabIndex={0}
      role="region"
      aria-label={label}
    >
      <table>
        <caption class="visually-hidden">{label}</caption>
        <thead>
          <tr>
            {first === '' ? <td /> : <th scope="col">{first}</th>}
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((figure, nth) => (
                <td key={columns[nth]} data-name={columns[nth]}>
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
