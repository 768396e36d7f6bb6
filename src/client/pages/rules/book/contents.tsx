import { useState } from 'preact/hooks';
import {
  CHAPTER_IDS,
  type ChapterId,
  ESSAYS,
  type EssayId,
  type NoteId,
  RULES,
  type Rulebook,
  type RuleId,
} from '#words/rulebook';
import { Icon } from '../../../art/index.ts';
import button from '../../../kit/button.module.css';
import css from './contents.module.css';

interface Props {
  readonly book: Rulebook;
  /** The rules a search has left; null for all. */
  readonly found: ReadonlySet<RuleId> | null;
  readonly notes: readonly NoteId[] | null;
}

export const isLeft = (chapter: ChapterId, found: ReadonlySet<RuleId> | null): boolean =>
  found === null || RULES[chapter].some((rule) => found.has(rule));

/** The notes of an essay that a search has left. */
export const notesLeft = (essay: EssayId, found: readonly NoteId[] | null): readonly NoteId[] => {
  const notes: readonly NoteId[] = ESSAYS[essay];
  return found === null ? notes : notes.filter((note) => found.includes(note));
};

/** The way through the book: beside it on a wide screen, folded above it on a phone. */
export function Contents({ book, found, notes }: Props) {
  const [open, setOpen] = useState(false);
  const { page } = book;
  const fold = () => setOpen(false);
  const essay = (of: EssayId) =>
    notesLeft(of, notes).length > 0 && <Line go={fold} to={of} title={book.essays[of].title} />;
  return (
    <nav class={open ? `${css.contents} ${css.open}` : css.contents} aria-label={page.contents}>
      <button type="button" class={`${button.plain} ${css.unfold}`} aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon of="menu" size={20} />
        {page.contents}
      </button>
      <ul>
        {found === null && <Line go={fold} to="overview" title={page.overview} />}
        {essay('world')}
        {essay('people')}
        {CHAPTER_IDS.filter((chapter) => isLeft(chapter, found)).map((chapter) => (
          <Line key={chapter} go={fold} to={chapter} title={book.chapters[chapter].title} sign={chapter} />
        ))}
        {essay('house')}
        {essay('advice')}
        <Line go={fold} to="questions" title={page.questions} />
        <Line go={fold} to="words" title={page.glossary} />
        {found === null && <Line go={fold} to="tables" title={page.tables} />}
      </ul>
    </nav>
  );
}

interface LineProps {
  readonly go: () => void;
  readonly to: string;
  readonly title: string;
  readonly sign?: string;
}

function Line({ go, to, title, sign }: LineProps) {
  return (
    <li>
      <a href={`#${to}`} onClick={go}>
        <span>{title}</span>
        {sign !== undefined && <small aria-hidden="true">{sign}</small>}
      </a>
    </li>
  );
}
