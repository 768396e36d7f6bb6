import type { Stored } from '#protocol';
import { tagOf } from '#words';
import button from '../../kit/button.module.css';
import { said } from '../../kit/chronicle/said.ts';
import { language } from '../../kit/i18n.ts';
import layout from '../../kit/layout.module.css';
import { addPasskey, removeDevice, removePasskey } from '../../net/person/person.ts';
import { useDoing } from './doing.ts';
import css from './page.module.css';

/** The devices and passkeys that are this person. */
export function Devices({ about, changed }: { readonly about: Stored; readonly changed: () => void }) {
  const { you } = said.value;
  const { busy, news, run } = useDoing(changed);
  return (
    <section class={`${layout.sheet} ${css.sheet}`}>
      <h2>{you.devices}</h2>
      <p class="soft">{you.devicesHint}</p>
      <ul class={css.list}>
        {about.keys.map(({ key, label, since }) => (
          <One
            key={key}
            text={`${label || you.firstDevice} · ${day(since)}`}
            {...(about.keys.length > 1 && !busy && { remove: () => run(() => removeDevice(key), you.removed) })}
          />
        ))}
        {about.passkeys.map(({ id, label, since }) => (
          <One
            key={id}
            text={`${you.passkey(label)} · ${day(since)}`}
            {...(!busy && { remove: () => run(() => removePasskey(id), you.removed) })}
          />
        ))}
      </ul>
      {about.name !== null && (
        <button type="button" class={button.plain} disabled={busy} onClick={() => run(addPasskey, you.passkeyAdded)}>
          {you.addPasskey}
        </button>
      )}
      <p role="status">{news}</p>
    </section>
  );
}

function One({ text, remove }: { readonly text: string; readonly remove?: () => void }) {
  const { you } = said.value;
  return (
    <li class={css.one}>
      <span>{text}</span>
      {remove !== undefined && (
        <button type="button" class={button.plain} aria-label={`${you.remove}: ${text}`} onClick={remove}>
          {you.remove}
        </button>
      )}
    </li>
  );
}

const day = (time: number): string =>
  new Intl.DateTimeFormat(tagOf(language.value), { dateStyle: 'medium' }).format(time);
