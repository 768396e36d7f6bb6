import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { Icon } from '../art/index.ts';
import button from './button.module.css';
import css from './dialog.module.css';
import { words } from './i18n.ts';

interface Props {
  readonly title: string;
  readonly close: () => void;
  readonly width?: 'narrow' | 'broad' | 'wide';
  readonly children: ComponentChildren;
}

/** The browser's own dialog: it keeps the focus inside, closes on Escape and gives the focus back. */
export function Dialog({ title, close, width = 'narrow', children }: Props) {
  const sheet = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const dialog = sheet.current;
    const before = document.activeElement;
    dialog?.showModal();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog ref={sheet} class={css.dialog} data-width={width} aria-labelledby={heading} onClose={close}>
      <div class={css.head}>
        <h2 id={heading}>{title}</h2>
        <button type="button" class={button.icon} aria-label={words.value.settings.close} onClick={close}>
          <Icon of="close" />
        </button>
      </div>
      <div class={css.body}>{children}</div>
    </dialog>
  );
}
