import { signal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Seat } from '#engine';
import type { Recording } from '#protocol';
import { Lazy } from '../../kit/parts/lazy.tsx';
import { followSound } from '../../table/senses/sound/follow.ts';
import { openFilm, positionOf } from './film.ts';
import { loadRecording } from './load.ts';
import { ReplayScreen } from './screen.tsx';
import { replaySession } from './session.ts';

const analysisPage = () => import('../analysis/page.tsx').then(({ AnalysisPage }) => AnalysisPage);

interface Props {
  readonly recording: Recording;
  /** What the game is called in links; null for a file, which has none. */
  readonly name: string | null;
}

/** One recorded game, at the table or in numbers; either leads to the other and keeps its place. */
export function Watched({ recording, name }: Props) {
  const film = useMemo(() => openFilm(recording), [recording]);
  const session = useMemo(() => replaySession(film, name ?? ''), [film]);
  const watched = useMemo(() => signal<Seat | null>(seatInLink(recording) ?? 0), [recording]);
  const [view, setView] = useState<'table' | 'analysis'>(wantsAnalysis() ? 'analysis' : 'table');
  useEffect(() => followSound(session, { speed: () => session.speed.peek() }), [session]);
  useEffect(() => {
    const seq = numberInLink('at');
    if (seq !== null) session.seek(positionOf(film, seq));
    return session.close;
  }, [session]);
  if (view === 'table') {
    return <ReplayScreen session={session} watched={watched} name={name} analyse={() => setView('analysis')} />;
  }
  const watch = (seq: number) => {
    session.seek(positionOf(film, seq));
    setView('table');
  };
  return <Lazy load={analysisPage} with={{ recording, name, watch, back: () => setView('table'), load: otherGame }} />;
}

const otherGame = async (of: string): Promise<Recording | null> => {
  const loaded = await loadRecording(of);
  return loaded.ok ? loaded.recording : null;
};

const linked = (key: string): string | null => new URLSearchParams(location.search).get(key);
const wantsAnalysis = (): boolean => linked('show') === 'analysis';

function numberInLink(key: string): number | null {
  const found = linked(key);
  return found !== null && /^\d{1,9}$/.test(found) ? Number(found) : null;
}

function seatInLink({ seats }: Recording): Seat | null {
  const seat = numberInLink('seat');
  return seat !== null && seat < seats.length ? seat : null;
}
