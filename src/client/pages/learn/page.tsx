import { useEffect } from 'preact/hooks';
import { LESSON_IDS, type LessonBook, type LessonId } from '#words/lessons';
import { ClockGround, Icon } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import { at } from '../../kit/base.ts';
import button from '../../kit/button.module.css';
import { words } from '../../kit/i18n.ts';
import layout from '../../kit/layout.module.css';
import { Tools } from '../../kit/tools/panel.tsx';
import { useLessonBook } from './book.ts';
import { isSmall, lessonOf } from './lessons.ts';
import css from './page.module.css';
import { firstOpen, learned } from './progress.ts';
import { RoundLesson } from './round.tsx';
import { SmallLessonPage } from './small.tsx';

/** All lessons in a row, or the one that was chosen. */
export function LearnPage({ lesson }: { readonly lesson: string | null }) {
  const book = useLessonBook();
  useEffect(() => {
    if (book !== null) document.title = `${book.page.title} · ${words.value.start.title}`;
  });
  if (book === null) return null;
  const id = LESSON_IDS.find((one) => one === lesson);
  if (id === undefined) return <Lessons book={book} />;
  return isSmall(id) ? <SmallLessonPage key={id} id={id} book={book} /> : <RoundLesson key={id} id={id} book={book} />;
}

function Lessons({ book }: { readonly book: LessonBook }) {
  const { page } = book;
  const next = firstOpen();
  return (
    <main class={`${layout.page} ${css.learn}`}>
      <ClockGround />
      <header class={css.head}>
        <a class={button.icon} href={at('/')} aria-label={words.value.start.home}>
          <Icon of="home" size={22} />
        </a>
        <h1>{page.title}</h1>
        <Tools />
      </header>
      <p class={css.intro}>{next === null ? page.allFinished : page.intro}</p>
      <p>
        <a class={button.plain} href={at('/practice')}>
          {words.value.start.practice}
        </a>
      </p>
      <p class="soft">{page.progress(learned.value.size, LESSON_IDS.length)}</p>
      <ol class={css.lessons}>
        {LESSON_IDS.map((id, index) => (
          <LessonCard key={id} id={id} nth={index + 1} book={book} next={id === next} />
        ))}
      </ol>
    </main>
  );
}

interface CardProps {
  readonly id: LessonId;
  readonly nth: number;
  readonly book: LessonBook;
  readonly next: boolean;
}

const LONG_LESSONS = { firstRound: 6, withSand: 10 } as const;

function LessonCard({ id, nth, book, next }: CardProps) {
  const { page, lessons } = book;
  const known = learned.value.has(id);
  const minutes = isSmall(id) ? lessonOf(id).minutes : LONG_LESSONS[id];
  return (
    <li
      class={`${css.lesson} on-parchment`}
      data-known={known || undefined}
      data-next={next || undefined}
      {...(next ? address({ of: 'nextLesson' }) : {})}
    >
      <b class="figure">{nth}</b>
      <div>
        <h2>{lessons[id].title}</h2>
        <p>{lessons[id].summary}</p>
        <small>
          {known && (
            <>
              <Icon of="check" size={14} /> {page.learned} ·{' '}
            </>
          )}
          {page.minutes(minutes)}
        </small>
      </div>
      <a
        class={next ? button.main : button.plain}
        href={at(`/learn/${id}`)}
        aria-label={`${lessons[id].title}: ${page.start}`}
      >
        {known ? page.again : page.start}
      </a>
    </li>
  );
}
