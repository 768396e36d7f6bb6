import { useEffect, useMemo, useState } from 'preact/hooks';
import { isCouncil } from '#engine';
import button from '../../kit/button.module.css';
import { words } from '../../kit/i18n.ts';
import { Lazy } from '../../kit/parts/lazy.tsx';
import { Tools } from '../../kit/tools/panel.tsx';
import { letCompare } from '../../net/store/compare.ts';
import type { Session } from '../../net/store/session.ts';
import { followGlance } from '../../net/waiting/follow.ts';
import { Coach } from '../../table/coach/coach.tsx';
import { CalledBanner } from '../../table/council/called.tsx';
import { CouncilScene } from '../../table/council/council.tsx';
import { GuidePanel, guidedAt } from '../../table/guide/guide.tsx';
import { Removals } from '../../table/rivals/removal.tsx';
import { SeatPicker } from '../../table/screen/seatPicker.tsx';
import { TableScreen } from '../../table/screen/table.tsx';
import type { Ways } from '../end/ways.ts';
import type { Occasion } from '../finale/cast.ts';
import { Absences } from './absences.tsx';
import { useDebut } from './debut.ts';
import { PauseOverlay } from './pause.tsx';
import css from './play.module.css';
import { SeatSwitch } from './seatSwitch.tsx';

const endPage = () => import('../end/end.tsx').then(({ EndPage }) => EndPage);

interface Props {
  readonly session: Session;
  readonly code: string;
  readonly ways?: Ways | undefined;
  readonly occasion?: Occasion | undefined;
}

/** The table with what lies over it: council, pause, the end. */
export function PlayPage({ session, code, ways, occasion }: Props) {
  const [looking, setLooking] = useState(false);
  useEffect(() => letCompare(session), [session]);
  useEffect(() => followGlance(session, code), [session, code]);
  const guided = useMemo(() => guidedAt(session), [session]);
  const game = session.shown.value;
  const over = game?.phase === 'over';
  const debut = useDebut(game !== null && !over);
  if (game === null) return null;
  if (over && !looking) {
    return <Lazy load={endPage} with={{ session, code, ways, occasion, debut, look: () => setLooking(true) }} />;
  }
  return (
    <TableScreen
      session={session}
      game={game}
      tools={<TableTools session={session} />}
      aside={guided.value ? <GuidePanel /> : <Coach />}
      guided={guided}
    >
      {game.phase === 'called' && <CalledBanner />}
      {isCouncil(game) && <CouncilScene />}
      {game.paused && !over && <PauseOverlay session={session} />}
      {!game.paused && !over && <Absences session={session} />}
      <Removals session={session} />
      {over && <BackToResult back={() => setLooking(false)} />}
    </TableScreen>
  );
}

function TableTools({ session }: { readonly session: Session }) {
  return (
    <>
      <SeatSwitch session={session} />
      {session.held.value.length === 0 && <SeatPicker />}
      <Tools />
    </>
  );
}

export function BackToResult({ back }: { readonly back: () => void }) {
  return (
    <button type="button" class={`${button.main} ${css.back}`} onClick={back}>
      {words.value.end.backToResult}
    </button>
  );
}
