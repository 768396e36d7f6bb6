import { useEffect, useState } from 'preact/hooks';
import { isCouncil } from '#engine';
import { TableScreen } from '../board/table.tsx';
import { Coach } from '../coach/coach.tsx';
import { words } from '../i18n.ts';
import { Lazy } from '../lazy.tsx';
import { CouncilScene } from '../panels/council.tsx';
import { CalledBanner } from '../panels/councilCalled.tsx';
import { Tools } from '../settings/panel.tsx';
import { letCompare } from '../store/compare.ts';
import type { Session } from '../store/session.ts';
import { PauseOverlay } from './pause.tsx';
import { Removals } from './removal.tsx';
import { SeatSwitch } from './seatSwitch.tsx';
import type { Ways } from './ways.ts';
import './overlays.css';

const seatPicker = () => import('../replay/seatPicker.tsx').then(({ SeatPicker }) => SeatPicker);
const endPage = () => import('./end.tsx').then(({ EndPage }) => EndPage);

interface Props {
  readonly session: Session;
  readonly code: string;
  readonly ways?: Ways | undefined;
}

/** The table with what lies over it: council, pause, the end. */
export function PlayPage({ session, code, ways }: Props) {
  const [looking, setLooking] = useState(false);
  useEffect(() => letCompare(session), [session]);
  const game = session.shown.value;
  if (game === null) return null;
  const over = game.phase === 'over';
  if (over && !looking) return <Lazy load={endPage} with={{ session, code, ways, look: () => setLooking(true) }} />;
  return (
    <TableScreen session={session} game={game} tools={<TableTools session={session} />} aside={<Coach />}>
      {game.phase === 'called' && <CalledBanner />}
      {isCouncil(game) && <CouncilScene />}
      {game.paused && !over && <PauseOverlay session={session} />}
      <Removals session={session} />
      {over && <BackToResult back={() => setLooking(false)} />}
    </TableScreen>
  );
}

function TableTools({ session }: { readonly session: Session }) {
  return (
    <>
      <SeatSwitch session={session} />
      {session.held.value.length === 0 && <Lazy load={seatPicker} with={{}} />}
      <Tools />
    </>
  );
}

export function BackToResult({ back }: { readonly back: () => void }) {
  return (
    <button type="button" class="button button-main back-to-result" onClick={back}>
      {words.value.end.backToResult}
    </button>
  );
}
