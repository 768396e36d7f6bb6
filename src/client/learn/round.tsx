import { effect } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { isCouncil, isRound } from '#engine';
import type { LessonBook } from '#words/lessons';
import { ClockGround } from '../art/index.ts';
import { TableScreen } from '../board/table.tsx';
import { Whispers } from '../coach/coach.tsx';
import { Notices } from '../pages/notices.tsx';
import { PauseOverlay } from '../pages/pause.tsx';
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
      text={finished ? book.page.finished : isRound(game) ? '' : book.lessons[id].steps.play}
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
      <TableScreen session={session} game={game} tools={<Tools />} aside={voice}>
        {game.phase === 'called' && <CalledBanner />}
        {game.paused && <PauseOverlay session={session} />}
      </TableScreen>
      <Notices session={session} />
    </>
  );
}

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
