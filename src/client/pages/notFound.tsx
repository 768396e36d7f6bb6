import { ClockGround } from '../art/index.ts';
import { at } from '../kit/base.ts';
import button from '../kit/button.module.css';
import { words } from '../kit/i18n.ts';
import layout from '../kit/layout.module.css';

export function NotFound() {
  const { start } = words.value;
  return (
    <main class={`${layout.page} ${layout.narrow}`}>
      <ClockGround />
      <h1>{start.notFound}</h1>
      <p>{start.notFoundHint}</p>
      <p class="row">
        <a class={button.main} href={at('/')}>
          {start.home}
        </a>
      </p>
    </main>
  );
}
