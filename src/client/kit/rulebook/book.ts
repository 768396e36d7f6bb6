import { type Signal, useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { loadRulebook, type Rulebook } from '#words/rulebook';
import { words } from '../i18n.ts';

/** The book of the language on the screen. While another language loads, the old book stays open. */
export interface Reading {
  readonly book: Rulebook | null;
  readonly failed: boolean;
  readonly again: () => void;
}

export function useRulebook(): Reading {
  const book = useSignal<Rulebook | null>(null);
  const failed = useSignal(false);
  const tries = useSignal(0);
  const language = useComputed(() => words.value.language);
  useSignalEffect(() => {
    tries.value;
    const wanted = language.value;
    failed.value = false;
    loadRulebook(wanted).then(
      (loaded) => openIf(wanted === language.peek(), book, loaded),
      () => {
        failed.value = wanted === language.peek();
      },
    );
  });
  return {
    book: book.value,
    failed: failed.value,
    again: () => {
      tries.value += 1;
    },
  };
}

function openIf(wanted: boolean, book: Signal<Rulebook | null>, loaded: Rulebook): void {
  if (wanted) book.value = loaded;
}
