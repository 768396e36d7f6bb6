import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { LessonBook, LessonId } from '#words/lessons';
import { Icon } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import { at } from '../../kit/base.ts';
import button from '../../kit/button.module.css';
import { stepsOf } from './lessons.ts';
import { Onward } from './onward.tsx';
import css from './teacher.module.css';

interface Props {
  readonly book: LessonBook;
  readonly id: LessonId;
  readonly nth: number;
  readonly text: string;
  readonly strayed: boolean;
  /** For a step that is only to be read. */
  readonly goOn: (() => void) | null;
  readonly again: (() => void) | null;
  readonly finished: boolean;
  readonly children?: ComponentChildren;
}

/** The guiding voice at the edge of the table. */
export function Teacher({ book, id, nth, text, strayed, goOn, again, finished, children }: Props) {
  const { page, lessons } = book;
  const onward = useRef<HTMLButtonElement>(null);
  useEffect(() => onward.current?.focus({ preventScroll: true }), [nth, goOn === null]);
  const leave = (
    <a class={`${button.plain} ${css.leave}`} href={at('/learn')}>
      <Icon of="menu" size={20} /> <span>{page.leave}</span>
    </a>
  );
  return (
    <aside
      class={`${css.teacher} on-parchment`}
      {...address({ of: 'teacher' })}
      data-steps={again !== null || undefined}
      data-lesson={id}
      aria-label={page.voice}
    >
      <header>
        <h2>{lessons[id].title}</h2>
        {again !== null && <small>{page.step(nth + 1, stepsOf(id).length)}</small>}
        {again === null && leave}
      </header>
      <div aria-live="polite">
        <p>{text}</p>
        {strayed && !finished && (
          <p class={css.strayed} {...address({ of: 'strayed' })}>
            {page.elsewhere}
          </p>
        )}
      </div>
      {children && <div class={css.more}>{children}</div>}
      <footer>
        {again !== null && (
          <>
            {leave}
            <button
              type="button"
              class={`${button.plain} ${css.again}`}
              {...address({ of: 'startOver' })}
              onClick={again}
            >
              <Icon of="refresh" size={16} /> <span>{page.startOver}</span>
            </button>
          </>
        )}
        {goOn !== null && !finished && (
          <button
            ref={onward}
            type="button"
            class={`${button.main} ${css.on}`}
            {...address({ of: 'onward' })}
            onClick={goOn}
          >
            {page.goOn}
          </button>
        )}
        {finished && <Onward page={page} id={id} />}
      </footer>
    </aside>
  );
}
