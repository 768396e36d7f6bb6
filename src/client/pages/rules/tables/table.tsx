import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import css from './table.module.css';

interface Props {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ComponentChildren[] }[];
}

/** A table that can be scrolled sideways, by keys too, where the screen is too narrow for it. The first cell names its row. */
export function Table({ title, head, rows }: Props) {
  const heading = useId();
  return (
    <section class={css.table}>
      <h3 id={heading}>{title}</h3>
      <div class={css.scroll} role="region" aria-labelledby={heading} tabIndex={0}>
        <table aria-labelledby={heading} style={{ '--columns': head.length }}>
          <thead>
            <tr>
              {head.map((text) => (
                <th key={text} scope="col">
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [first, ...others] }) => (
              <tr key={key}>
                <th scope="row">{first}</th>
                {others.map((cell, index) => (
                  <td key={index}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Pictures and the words that say the same. */
export function Both({ icons, text }: { readonly icons: ComponentChildren; readonly text: string }) {
  return (
    <span class={css.both}>
      <span class={css.icons} aria-hidden="true">
        {icons}
      </span>
      <span>{text}</span>
    </span>
  );
}
