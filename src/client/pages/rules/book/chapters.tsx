import { CHAPTER_IDS, type ChapterId, RULES, type Rulebook, type RuleId } from '#words/rulebook';
import look from '../../../kit/rulebook/rule.module.css';
import { Marked, RuleText } from '../../../kit/rulebook/text.tsx';
import { PICTURES } from '../snippets/index.tsx';
import css from './chapters.module.css';
import { isLeft } from './contents.tsx';

interface Props {
  readonly book: Rulebook;
  readonly found: ReadonlySet<RuleId> | null;
  readonly query: string;
  /** The rule the address names. */
  readonly marked: RuleId | null;
}

/** All rules, chapter by chapter; a search leaves only what it found. */
export function Chapters({ book, found, query, marked }: Props) {
  return (
    <>
      {CHAPTER_IDS.filter((chapter) => isLeft(chapter, found)).map((chapter) => (
        <Chapter key={chapter} of={chapter} book={book} found={found} query={query} marked={marked} />
      ))}
    </>
  );
}

function Chapter({ of, book, found, query, marked }: Props & { readonly of: ChapterId }) {
  const { title, lead } = book.chapters[of];
  const rules: readonly RuleId[] = RULES[of];
  return (
    <section class={`${css.chapter} on-parchment`} id={of} tabIndex={-1} aria-labelledby={`${of}-title`}>
      <h2 id={`${of}-title`}>{title}</h2>
      {found === null && <p class={css.lead}>{lead}</p>}
      {rules
        .filter((rule) => found === null || found.has(rule))
        .map((rule) => (
          <RuleEntry
            key={rule}
            id={rule}
            book={book}
            query={query}
            marked={rule === marked}
            pictured={found === null}
          />
        ))}
    </section>
  );
}

interface EntryProps {
  readonly id: RuleId;
  readonly book: Rulebook;
  readonly query: string;
  readonly marked: boolean;
  readonly pictured: boolean;
}

function RuleEntry({ id, book, query, marked, pictured }: EntryProps) {
  const { title, text, example } = book.rules[id];
  const Picture = pictured ? PICTURES[id] : undefined;
  return (
    <article
      class={marked ? `${css.rule} ${css.marked}` : css.rule}
      id={id}
      aria-current={marked || undefined}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
    >
      <h3 id={`${id}-title`}>
        <a class={look.number} href={`#${id}`}>
          {id}
        </a>{' '}
        <Marked text={title} query={query} />
      </h3>
      <p>
        <RuleText text={text} query={query} link={(rule, key) => <CrossLink key={key} to={rule} book={book} />} />
      </p>
      {example !== undefined && (
        <p class={look.example}>
          <b>{book.page.example}</b> <Marked text={example} query={query} />
        </p>
      )}
      {Picture !== undefined && <Picture book={book} />}
    </article>
  );
}

/** To another rule on this page. */
export function CrossLink({ to, book }: { readonly to: RuleId; readonly book: Rulebook }) {
  return (
    <a class={look.link} href={`#${to}`} title={book.rules[to].title}>
      {to}
    </a>
  );
}
