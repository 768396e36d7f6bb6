import { effect } from '@preact/signals';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Game, isCouncil } from '#engine';
import type { LessonBook } from '#words/lessons';
import { Tools } from '../../kit/tools/panel.tsx';
import { momentSession } from '../../net/store/moment.ts';
import type { FeedItem, Session } from '../../net/store/session.ts';
import { CouncilScene } from '../../table/council/council.tsx';
import { TableScreen } from '../../table/screen/table.tsx';
import { type Spot, usePointing } from '../../table/view/pointing.ts';
import { Notices } from '../play/notices.tsx';
import { isSmall, type Lesson, lessonOf, stepsOf } from './lessons.ts';
import { keepLearned } from './progress.ts';
import { Teacher } from './teacher.tsx';

type SmallId = Parameters<typeof lessonOf>[0];

/** A lesson on a small situation of the real table: no server, nobody else, nothing at stake. */
export function SmallLessonPage({ id, book }: { readonly id: SmallId; readonly book: LessonBook }) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} id={id} book={book} again={() => setAttempt(attempt + 1)} />;
}

interface Props {
  readonly id: SmallId;
  readonly book: LessonBook;
  readonly again: () => void;
}

/** A table is shown as soon as it answers, not before: no touch is lost. */
function Attempt(props: Props) {
  const session = useMemo(() => open(lessonOf(props.id)), [props.id]);
  useEffect(() => session.close, [session]);
  const game = session.shown.value;
  return game === null ? null : <Taught {...props} session={session} game={game} />;
}

function Taught({ id, book, again, session, game }: Props & { readonly session: Session; readonly game: Game }) {
  const lesson = lessonOf(id);
  const steps = stepsOf(id);
  const [nth, setNth] = useState(0);
  const [strayed, setStrayed] = useState(false);
  /** How much had happened when the step before was reached. */
  const seen = useRef(0);
  const name = steps[nth];
  const step = name === undefined ? undefined : lesson.steps[name];
  /** What is last only to be read ends the lesson as soon as it can be. */
  const finished = step === undefined || (step.reached === 'read' && nth === steps.length - 1);
  const goOn = (happened: number) => {
    seen.current = happened;
    setStrayed(false);
    setNth(nth + 1);
  };
  useEffect(() => {
    if (finished) keepLearned(id);
  }, [finished]);
  useEffect(() => {
    if (step === undefined || step.reached === 'read') return undefined;
    const { reached, mayRoam = false } = step;
    const started = seen.current;
    return effect(() => {
      const confirmed = session.confirmed.value;
      const feed = session.feed.value;
      if (confirmed === null) return;
      if (reached(confirmed)) setTimeout(goOn, 0, feed.length);
      else if (!mayRoam && isQuiet(confirmed) && feed.slice(started).some(isMove)) setStrayed(true);
    });
  }, [nth, session]);
  const isLost = strayed && !finished;
  const point = useMemo(() => [...(step?.point ?? []), ...(isLost ? [LOST] : [])], [step, isLost]);
  usePointing(point, `${nth} ${game.phase} ${game.players[0]?.todo.length ?? 0}`);
  const text = name === undefined ? `${book.page.finished} ${book.lessons[id].summary}` : textOf(book, id, name);
  const voice = (
    <Teacher
      book={book}
      id={id}
      nth={Math.min(nth, steps.length - 1)}
      text={text}
      strayed={strayed}
      goOn={step?.reached === 'read' ? () => goOn(session.feed.peek().length) : null}
      again={again}
      finished={finished}
    />
  );
  return (
    <>
      <TableScreen session={session} game={game} tools={<Tools />} aside={voice} beside="teacher">
        {isCouncil(game) && <CouncilScene />}
      </TableScreen>
      <Notices session={session} />
    </>
  );
}

/** Where nothing leads to the goal any more, the way is to start over. */
const LOST: Spot = { of: 'startOver' };

/** A look at the clock is no step astray. */
const isMove = ({ command }: FeedItem): boolean =>
  command.type !== 'pause' && command.type !== 'resume' && command.type !== 'due';

/** Nothing begun is left open: whatever was done was not the way to the goal. */
const isQuiet = (game: Game): boolean => game.players[0]?.todo.length === 0;

const open = (lesson: Lesson): Session => momentSession({ ...lesson.begin(), past: [], bots: [] });

function textOf({ lessons }: LessonBook, id: SmallId, step: string): string {
  const said: Readonly<Record<string, string>> = isSmall(id) ? lessons[id].steps : {};
  return said[step] ?? '';
}
