import { Component, type ComponentChildren } from 'preact';
import { at } from '../kit/base.ts';
import button from '../kit/button.module.css';
import { words } from '../kit/i18n.ts';
import layout from '../kit/layout.module.css';

interface Props {
  readonly children: ComponentChildren;
}

/** Says what to do when a screen breaks; the table itself is safe. Preact knows such boundaries only as classes. */
export class Broken extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };

  static override getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override render({ children }: Props) {
    return this.state.broken ? <BrokenPage /> : children;
  }
}

function BrokenPage() {
  const { connection, start } = words.value;
  return (
    <main class={`${layout.page} ${layout.narrow}`}>
      <h1>{connection.broke}</h1>
      <p>{connection.brokeHint}</p>
      <p class="row">
        <button type="button" class={button.main} onClick={() => location.reload()}>
          {connection.reload}
        </button>
        <a class={button.plain} href={at('/')}>
          {start.home}
        </a>
      </p>
    </main>
  );
}
