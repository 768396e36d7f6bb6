import { useState } from 'preact/hooks';
import button from '../../kit/button.module.css';
import { said } from '../../kit/chronicle/said.ts';
import controls from '../../kit/controls.module.css';
import layout from '../../kit/layout.module.css';
import css from './add.module.css';
import { type AddFault, addByLink } from './elsewhere.ts';

/** A game from another device, by the private link of the seat there. */
export function AddGame({ changed }: { readonly changed: () => void }) {
  const [link, setLink] = useState('');
  const [answer, setAnswer] = useState<AddFault | 'added' | null>(null);
  const { history } = said.value;
  const add = async (event: Event) => {
    event.preventDefault();
    const fault = await addByLink(link);
    setAnswer(fault ?? 'added');
    if (fault !== null) return;
    setLink('');
    changed();
  };
  return (
    <section class={layout.sheet}>
      <h2>{history.add}</h2>
      <p class="soft">{history.addHint}</p>
      <form class={css.add} onSubmit={add}>
        <label class={controls.field}>
          <span>{history.addLink}</span>
          <input
            type="text"
            autocomplete="off"
            spellcheck={false}
            value={link}
            onInput={(event) => setLink(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class={button.plain} disabled={link.trim() === ''}>
          {history.addButton}
        </button>
      </form>
      <p class={answer === 'added' ? '' : 'bad'} role="status">
        {answer === null ? '' : answer === 'added' ? history.added : history.addFaults[answer]}
      </p>
    </section>
  );
}
