import { useEffect, useState } from 'preact/hooks';
import type { Stored } from '#protocol';
import { ClockGround, Icon } from '../../art/index.ts';
import { at } from '../../kit/base.ts';
import button from '../../kit/button.module.css';
import { said, useSaid } from '../../kit/chronicle/said.ts';
import { words } from '../../kit/i18n.ts';
import layout from '../../kit/layout.module.css';
import { LanguageSelect, Tools } from '../../kit/tools/panel.tsx';
import { keyFrom, newSeed } from '../../net/person/key.ts';
import { stored } from '../../net/person/person.ts';
import { Devices } from './devices.tsx';
import { NameSheet } from './name.tsx';
import css from './page.module.css';
import { Recovery } from './recovery.tsx';
import { StoredSheet } from './stored.tsx';

/** Who I am here: my name, what proves it, and everything that is stored about me. */
export function YouPage() {
  const speaks = useSaid();
  const [about, setAbout] = useState<Stored | null>(null);
  const [can, setCan] = useState<boolean | null>(null);
  const look = () => stored().then(setAbout, () => setAbout(null));
  useEffect(() => {
    keyFrom(newSeed()).then(
      () => {
        setCan(true);
        look();
      },
      () => setCan(false),
    );
  }, []);
  useEffect(() => {
    if (speaks) document.title = `${said.value.you.title} · ${words.value.start.title}`;
  });
  if (!speaks) return <ClockGround />;
  const { you } = said.value;
  return (
    <main class={`${layout.page} ${css.you}`}>
      <ClockGround />
      <header class={layout.head}>
        <h1>{you.title}</h1>
        <span class="row">
          <a class={button.icon} href={at('/')} aria-label={words.value.start.home}>
            <Icon of="home" size={22} />
          </a>
          <LanguageSelect />
          <Tools />
        </span>
      </header>
      <p class="soft">{can === false ? you.cannot : you.hint}</p>
      {can === true && (
        <>
          <div class={css.column}>
            <NameSheet changed={look} />
            {about !== null && <Devices about={about} changed={look} />}
          </div>
          <div class={css.column}>
            <Recovery changed={look} />
            {about !== null && <StoredSheet about={about} changed={look} />}
          </div>
        </>
      )}
    </main>
  );
}
