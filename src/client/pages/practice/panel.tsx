import { useEffect, useRef } from 'preact/hooks';
import type { Choice, Puzzle } from '#analysis';
import { Icon } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import { at } from '../../kit/base.ts';
import button from '../../kit/button.module.css';
import { said } from '../../kit/chronicle/said.ts';
import { words } from '../../kit/i18n.ts';
import { type Depth, hintText, solutionText } from '../../table/coach/depths.ts';
import teacher from '../learn/teacher.module.css';
import css from './practice.module.css';
import type { Verdict } from './verdict.ts';

interface Props {
  readonly puzzle: Puzzle;
  readonly missed: boolean | null;
  /** The champion's choices; null while it thinks. */
  readonly choices: readonly Choice[] | null;
  readonly verdict: Verdict | null;
  readonly depth: Depth | 0;
  readonly hint: () => void;
  readonly wait: () => void;
  readonly giveUp: () => void;
  readonly next: string | null;
}

/** The question, the way to a hint, and what the champion says of the answer. */
export function PuzzlePanel({ puzzle, missed, choices, verdict, depth, hint, wait, giveUp, next }: Props) {
  const { practice } = said.value;
  const { game, seat, at: moment } = puzzle;
  const over = verdict !== null && verdict.how !== 'wrong';
  const onward = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (over) onward.current?.focus({ preventScroll: true });
  }, [over]);
  return (
    <aside
      class={`${teacher.teacher} ${css.panel} on-parchment`}
      {...address({ of: 'puzzle' })}
      data-verdict={verdict?.how}
      data-asks={mayWait(puzzle) ? undefined : ''}
      aria-label={words.value.start.practice}
    >
      <header>
        <h2>{practice.themes[puzzle.theme]}</h2>
        <small>{practice.grades[puzzle.grade]}</small>
      </header>
      <div aria-live="polite">
        <p>{practice.question(words.value.speech.number(game.round))}</p>
        {verdict !== null && <p>{verdictText(verdict)}</p>}
        {over && choices !== null && <p>{solutionText(game, seat, moment, choices)}</p>}
        {over && missed !== null && <p>{missed ? practice.publicMissed : practice.publicFound}</p>}
        {!over && depth > 0 && choices !== null && <p>{hintText(game, seat, moment, choices, depth as Depth)}</p>}
        {!over && depth > 0 && choices === null && <p>{practice.thinking}</p>}
      </div>
      <footer>
        <a class={`${button.plain} ${teacher.leave}`} href={at('/practice')}>
          <Icon of="menu" size={20} /> <span>{practice.all}</span>
        </a>
        {!over && (
          <>
            {mayWait(puzzle) && (
              <button type="button" class={`${button.plain} ${teacher.again}`} onClick={wait}>
                {practice.wait}
              </button>
            )}
            {depth < 2 && (
              <button type="button" class={`${button.plain} ${teacher.again}`} onClick={hint}>
                {depth === 0 ? practice.hint : practice.where}
              </button>
            )}
            <button type="button" class={`${button.plain} ${teacher.again}`} onClick={giveUp}>
              {practice.solution}
            </button>
          </>
        )}
        {over && next !== null && (
          <a ref={onward} class={`${button.main} ${teacher.on}`} href={at(`/practice/${next}`)}>
            {practice.next}
          </a>
        )}
      </footer>
    </aside>
  );
}

/** A question has to be answered, and without sand there is nothing to wait for. */
const mayWait = ({ game, seat }: Puzzle): boolean =>
  game.phase === 'round' && game.timing === 'timed' && game.players[seat]?.todo.length === 0;

function verdictText({ how, cost }: Verdict): string {
  const { practice } = said.value;
  if (how === 'wrong') return practice.wrong(words.value.speech.percent(cost));
  return how === 'right' ? practice.right : practice.shown;
}
