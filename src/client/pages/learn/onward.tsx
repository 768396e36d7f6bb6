import type { LessonBook, LessonId } from '#words/lessons';
import { address } from '../../kit/address.ts';
import { at } from '../../kit/base.ts';
import button from '../../kit/button.module.css';
import { nextLesson } from './progress.ts';
import teacher from './teacher.module.css';

interface Props {
  readonly page: LessonBook['page'];
  readonly id: LessonId;
}

/** From a lesson to the next, and from the last to a whole game. */
export function Onward({ page, id }: Props) {
  const next = nextLesson(id);
  return (
    <a
      class={`${button.main} ${teacher.on}`}
      {...address({ of: 'onward' })}
      href={at(next === null ? '/solo' : `/learn/${next}`)}
    >
      {next === null ? page.wholeGame : page.next}
    </a>
  );
}
