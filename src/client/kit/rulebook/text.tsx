import type { ComponentChildren } from 'preact';
import { marksIn, piecesOf, type RuleId } from '#words/rulebook';

interface Props {
  readonly text: string;
  /** How a link to another rule is drawn here. */
  readonly link: (rule: RuleId, key: number) => ComponentChildren;
  /** What was searched for, to be marked. */
  readonly query?: string;
}

/** A rule's text with its links. */
export function RuleText({ text, link, query = '' }: Props) {
  return (
    <>
      {piecesOf(text).map((piece, index) =>
        'link' in piece ? link(piece.link, index) : <Marked key={index} text={piece.words} query={query} />,
      )}
    </>
  );
}

/** Words with what was searched for marked in them. */
export function Marked({ text, query }: { readonly text: string; readonly query: string }) {
  const marks = query === '' ? [] : marksIn(text, query);
  if (marks.length === 0) return <>{text}</>;
  return (
    <>
      {marks.map(([start, end], index) => (
        <>
          {text.slice(marks[index - 1]?.[1] ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </>
      ))}
      {text.slice(marks.at(-1)?.[1])}
    </>
  );
}
