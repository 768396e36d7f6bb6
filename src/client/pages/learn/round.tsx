import { effect } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { isCouncil, isRound } from '#engine';
import type { LessonBook } from '#words/lessons';
import { ClockGround, Icon } from '../../art/index.ts';
import { at } from '../../kit/base.ts';
import button from '../../kit/button.module.css';
import { words } from '../../kit/i18n.ts';
import { Lazy } from '../../kit/parts/lazy.tsx';
import { Tools } from '../../kit/tools/panel.tsx';
import { openSoloLink } from '../../net/link/solo.ts';
import { paceAsked, people } from '../../net/shelf/begin.ts';
import { newChance, newId } from '../../net/shelf/dice.ts';
import { freePlan } from '../../net/shelf/plan.ts';
import { createSession, NO_KEYS } from '../../net/store/create.ts';
import type { Session } from '../../net/store/session.ts';
import { Whispers } from '../../table/coach/coach.tsx';
import { CalledBanner } from '../../table/council/called.tsx';
import { CouncilScene } from '../../table/council/council.tsx';
import { TableScreen } from '../../table/screen/table.tsx';
import { useDebut } from '../play/debut.ts';
import { Notices } from '../play/notices.tsx';
import { PauseOverlay } from '../play/pause.tsx';
import { BackToResult } from '../play/play.tsx';
import { Onward } from './onward.tsx';
import { keepLearned } from './progress.ts';
import { Teacher } from './teacher.tsx';

const endPage = () => import('../end/end.tsx').then(({ EndPage }) => EndPage);

type RoundLessonId = 'firstRound' | 'withSand';

/** The quickest sand there is, for those who do not pretend to think either. */
const BLITZ_SAND = 10;

/**
 * A real first round against two beginners, with the coach at one's side. It ends when the council meets; who likes it
 * plays on to the end of the game.
 */
export function RoundLesson({ id, book }: { readonly id: RoundLessonId; readonly book: LessonBook }) {
  const { session, name } = useMemo(() => openRound(id), [id]);
  const [finished, setFinished] = useState(false);
  const [looking, setLooking] = useState(false);
  useEffect(() => session.close, [session]);
  useEffect(
    () =>
      effect(() => {
        const game = session.confirmed.value;
        if (game !== null && isCouncil(game)) setTimeout(() => setFinished(true));
      }),
    [session],
  );
  useEffect(() => {
    if (finished) keepLearned(id);
  }, [finished]);
  const game = session.shown.value;
  const over = game?.phase === 'over';
  const debut = useDebut(game !== null && !over);
  if (game === null) return <ClockGround />;
  if (over && !looking) {
    const ways = (look: () => void) => <WaysOn book={book} id={id} look={look} />;
    return <Lazy load={endPage} with={{ session, code: name, ways, debut, look: () => setLooking(true) }} />;
  }
  const voice = (
    <Teacher
      book={book}
      id={id}
      nth={0}
      text={textOf(book, id, session, finished)}
      strayed={false}
      goOn={null}
      again={null}
      finished={finished}
    >
      {isRound(game) && <Whispers />}
    </Teacher>
  );
  return (
    <>
      <TableScreen session={session} game={game} tools={<Tools />} aside={voice} beside="teacher">
        {game.phase === 'called' && <CalledBanner />}
        {isCouncil(game) && <CouncilScene />}
        {game.paused && !over && <PauseOverlay session={session} />}
        {over && <BackToResult back={() => setLooking(false)} />}
      </TableScreen>
      <Notices session={session} />
    </>
  );
}

interface WaysOnProps {
  readonly book: LessonBook;
  readonly id: RoundLessonId;
  readonly look: () => void;
}

function WaysOn({ book: { page }, id, look }: WaysOnProps) {
  return (
    <nav class="row">
      <Onward page={page} id={id} />
      <button type="button" class={button.plain} onClick={look}>
        <Icon of="eye" size={20} />
        {words.value.end.lookAtTable}
      </button>
      <a class={button.plain} href={at('/learn')}>
        <Icon of="menu" size={20} />
        {page.leave}
      </a>
    </nav>
  );
}

/** How the clock goes is told until it is known: by the first word of being done, or the first flip. */
function textOf({ lessons, page }: LessonBook, id: RoundLessonId, { feed, me, shown }: Session, finished: boolean) {
  if (finished) return shown.value !== null && isRound(shown.value) ? '' : page.roundFinished;
  if (shown.value === null || !isRound(shown.value)) return lessons[id].steps.place;
  const known = feed.value.some(({ seat, command }) => seat === me.value && KNOWN_BY.has(command.type));
  return known ? '' : lessons[id].steps.play;
}

const KNOWN_BY: ReadonlySet<string> = new Set(['done', 'flip']);

function openRound(id: RoundLessonId): { readonly session: Session; readonly name: string } {
  const name = `lesson-${newId()}`;
  const timing = id === 'withSand' ? 'timed' : 'untimed';
  const pace = paceAsked();
  const chance = newChance();
  const plan = freePlan(chance, people(chance), {
    bots: 2,
    level: 'novice',
    character: 'basic',
    terms: { timing: [timing, timing, timing, timing], speed: pace === 'blitz' ? BLITZ_SAND : 1 },
    pace,
  });
  const link = openSoloLink(name, plan, () => undefined);
  return { session: createSession(link, NO_KEYS), name };
}
