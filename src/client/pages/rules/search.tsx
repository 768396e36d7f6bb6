import { useRef } from 'preact/hooks';
import type { Found, Rulebook } from '#words/rulebook';
import { Icon } from '../../art/index.ts';
import button from '../../kit/button.module.css';
import css from './search.module.css';

interface Props {
  readonly book: Rulebook;
  readonly query: string;
  readonly search: (query: string) => void;
  readonly found: Found | null;
}

/** Finds while one types. */
export function SearchField({ book, query, search, found }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const { page } = book;
  const count = found === null ? 0 : Object.values(found).flat().length;
  const clear = () => {
    search('');
    field.current?.focus();
  };
  return (
    <search class={css.search}>
      <input
        ref={field}
        type="search"
        aria-label={page.search}
        placeholder={page.searchHint}
        autocomplete="off"
        spellcheck={false}
        enterkeyhint="search"
        value={query}
        onInput={(event) => search(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && clear()}
      />
      {query !== '' && (
        <button type="button" class={button.icon} aria-label={page.clear} onClick={clear}>
          <Icon of="close" size={18} />
        </button>
      )}
      <p role="status" class={css.found}>
        {found !== null && (count === 0 ? page.nothing(query.trim()) : page.found(count))}
      </p>
    </search>
  );
}
