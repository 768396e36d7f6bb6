import { ClockGround } from '../art/index.ts';
import { words } from '../i18n.ts';
import { LanguageSelect, Tools } from '../settings/panel.tsx';

/** The shell around the rules; `rule` is the one to show first. */
export function RulesPage({ rule }: { readonly rule: string | null }) {
  const { start } = words.value;
  return (
    <main class="page" data-rule={rule}>
      <ClockGround />
      <header class="row">
        <a class="button" href="/">
          {start.home}
        </a>
        <LanguageSelect />
        <Tools />
      </header>
      <h1>{start.rules}</h1>
    </main>
  );
}
