import { useEffect } from 'preact/hooks';
import listed from '../../../../licences.json';
import { ClockGround, Icon } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import { at } from '../../kit/base.ts';
import button from '../../kit/button.module.css';
import { words } from '../../kit/i18n.ts';
import layout from '../../kit/layout.module.css';
import { LanguageSelect, Tools } from '../../kit/tools/panel.tsx';
import { VERSION } from '../../kit/version.ts';
import css from './page.module.css';

type Package = (typeof listed.packages)[number];

/** Our own licence, and those of everything by others that comes with the game. */
export function LicencesPage() {
  const { settings, start } = words.value;
  useEffect(() => {
    document.title = `${settings.licences} · ${start.title}`;
  });
  return (
    <main class={`${layout.page} ${css.licences}`} {...address({ of: 'licences' })}>
      <ClockGround />
      <header class={layout.head}>
        <h1>{settings.licences}</h1>
        <span class="row">
          <a class={button.plain} href={at('/')}>
            <Icon of="home" size={20} />
            {start.home}
          </a>
          <LanguageSelect />
          <Tools />
        </span>
      </header>
      <p>{settings.version(VERSION)}</p>
      <p>{settings.licencesHint}</p>
      <ul>
        {listed.packages.map((one) => (
          <Licence key={`${one.name} ${one.version}`} of={one} />
        ))}
      </ul>
    </main>
  );
}

function Licence({ of: { name, version, licence, text } }: { readonly of: Package }) {
  const title = (
    <>
      <b>{name}</b> <span class="figure">{version}</span> <span class="soft">{licence}</span>
    </>
  );
  const whole = listed.texts[text];
  return (
    <li class={layout.sheet}>
      {whole === undefined ? (
        title
      ) : (
        <details>
          <summary>{title}</summary>
          <pre lang="en">{whole}</pre>
        </details>
      )}
    </li>
  );
}
