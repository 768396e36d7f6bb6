import { ClockGround, Icon } from '../../art/index.ts';
import { at } from '../../kit/base.ts';
import button from '../../kit/button.module.css';
import { said } from '../../kit/chronicle/said.ts';
import { words } from '../../kit/i18n.ts';
import layout from '../../kit/layout.module.css';
import { LanguageSelect, Tools } from '../../kit/tools/panel.tsx';

const PAGES = ['players', 'statistics'] as const;

/** What stands above ranking, players and statistics, and leads from one to the others. */
export function Head({ title, here }: { readonly title: string; readonly here: (typeof PAGES)[number] | null }) {
  const { players } = said.value;
  const names = { players: players.ranking, statistics: players.statistics };
  return (
    <>
      <ClockGround />
      <header class={layout.head}>
        <h1>{title}</h1>
        <nav class="row">
          <a class={button.plain} href={at('/')}>
            <Icon of="home" size={20} />
            {words.value.end.home}
          </a>
          {PAGES.filter((page) => page !== here).map((page) => (
            <a key={page} class={button.plain} href={at(`/${page}`)}>
              {names[page]}
            </a>
          ))}
          <LanguageSelect />
          <Tools />
        </nav>
      </header>
    </>
  );
}
