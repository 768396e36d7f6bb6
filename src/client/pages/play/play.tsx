import { useEffect, useMemo, useState } from 'preact/hooks';
import { isCouncil } from '#engine';
import button from '../../kit/button.module.css';
import { words } from '../../kit/i18n.ts';
import { Lazy } from '../../kit/parts/lazy.tsx';
import { streaming } from '../../kit/stream.ts';
import { Tools } from '../../kit/tools/panel.tsx';
import { letCompare } from '../../net/store/compare.ts';
import type { Session } from '../../net/store/session.ts';
import { followGlance } from '../../net/waiting/follow.ts';
import { Coach } from '../../table/coach/coach.tsx';
import { CalledBanner } from '../../table/council/called.tsx';
import { CouncilScene } from '../../table/council/council.tsx';
import { GuidePanel, guidedAt } from '../../table/guide/guide.tsx';
import { Removals } from '../../table/rivals/removal.tsx';
import { TableScreen } from '../../table/screen/table.tsx';
import type { Ways } from '../end/ways.ts';
import type { Occasion } from '../finale/cast.ts';
import { Absences } from './absences.tsx';
import { useDebut } from './debut.ts';
import { PauseOverlay } from './pause.tsx';
import css from './play.module.css';
import { SeatSwitch } from './seatSwitch.tsx';

const watchTools = () => import('../watch/watch.tsx').then(({ WatchTools }) => WatchTools);
const endPage = () => import('../end/end.tsx').then(({ EndPage }) => EndPage);

/** Where the game turned is thought over before it ends. */
const finaleAhead = () => import('../finale/ahead.ts').then(({ askAhead }) => askAhead);

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
  const isLastCouncil = game !== null && game.round === 4 && isCouncil(game);
  useEffect(() => {
    if (isLastCouncil)
      finaleAhead().then(
        (askAhead) => askAhead(session),
        () => undefined,
      );
  }, [session, isLastCouncil]);
  if (game === null) return null;
  if (over && !looking) {
    return <Lazy load={endPage} with={{ session, code, ways, occasion, debut, look: () => setLooking(true) }} />;
  }
  return (
    <TableScreen
      session={session}
      game={game}
      tools={<TableTools session={session} code={code} />}
      aside={streaming.value ? null : guided.value ? <GuidePanel /> : <Coach />}
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

/** Who came to watch keeps what belongs to it when they join the game. */
function TableTools({ session, code }: Pick<Props, 'session' | 'code'>) {
  const [watches] = useState(() => session.held.value.length === 0);
  return (
    <>
      <SeatSwitch session={session} />
      {watches && <Lazy load={watchTools} with={{ session, code }} />}
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
