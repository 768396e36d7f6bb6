import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Choice, dayOf, type Puzzle } from '#analysis';
import { type Command, isCouncil } from '#engine';
import { Tools } from '../../kit/tools/panel.tsx';
import { keepReview } from '../../net/practice/own.ts';
import { askTeacher } from '../../net/teacher/asking/ask.ts';
import { type Depth, spotsOf } from '../../table/coach/depths.ts';
import { CouncilScene } from '../../table/council/council.tsx';
import { TableScreen } from '../../table/screen/table.tsx';
import { usePointing } from '../../table/view/pointing.ts';
import { PuzzlePanel } from './panel.tsx';
import { puzzleSession } from './session.ts';
import { judge, type Verdict } from './verdict.ts';

interface Props {
  readonly puzzle: Puzzle;
  /** Of the puzzle of a day: whether it was missed in the public game that it is from. */
  readonly missed: boolean | null;
  readonly next: string | null;
}

/** One puzzle on the real table. The first answer counts; afterwards one may try on. */
export function Solve({ puzzle, missed, next }: Props) {
  const [choices, setChoices] = useState<readonly Choice[] | null>(null);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [depth, setDepth] = useState<Depth | 0>(0);
  const isCounted = useRef(false);
  const position = { game: puzzle.game, seat: puzzle.seat, at: puzzle.at };
  useEffect(() => askTeacher('counsel', { ...position, beside: [] }, setChoices), [puzzle]);
  const count = (solved: boolean): void => {
    if (!isCounted.current) keepReview(puzzle, solved, dayOf(new Date()));
    isCounted.current = true;
  };
  /** The champion thinks over just this answer, too, whatever it thought of by itself. */
  const answer = (command: Command | null): void => {
    const beside = command === null ? [] : [command];
    askTeacher('counsel', { ...position, beside }, (all) => {
      const judged = judge(all, command);
      setChoices(all);
      setVerdict(judged);
      count(judged.how === 'right' && depth < 2);
    });
  };
  const latest = useRef(answer);
  latest.current = answer;
  const session = useMemo(() => puzzleSession(puzzle, (command) => latest.current(command)), [puzzle]);
  const best = choices?.[0]?.command;
  usePointing(
    depth > 1 && best !== undefined ? spotsOf(best, puzzle.seat) : [],
    `${puzzle.id} ${depth} ${verdict?.how ?? ''}`,
  );
  const panel = (
    <PuzzlePanel
      puzzle={puzzle}
      missed={missed}
      choices={choices}
      verdict={verdict}
      depth={depth}
      hint={() => setDepth(depth === 0 ? 1 : 2)}
      wait={() => answer(null)}
      giveUp={() => {
        count(false);
        setVerdict({ how: 'shown', cost: 0 });
      }}
      next={next}
    />
  );
  return (
    <TableScreen session={session} game={puzzle.game} tools={<Tools />} aside={panel} beside="teacher">
      {isCouncil(puzzle.game) && <CouncilScene />}
    </TableScreen>
  );
}
