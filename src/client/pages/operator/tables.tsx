import { useState } from 'preact/hooks';
import type { OperatorView } from '#protocol';
import { at } from '../../kit/base.ts';
import button from '../../kit/button.module.css';
import { said } from '../../kit/chronicle/said.ts';
import controls from '../../kit/controls.module.css';
import layout from '../../kit/layout.module.css';
import { ban } from '../../net/link/operator.ts';

interface Props {
  readonly tables: OperatorView['tables'];
  readonly token: string;
  readonly refresh: () => void;
}

/** Tables that are open to all: to be looked at, or closed with a word to those who are there. */
export function OpenTables({ tables, token, refresh }: Props) {
  const [word, setWord] = useState('');
  const { operator } = said.value;
  const shut = (code: string) => ban(token, { on: { table: code }, name: '', why: word, hours: null }).then(refresh);
  return (
    <section class={`${layout.sheet} stack`}>
      <h2>{operator.tables}</h2>
      {tables.length === 0 && <p class="soft">{operator.none}</p>}
      {tables.length > 0 && (
        <label class={controls.field}>
          <span>{operator.word}</span>
          <input value={word} onInput={(event) => setWord(event.currentTarget.value)} />
        </label>
      )}
      <ul>
        {tables.map(({ code, names }) => (
          <li key={code} class="row">
            <a href={at(`/t/${code}`)}>{code}</a> <span>{names.join(', ')}</span>
            <button type="button" class={button.quiet} onClick={() => shut(code)}>
              {operator.shut(code)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
