import { useState } from 'preact/hooks';
import type { Stored } from '#protocol';
import button from '../../kit/button.module.css';
import { said } from '../../kit/chronicle/said.ts';
import layout from '../../kit/layout.module.css';
import { forgetMe } from '../../net/person/person.ts';
import { useDoing } from './doing.ts';
import css from './page.module.css';

/** Everything that is stored about me: to see, to take along, to delete. */
export function StoredSheet({ about, changed }: { readonly about: Stored; readonly changed: () => void }) {
  const { you } = said.value;
  const [isSure, setSure] = useState(false);
  const { busy, news, run } = useDoing(changed);
  const remove = () => {
    setSure(!isSure);
    if (isSure) run(forgetMe, you.deleted);
  };
  return (
    <section class={`${layout.sheet} ${css.sheet}`}>
      <h2>{you.stored}</h2>
      <p>{you.storedHint}</p>
      <ul class={css.list}>
        <li>{you.storedKeys(about.keys.length + about.passkeys.length)}</li>
        <li>{you.storedSeats(about.seats.length)}</li>
        <li>{you.storedGames(about.games.length)}</li>
        <li>{you.storedDays(about.days.length)}</li>
      </ul>
      <details class={css.all}>
        <summary>{you.storedAll}</summary>
        <pre>{textOf(about)}</pre>
      </details>
      <p class="row">
        <button type="button" class={button.plain} onClick={() => download(about)}>
          {you.download}
        </button>
        <button type="button" class={button.plain} disabled={busy || about.name === null} onClick={remove}>
          {isSure ? you.deleteSure : you.delete}
        </button>
      </p>
      <p role="status">{news}</p>
    </section>
  );
}

const textOf = (about: Stored): string => JSON.stringify(about, null, 2);

function download(about: Stored): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([textOf(about)], { type: 'application/json' }));
  link.download = 'pendulum-about-me.json';
  link.click();
  URL.revokeObjectURL(link.href);
}
