import { useEffect } from 'preact/hooks';
import { ClockGround } from '../../art/index.ts';
import { words } from '../../kit/i18n.ts';
import layout from '../../kit/layout.module.css';
import { Lazy } from '../../kit/parts/lazy.tsx';
import type { Session } from '../../net/store/session.ts';
import { followSound } from '../../table/senses/sound/follow.ts';
import type { Ways } from '../end/ways.ts';
import type { Occasion } from '../finale/cast.ts';
import { ConnectionBanner } from './connection.tsx';
import { Notices } from './notices.tsx';
import { PlayPage } from './play.tsx';
import { Refused, refusedAt } from './refused.tsx';

interface Props {
  readonly session: Session;
  readonly code: string;
  /** On the way to a game that begins at once: the lobby is passed by, unless something stands against it. */
  readonly straight?: boolean | undefined;
  readonly ways?: Ways | undefined;
  readonly occasion?: Occasion | undefined;
}

const lobbyPage = () => import('../lobby/lobby.tsx').then(({ LobbyPage }) => LobbyPage);

/** A table at whatever stage it is; the same over a socket and beside a worker. */
export function SessionPage({ session, code, straight, ways, occasion }: Props) {
  useEffect(() => followSound(session, { music: true }), [session]);
  const refused = refusedAt(session);
  if (refused !== null) return <Refused of={refused} />;
  return (
    <>
      <ConnectionBanner session={session} />
      <Stage session={session} code={code} straight={straight} ways={ways} occasion={occasion} />
      <Notices session={session} />
    </>
  );
}

function Stage({ session, code, straight, ways, occasion }: Props) {
  const table = session.table.value;
  const game = session.confirmed.value;
  if (table === null) return <Waiting />;
  if (table.stage === 'lobby' || game === null) {
    if (straight === true && session.notice.value?.type !== 'fault') return <Waiting />;
    return <Lazy load={lobbyPage} with={{ session, table }} meanwhile={<Waiting />} />;
  }
  return <PlayPage session={session} code={code} ways={ways} occasion={occasion} />;
}

function Waiting() {
  return (
    <main class={`${layout.page} ${layout.narrow}`}>
      <ClockGround />
      <h1>{words.value.start.title}</h1>
      <p class="soft">{words.value.connection.connecting}</p>
    </main>
  );
}
