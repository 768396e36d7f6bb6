import { useEffect, useState } from 'preact/hooks';
import type { Game } from '#engine';
import { ClockGround, Icon } from '../../art/index.ts';
import { at } from '../../kit/base.ts';
import button from '../../kit/button.module.css';
import { said, useSaid } from '../../kit/chronicle/said.ts';
import { words } from '../../kit/i18n.ts';
import layout from '../../kit/layout.module.css';
import { type Unpacked, unpack } from '../position/link.ts';
import { SandboxEditor } from './editor.tsx';
import { freshFor } from './starts.ts';

/** A table that is set up by hand: an empty one, or the one that the link holds. */
export function SandboxPage() {
  const speaks = useSaid();
  const [text, setText] = useState(fragment());
  const [read, setRead] = useState<Unpacked | null>(text === '' ? bare() : null);
  useEffect(() => {
    const follow = () => setText(fragment());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  useEffect(() => {
    let isWanted = true;
    if (text !== '') unpack(text).then((found) => isWanted && setRead(found));
    return () => {
      isWanted = false;
    };
  }, [text]);
  useEffect(() => {
    if (speaks) document.title = `${said.value.sandbox.title} · ${words.value.start.title}`;
  });
  if (!speaks || read === null) return <ClockGround />;
  if (!read.ok) return <Unreadable why={read.why} anew={() => setRead(bare())} />;
  return <SandboxEditor key={text} first={read.game} />;
}

const fragment = (): string => location.hash.slice(1);

const bare = (): Unpacked & { readonly game: Game } => ({ ok: true, game: freshFor(3) });

interface UnreadableProps {
  readonly why: 'newer' | 'broken';
  readonly anew: () => void;
}

/** The link is no position, or one of a later version. */
function Unreadable({ why, anew }: UnreadableProps) {
  const { sandbox } = said.value;
  return (
    <main class={`${layout.page} ${layout.narrow}`}>
      <ClockGround />
      <h1>{sandbox.title}</h1>
      <p role="alert">{sandbox.unreadable[why]}</p>
      <p class="row">
        <button type="button" class={button.main} onClick={anew}>
          {sandbox.anew}
        </button>
        <a class={button.plain} href={at('/')}>
          <Icon of="home" size={20} />
          {words.value.start.home}
        </a>
      </p>
    </main>
  );
}
