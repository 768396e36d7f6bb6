import { useEffect, useState } from 'preact/hooks';
import type { Recording } from '#protocol';
import { ClockGround } from '../art/index.ts';
import { words } from '../i18n.ts';
import { type Loaded, loadRecording } from './load.ts';
import { OpenFile } from './openFile.tsx';
import { said, useSaid } from './said.ts';
import { Watched } from './watched.tsx';
import './replay.css';

/** A finished game under its link or, without one, whatever file somebody opens. */
export function ReplayPage({ of }: { readonly of: string | null }) {
  const speaks = useSaid();
  useEffect(() => {
    if (speaks) document.title = `${said.value.replay.title} · ${words.value.start.title}`;
  });
  if (!speaks) return <ClockGround />;
  return of === null ? <FromFile /> : <FromLink key={of} of={of} />;
}

function FromFile() {
  const [recording, setRecording] = useState<Recording | null>(null);
  return recording === null ? <OpenFile open={setRecording} /> : <Watched recording={recording} name={null} />;
}

function FromLink({ of }: { readonly of: string }) {
  const [tries, setTries] = useState(0);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    let wanted = true;
    setLoaded(null);
    loadRecording(of).then((found) => wanted && setLoaded(found));
    return () => {
      wanted = false;
    };
  }, [of, tries]);
  if (loaded?.ok) return <Watched recording={loaded.recording} name={of} />;
  const { replay } = said.value;
  return (
    <main class="page page-narrow">
      <ClockGround />
      <h1>{replay.title}</h1>
      <p role="status">{loaded === null ? replay.loading : replay.failed[loaded.fault]}</p>
      {loaded !== null && (
        <p class="row">
          {loaded.fault === 'unfinished' ? (
            <a class="button button-main" href={`/t/${of}`}>
              {replay.watchLive}
            </a>
          ) : (
            <button type="button" class="button button-main" onClick={() => setTries(tries + 1)}>
              {replay.tryAgain}
            </button>
          )}
          <a class="button" href="/replay">
            {replay.openFile}
          </a>
          <a class="button" href="/">
            {words.value.end.home}
          </a>
        </p>
      )}
    </main>
  );
}
