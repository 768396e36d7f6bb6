import { useState } from 'preact/hooks';
import { LIMITS } from '#protocol';
import { address } from '../../kit/address.ts';
import button from '../../kit/button.module.css';
import { said } from '../../kit/chronicle/said.ts';
import controls from '../../kit/controls.module.css';
import layout from '../../kit/layout.module.css';
import { settings } from '../../kit/settings/settings.ts';
import { takeName } from '../../net/person/person.ts';
import { useDoing } from './doing.ts';
import css from './page.module.css';

/** The name that is mine, and how it becomes mine. */
export function NameSheet({ changed }: { readonly changed: () => void }) {
  const { you } = said.value;
  const proven = settings.proven.value;
  const [name, setName] = useState(settings.name.peek());
  const { busy, news, run } = useDoing(changed);
  const take = (event: Event) => {
    event.preventDefault();
    run(() => takeName(name), you.taken);
  };
  return (
    <section class={`${layout.sheet} ${css.sheet}`}>
      <h2>{you.name}</h2>
      <p>{proven === '' ? you.noName : you.yourName(proven)}</p>
      <form class={css.form} onSubmit={take}>
        <label class={controls.field}>
          <span>{proven === '' ? you.wish : you.otherName}</span>
          <input
            value={name}
            maxLength={LIMITS.name}
            autocomplete="nickname"
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class={button.main} disabled={busy} {...address({ of: 'takeName' })}>
          {proven === '' ? you.take : you.rename}
        </button>
      </form>
      {proven !== '' && <p class="soft">{you.renameHint}</p>}
      <p role="status">{news}</p>
    </section>
  );
}
