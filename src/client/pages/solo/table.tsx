import { type Signal, signal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { ClockGround } from '../../art/index.ts';
import { at } from '../../kit/base.ts';
import button from '../../kit/button.module.css';
import { words } from '../../kit/i18n.ts';
import layout from '../../kit/layout.module.css';
import { openSoloLink } from '../../net/link/solo.ts';
import { takePlan } from '../../net/shelf/begin.ts';
import type { Note } from '../../net/shelf/messages.ts';
import type { SoloKind, SoloPlan } from '../../net/shelf/plan.ts';
import { createSession, NO_KEYS } from '../../net/store/create.ts';
import type { Session } from '../../net/store/session.ts';
import { SessionPage } from '../play/session.tsx';
import { SoloWays } from './end.tsx';
import { forget, kept, look as lookAtShelf } from './kept.ts';
import css from './table.module.css';

interface SoloSession {
  readonly plan: SoloPlan | null;
  readonly session: Session;
  readonly note: Signal<Note | null>;
}

function openSolo(id: string): SoloSession {
  const note = signal<Note | null>(null);
  const { plan, origin } = takePlan(id) ?? { plan: null, origin: null };
  const heed = (noted: Note): void => {
    note.value = noted;
  };
  const link = openSoloLink(id, plan, heed, origin);
  const session = createSession(link, NO_KEYS);
  const stop = session.confirmed.subscribe((game) => {
    if (game === null) return;
    // The story so far is no news.
    session.notice.value = null;
    queueMicrotask(() => stop());
  });
  return { plan, session, note };
}

/** A table beside the page, by the name it is kept under. */
export function SoloTable({ id }: { readonly id: string }) {
  const [nth, setNth] = useState(0);
  const { plan, session, note } = useMemo(() => openSolo(id), [id, nth]);
  const occasion = useKind(id, plan);
  useEffect(() => session.close, [session]);
  useEffect(() => {
    document.title = `${words.value.solo.title} · ${words.value.start.title}`;
  });
  const noted = note.value;
  if (noted !== null && noted !== 'unsaved') return <Noted id={id} note={noted} again={() => setNth(nth + 1)} />;
  return (
    <>
      {noted === 'unsaved' && (
        <p class={css.unsaved} role="status">
          {words.value.solo.notes.unsaved}
        </p>
      )}
      <SessionPage
        session={session}
        code={id}
        ways={(look) => <SoloWays id={id} session={session} look={look} />}
        occasion={occasion === 'whatIf' || occasion === 'sandbox' ? 'free' : occasion}
      />
    </>
  );
}

/** A game that was begun before is looked up on the shelf. */
function useKind(id: string, plan: SoloPlan | null): SoloKind | undefined {
  useEffect(() => {
    if (plan === null) lookAtShelf();
  }, [id]);
  return plan?.kind ?? kept.value?.games.find((game) => game.id === id)?.plan.kind;
}

interface NotedProps {
  readonly id: string;
  readonly note: Exclude<Note, 'unsaved'>;
  readonly again: () => void;
}

/** Why there is no table to see, and what can be done. */
function Noted({ id, note, again }: NotedProps) {
  const { notes, back, forget: throwAway } = words.value.solo;
  return (
    <main class={`${layout.page} ${layout.narrow}`}>
      <ClockGround />
      <h1>{notes[note]}</h1>
      <p>{notes[`${note}Hint`]}</p>
      <p class="row">
        {note === 'taken' && (
          <button type="button" class={button.main} onClick={again}>
            {notes.takeOver}
          </button>
        )}
        <a class={button.plain} href={at('/solo')}>
          {back}
        </a>
        {note === 'unreadable' && (
          <a class={button.quiet} href={at('/solo')} onClick={() => forget(id)}>
            {throwAway}
          </a>
        )}
      </p>
    </main>
  );
}
