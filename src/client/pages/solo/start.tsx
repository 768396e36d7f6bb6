import { useEffect } from 'preact/hooks';
import { ClockGround, Icon } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import { at } from '../../kit/base.ts';
import button from '../../kit/button.module.css';
import { words } from '../../kit/i18n.ts';
import layout from '../../kit/layout.module.css';
import { InstallButton } from '../../kit/pwa/install.tsx';
import { LanguageSelect, Tools } from '../../kit/tools/panel.tsx';
import { Daily } from './daily.tsx';
import { Free } from './free.tsx';
import { kept, look } from './kept.ts';
import { Regency } from './regency.tsx';
import css from './start.module.css';
import { Unfinished } from './unfinished.tsx';

/** Everything for one person: what waits to be finished, today's challenge, the Regency, and a free game. */
export function SoloStart() {
  useEffect(() => void look(), []);
  const { solo, start } = words.value;
  useEffect(() => {
    document.title = `${solo.title} · ${start.title}`;
  });
  return (
    <main class={`${layout.page} ${css.solo}`}>
      <ClockGround />
      <header class={`${css.head} row`}>
        <a class={button.icon} href={at('/')} aria-label={start.home}>
          <Icon of="home" />
        </a>
        <h1>{solo.title}</h1>
        <span class={`${css.tools} row`} {...address({ of: 'soloTools' })}>
          <LanguageSelect />
          <Tools />
        </span>
        <p>{solo.sentence}</p>
        <a class={button.plain} href={at('/sandbox')}>
          <Icon of="settings" size={20} />
          {solo.kinds.sandbox}
        </a>
        <InstallButton />
      </header>
      {kept.value?.keeps === false && <p class="bad">{solo.keepsNothing}</p>}
      <Unfinished />
      <Regency />
      <div class={css.side}>
        <Daily />
        <Free />
      </div>
    </main>
  );
}
