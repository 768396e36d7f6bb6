import type { OperatorView } from '#protocol';
import { said } from '../../kit/chronicle/said.ts';
import layout from '../../kit/layout.module.css';
import { whenText } from './when.ts';

/** What was done when. */
export function Deeds({ deeds }: { readonly deeds: OperatorView['deeds'] }) {
  const { operator } = said.value;
  return (
    <section class={layout.sheet}>
      <h2>{operator.deeds}</h2>
      {deeds.length === 0 && <p class="soft">{operator.none}</p>}
      <ul>
        {deeds.map(({ id, at, what, about, word }) => (
          <li key={id}>
            <span class="soft">{whenText(at)}</span> · {operator.did[what]} · {about}
            {word !== '' && ` · ${word}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
