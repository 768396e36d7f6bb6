import { useState } from 'preact/hooks';
import type { Table } from '#protocol';
import { words } from '../i18n.ts';
import { isFiltered, partsOf } from './filter.ts';
import css from './masked.module.css';

interface Props {
  readonly text: string;
  readonly table: Pick<Table, 'terms'> | null;
}

/** What a person wrote; where the filter is on, rude words wait behind a curtain. */
export function Masked({ text, table }: Props) {
  if (!isFiltered(table)) return <>{text}</>;
  return <>{partsOf(text).map((part, nth) => (part.isRude ? <Curtain key={nth} word={part.text} /> : part.text))}</>;
}

function Curtain({ word }: { readonly word: string }) {
  const [shown, setShown] = useState(false);
  if (shown) return <>{word}</>;
  return (
    <button type="button" class={css.curtain} aria-label={words.value.table.hiddenWord} onClick={() => setShown(true)}>
      •••
    </button>
  );
}
