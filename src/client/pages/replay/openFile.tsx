import { useRef, useState } from 'preact/hooks';
import type { Recording, RecordingFault } from '#protocol';
import { ClockGround, Icon } from '../../art/index.ts';
import { at } from '../../kit/base.ts';
import button from '../../kit/button.module.css';
import { said } from '../../kit/chronicle/said.ts';
import { words } from '../../kit/i18n.ts';
import layout from '../../kit/layout.module.css';
import { LanguageSelect, Tools } from '../../kit/tools/panel.tsx';
import { openFile } from './load.ts';
import css from './openFile.module.css';

/** Choose a file or drop one. What is no game says why, and nothing else happens. */
export function OpenFile({ open }: { readonly open: (recording: Recording) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<RecordingFault | null>(null);
  const [over, setOver] = useState(false);
  const { replay } = said.value;
  const take = async (file: File | undefined | null) => {
    if (file === undefined || file === null) return;
    const opened = await openFile(file).catch(() => ({ ok: false, fault: 'damaged' }) as const);
    if (opened.ok) open(opened.recording);
    else setFault(opened.fault);
  };
  return (
    <main class={`${layout.page} ${layout.narrow}`}>
      <ClockGround />
      <header class="row">
        <LanguageSelect />
        <Tools />
      </header>
      <h1>{replay.openTitle}</h1>
      <p>{replay.openHint}</p>
      <section
        class={over ? `${layout.sheet} ${css.drop} ${css.over}` : `${layout.sheet} ${css.drop}`}
        aria-label={replay.openTitle}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer?.files[0]);
        }}
      >
        <button type="button" class={button.main} onClick={() => input.current?.click()}>
          <Icon of="log" size={20} />
          {replay.openFile}
        </button>
        <span class="soft">{replay.dropHere}</span>
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          class="visually-hidden"
          tabIndex={-1}
          aria-hidden="true"
          onChange={(event) => {
            take(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
      </section>
      <p class="bad" role="alert">
        {fault === null ? '' : replay.faults[fault]}
      </p>
      <p>
        <a class={button.plain} href={at('/')}>
          <Icon of="home" size={20} />
          {words.value.end.home}
        </a>
      </p>
    </main>
  );
}
