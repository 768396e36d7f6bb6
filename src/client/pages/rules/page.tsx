import { useEffect, useMemo, useState } from 'preact/hooks';
import { find, indexOf, isRuleId, type Rulebook } from '#words/rulebook';
import { ClockGround, Icon } from '../../art/index.ts';
import { at } from '../../kit/base.ts';
import button from '../../kit/button.module.css';
import { words } from '../../kit/i18n.ts';
import layout from '../../kit/layout.module.css';
import { useRulebook } from '../../kit/rulebook/book.ts';
import { LanguageSelect, Tools } from '../../kit/tools/panel.tsx';
import { Chapters } from './book/chapters.tsx';
import { Contents } from './book/contents.tsx';
import { Essay } from './book/essays.tsx';
import { Glossary, Overview, Questions } from './book/sections.tsx';
import { useMarked } from './marked.ts';
import css from './page.module.css';
import { SearchField } from './search.tsx';
import { Tables } from './tables/index.tsx';

/** The whole rulebook on one page. `rule` is the one to show first; an address such as /rules#TIM-3 does the same. */
export function RulesPage({ rule = null }: { readonly rule?: string | null }) {
  const { book, failed, again } = useRulebook();
  return (
    <div class={`${layout.page} ${css.rules}`}>
      <ClockGround />
      {book !== null && <Book book={book} first={rule} />}
      {book === null && failed && (
        <main class={layout.narrow}>
          <button type="button" class={button.plain} onClick={again}>
            <Icon of="refresh" size={20} />
          </button>
        </main>
      )}
    </div>
  );
}

function Book({ book, first }: { readonly book: Rulebook; readonly first: string | null }) {
  const [query, setQuery] = useState('');
  const index = useMemo(() => indexOf(book), [book]);
  const searching = query.trim() !== '';
  const found = useMemo(() => (searching ? find(index, query) : null), [index, query, searching]);
  const marked = useMarked(first?.toUpperCase() ?? null, () => setQuery(''));
  useEffect(() => {
    if (searching) scrollTo(0, 0);
  }, [searching, query]);
  useTitle(`${book.page.title} · ${words.value.names.game}`);
  const rules = found === null ? null : new Set(found.rules);
  const notes = found?.notes ?? null;
  return (
    <>
      <header class={css.head}>
        <a class={button.quiet} href={at('/')} aria-label={book.page.home}>
          <Icon of="home" size={20} />
          <span>{book.page.home}</span>
        </a>
        <SearchField book={book} query={query} search={setQuery} found={found} />
        <button type="button" class={`${button.plain} ${css.print}`} onClick={() => print()}>
          {book.page.print}
        </button>
        <LanguageSelect always />
        <Tools />
      </header>
      <div class={css.spread}>
        <Contents book={book} found={rules} notes={notes} />
        <main class={css.body} id="rules-top">
          <h1>{book.page.title}</h1>
          {found === null && <Overview book={book} />}
          <Essay of="world" book={book} found={notes} query={query} />
          <Essay of="people" book={book} found={notes} query={query} />
          <Chapters book={book} found={rules} query={query} marked={isRuleId(marked) ? marked : null} />
          <Essay of="house" book={book} found={notes} query={query} />
          <Essay of="advice" book={book} found={notes} query={query} />
          <Questions book={book} found={found?.questions ?? null} query={query} />
          <Glossary book={book} found={found?.terms ?? null} query={query} />
          {found === null && <Tables book={book} />}
          <a class={`${button.quiet} ${css.up}`} href="#rules-top">
            {book.page.toTop}
          </a>
        </main>
      </div>
    </>
  );
}

function useTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
