import { useEffect, useState } from 'preact/hooks';
import type { Recording } from '#protocol';
import { ClockGround } from '../../art/index.ts';
import { at } from '../../kit/base.ts';
import button from '../../kit/button.module.css';
import { said, useSaid } from '../../kit/chronicle/said.ts';
import { words } from '../../kit/i18n.ts';
import layout from '../../kit/layout.module.css';
import { useComing } from '../../kit/parts/coming.ts';
import { takeAhead } from './ahead.ts';
import { type Loaded, loadRecording } from './load.ts';
import { OpenFile } from './openFile.tsx';
import { Watched } from './watched.tsx';

/** A finished game under its link or, without one, a file that a person opens. */
export function ReplayPage({ of }: { readonly of: string | null }) {
  const speaks = useSaid();
  useEffect(() => {
    if (speaks) document.title = `${said.value.replay.title} · ${words.value.start.title}`;
  });
  if (of !== null) return <FromLink key={of} of={of} speaks={speaks} />;
  return speaks ? <FromFile /> : <ClockGround />;
}

function FromFile() {
  const [recording, setRecording] = useState<Recording | null>(null);
  return recording === null ? <OpenFile open={setRecording} /> : <Watched recording={recording} name={null} />;
}

function FromLink({ of, speaks }: { readonly of: string; readonly speaks: boolean }) {
  const [tries, setTries] = useState(0);
  const [ahead] = useState(() => takeAhead(of));
  const [loaded, setLoaded] = useState<Loaded | null>(ahead?.loaded ?? null);
  const again = () => {
    setLoaded(null);
    setTries(tries + 1);
  };
  useComing(() => (tries === 0 && ahead?.coming) || loadRecording(of), [of, tries], setLoaded);
  if (!speaks) return <ClockGround />;
  if (loaded?.ok) return <Watched recording={loaded.recording} name={of} />;
  const { replay } = said.value;
  return (
    <main class={`${layout.page} ${layout.narrow}`}>
      <ClockGround />
      <h1>{replay.title}</h1>
      <p role="status">{loaded === null ? replay.loading : replay.failed[loaded.fault]}</p>
      {loaded !== null && (
        <p class="row">
          {loaded.fault === 'unfinished' ? (
            <a class={button.main} href={at(`/t/${of}`)}>
              {replay.watchLive}
            </a>
          ) : (
            <button type="button" class={button.main} onClick={again}>
              {replay.tryAgain}
            </button>
          )}
          <a class={button.plain} href={at('/replay')}>
            {replay.openFile}
          </a>
          <a class={button.plain} href={at('/')}>
            {words.value.end.home}
          </a>
        </p>
      )}
    </main>
  );
}
