import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { type Chronicle, loadChronicle } from '#words/chronicle';
import { useComing } from '../coming.ts';
import { words } from '../i18n.ts';

const spoken = signal<Chronicle | null>(null);

/** What is said of finished games. Read it only below a page that asked `useSaid`. */
export const said: ReadonlySignal<Chronicle> = computed(() => {
  if (spoken.value === null) throw new Error('nothing is said of finished games yet');
  return spoken.value;
});

/** Fetches those words in the language of the moment; true once there are some. While another language loads, the old stays. */
export function useSaid(): boolean {
  const { language } = words.value;
  useComing(
    () => loadChronicle(language),
    [language],
    (chronicle) => {
      spoken.value = chronicle;
    },
  );
  return spoken.value !== null;
}
