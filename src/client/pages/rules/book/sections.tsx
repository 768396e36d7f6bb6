import {
  QUESTION_IDS,
  QUESTIONS,
  type QuestionId,
  type Rulebook,
  type RuleId,
  TERMS,
  type Term,
} from '#words/rulebook';
import { Marked, RuleText } from '../../../kit/rulebook/text.tsx';
import { TwoRows } from '../snippets/index.tsx';
import chapters from './chapters.module.css';
import { CrossLink } from './chapters.tsx';
import css from './sections.module.css';

export function Overview({ book }: { readonly book: Rulebook }) {
  const { opening, sentences, rest } = book.overview;
  return (
    <section class={`${chapters.chapter} on-parchment`} id="overview" tabIndex={-1} aria-labelledby="overview-title">
      <h2 id="overview-title">{book.page.overview}</h2>
      {opening.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <ol class={css.sentences}>
        {sentences.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      <TwoRows book={book} />
      {rest.map(({ lead, text }) => (
        <p key={lead}>
          <b>{lead}</b> {text}
        </p>
      ))}
    </section>
  );
}

interface Props<T> {
  readonly book: Rulebook;
  /** What a search has left; null for all. */
  readonly found: readonly T[] | null;
  readonly query: string;
}

export function Questions({ book, found, query }: Props<QuestionId>) {
  const shown = found ?? QUESTION_IDS;
  if (shown.length === 0) return null;
  return (
    <section class={`${chapters.chapter} on-parchment`} id="questions" tabIndex={-1} aria-labelledby="questions-title">
      <h2 id="questions-title">{book.page.questions}</h2>
      {shown.map((id) => (
        <article class={chapters.rule} key={id} aria-labelledby={`question-${id}`}>
          <h3 id={`question-${id}`}>
            <Marked text={book.questions[id].question} query={query} />
          </h3>
          <p>
            <Marked text={book.questions[id].answer} query={query} /> <Rules of={QUESTIONS[id]} book={book} />
          </p>
        </article>
      ))}
    </section>
  );
}

export function Rules({ of, book }: { readonly of: readonly RuleId[]; readonly book: Rulebook }) {
  return (
    <span class={css.list}>
      {of.map((rule) => (
        <CrossLink key={rule} to={rule} book={book} />
      ))}
    </span>
  );
}

export function Glossary({ book, found, query }: Props<Term>) {
  const shown = found ?? TERMS;
  if (shown.length === 0) return null;
  return (
    <section class={`${chapters.chapter} on-parchment`} id="words" tabIndex={-1} aria-labelledby="words-title">
      <h2 id="words-title">{book.page.glossary}</h2>
      <dl class={css.words}>
        {shown.map((id) => (
          <div key={id}>
            <dt>
              <Marked text={book.glossary[id].term} query={query} />
            </dt>
            <dd>
              <RuleText
                text={book.glossary[id].meaning}
                query={query}
                link={(rule, key) => <CrossLink key={key} to={rule} book={book} />}
              />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
