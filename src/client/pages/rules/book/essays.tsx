import type { ComponentChildren } from 'preact';
import { PERSONS, type Person } from '#content';
import type { EssayId, NoteId, Rulebook } from '#words/rulebook';
import { Emblem } from '../../../art/index.ts';
import { Marked, RuleText } from '../../../kit/rulebook/text.tsx';
import chapters from './chapters.module.css';
import { CrossLink } from './chapters.tsx';
import { notesLeft } from './contents.tsx';
import css from './essays.module.css';

interface Props {
  readonly of: EssayId;
  readonly book: Rulebook;
  /** What a search has left; null for all. */
  readonly found: readonly NoteId[] | null;
  readonly query: string;
}

/** Prose around the rules: the world, its people, advice, and what online tables add. */
export function Essay({ of, book, found, query }: Props) {
  const notes = notesLeft(of, found);
  if (notes.length === 0) return null;
  const { title, lead } = book.essays[of];
  return (
    <section class={`${chapters.chapter} on-parchment`} id={of} tabIndex={-1} aria-labelledby={`${of}-title`}>
      <h2 id={`${of}-title`}>{title}</h2>
      {found === null && <p class={chapters.lead}>{lead}</p>}
      {notes.map((note) => (
        <NoteEntry key={note} of={note} book={book} query={query} />
      ))}
    </section>
  );
}

function NoteEntry({ of, book, query }: { readonly of: NoteId; readonly book: Rulebook; readonly query: string }) {
  const { title, text } = book.notes[of];
  return (
    <article class={`${chapters.rule} ${css.note}`} aria-labelledby={`note-${of}`}>
      {isPerson(of) && <Faces of={of} />}
      <div>
        <h3 id={`note-${of}`}>
          <Marked text={title} query={query} />
        </h3>
        <p>
          <RuleText text={text} query={query} link={(rule, key) => <CrossLink key={key} to={rule} book={book} />} />
        </p>
      </div>
    </article>
  );
}

const isPerson = (note: string): note is Person => (PERSONS as readonly string[]).includes(note);

/** Both sides of a character. */
function Faces({ of }: { readonly of: Person }): ComponentChildren {
  return (
    <span class={css.faces} aria-hidden="true">
      <Emblem of={of} side="basic" size={56} />
      <Emblem of={of} side="advanced" size={56} />
    </span>
  );
}
