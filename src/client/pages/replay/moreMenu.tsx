import { useRef, useState } from 'preact/hooks';
import { lastSeq } from '#protocol';
import { Icon } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import { at, linkTo } from '../../kit/base.ts';
import button from '../../kit/button.module.css';
import { said } from '../../kit/chronicle/said.ts';
import { words } from '../../kit/i18n.ts';
import layout from '../../kit/layout.module.css';
import { saveFile } from './load.ts';
import css from './moreMenu.module.css';
import type { ReplaySession } from './session.ts';

interface Props {
  readonly session: ReplaySession;
  readonly name: string | null;
}

/** Saving, a link to this very moment, another file, and the way out. */
export function MoreMenu({ session, name }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);
  const [copied, setCopied] = useState(false);
  const { replay } = said.value;
  const close = () => menu.current?.removeAttribute('open');
  const copy = () =>
    navigator.clipboard.writeText(linkHere(session, name)).then(
      () => setCopied(true),
      () => prompt(replay.copyLink, linkHere(session, name)),
    );
  return (
    <details
      name="replay-sheet"
      class={css.menu}
      {...address({ of: 'moreMenu' })}
      ref={menu}
      onToggle={() => setCopied(false)}
    >
      <summary class={button.icon} aria-label={replay.more} title={replay.more}>
        <Icon of="menu" size={20} />
      </summary>
      <div class={`${css.sheet} ${layout.sheet} stack`}>
        <button
          type="button"
          class={button.plain}
          onClick={() => {
            saveFile(session.film.recording, name ?? 'game');
            close();
          }}
        >
          <Icon of="log" size={20} />
          {replay.save}
        </button>
        {name !== null && (
          <button type="button" class={button.plain} onClick={copy}>
            <Icon of={copied ? 'check' : 'link'} size={20} />
            <span aria-live="polite">{copied ? replay.copied : replay.copyLink}</span>
          </button>
        )}
        <a class={button.plain} href={at('/history')}>
          {said.value.history.title}
        </a>
        <a class={button.plain} href={at('/')}>
          <Icon of="home" size={20} />
          {words.value.end.home}
        </a>
      </div>
    </details>
  );
}

function linkHere({ film, position }: ReplaySession, name: string | null): string {
  const entry = film.entries[position.value - 1];
  return linkTo(`/replay/${name ?? ''}?at=${entry === undefined ? 0 : lastSeq(entry)}`);
}
