import type { Anchor } from '../../kit/anchor.ts';
import button from '../../kit/button.module.css';
import { said } from '../../kit/chronicle/said.ts';
import popover from '../../table/ask/popover.module.css';
import { Popover } from '../../table/ask/popover.tsx';
import type { Editing } from './edit/editing.ts';
import css from './sandbox.module.css';
import { subjectName } from './sheet.tsx';
import { startOptions } from './starts.ts';
import { allSubjects, type Subject } from './subject.ts';

interface Props {
  readonly editing: Editing;
  readonly anchor: Anchor;
  readonly close: () => void;
}

interface SubjectProps extends Props {
  readonly open: (subject: Subject) => void;
  readonly start: () => void;
}

/** Everything that can be changed, for those who do not point at it. */
export function SubjectList({ editing, anchor, close, open, start }: SubjectProps) {
  return (
    <Popover anchor={anchor} title={said.value.sandbox.change} close={close}>
      <div class={`${popover.ways} ${css.list}`}>
        <button type="button" class={button.plain} onClick={start}>
          {said.value.sandbox.startFrom}
        </button>
        {allSubjects(editing.game.value).map((subject) => (
          <button key={JSON.stringify(subject)} type="button" class={button.plain} onClick={() => open(subject)}>
            {subjectName(subject, editing)}
          </button>
        ))}
      </div>
    </Popover>
  );
}

/** What a position can begin with. */
export function StartList({ editing, anchor, close }: Props) {
  return (
    <Popover anchor={anchor} title={said.value.sandbox.startFrom} close={close}>
      <div class={`${popover.ways} ${css.list}`}>
        {startOptions().map(({ label, game }) => (
          <button
            key={label}
            type="button"
            class={button.plain}
            onClick={() => {
              editing.replace(game());
              close();
            }}
          >
            {label}
          </button>
        ))}
      </div>
    </Popover>
  );
}
