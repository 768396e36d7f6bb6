import { effect } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { isCouncil, isRound } from '#engine';
import type { LessonBook } from '#words/lessons';
import { ClockGround } from '../art/index.ts';
import { TableScreen } from '../board/table.tsx';
import { Whispers } from '../coach/coach.tsx';
import { Notices } from '../pages/notices.tsx';
import { PauseOverlay } from '../pages/pause.tsx';
import { CouncilScene } from '../panels/council.tsx';
import { CalledBanner } from '../panels/councilCalled.tsx';
import { Tools } from '../settings/panel.tsx';
import { paceAsked, people } from '../solo/begin.ts';
import { newId, newSeed } from '../solo/dice.ts';
import { openSoloLink } from '../solo/link.ts';
import { freePlan } from '../solo/plan.ts';
import { createSession } from '../store/create.ts';
import type { Session } from '../store/session.ts';
import { keepLearned } from './progress.ts';
import { Teacher } from './teacher.tsx';

type RoundLessonId = 'firstRound' | 'withSand';

/** The quickest sand there is, for those who do not pretend to think either. */
const BLITZ_SAND = 10;

const NO_KEYS = { tokens: () => [], keep: () => undefined };

/** A real first round against two beginners, with the coach at one's side; it ends when the council meets. */
export function RoundLesson({ id, book }: { readonly id: RoundLessonId; readonly book: LessonBook }) {
  const session = useMemo(() => openRound(id), [id]);
  const [finished, setFinished] = useState(false);
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
  if (game === null) return <ClockGround />;
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
      {isRound(game) && !finished && <Whispers />}
    </Teacher>
  );
  return (
    <>
      <TableScreen session={session} game={game} tools={<Tools />} aside={voice}>
        {game.phase === 'called' && <CalledBanner />}
        {isCouncil(game) && <CouncilScene />}
        {game.paused && <PauseOverlay session={session} />}
      </TableScreen>
      <Notices session={session} />
    </>
  );
}

/** How the clock goes is told until it is known: by the first word of being done, or the first flip. */
function textOf({ lessons, page }: LessonBook, id: RoundLessonId, { feed, me, shown }: Session, finished: boolean) {
  if (finished) return page.roundFinished;
  if (shown.value === null || !isRound(shown.value)) return lessons[id].steps.place;
  const known = feed.value.some(({ seat, command }) => seat === me.value && KNOWN_BY.has(command.type));
  return known ? '' : lessons[id].steps.play;
}

const KNOWN_BY: ReadonlySet<string> = new Set(['done', 'flip']);

function openRound(id: RoundLessonId): Session {
  const timing = id === 'withSand' ? 'timed' : 'untimed';
  const pace = paceAsked();
  const seed = newSeed();
  const plan = freePlan(seed, people(seed), {
    bots: 2,
    level: 'novice',
    character: 'basic',
    terms: { timing: [timing, timing, timing, timing], speed: pace === 'blitz' ? BLITZ_SAND : 1 },
    pace,
  });
  return createSession(
    openSoloLink(`lesson-${newId()}`, plan, () => undefined),
    NO_KEYS,
  );
}
