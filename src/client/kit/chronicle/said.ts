import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Language } from '#words';
import { type Chronicle, loadChronicle } from '#words/chronicle';
import { words } from '../i18n.ts';
import { useComing } from '../parts/coming.ts';

const ignore = (): void => undefined;
const spoken = signal<Chronicle | null>(null);

/** What is said of finished games. Read it only below a page that asked `useSaid`. */
export const said: ReadonlySignal<Chronicle> = computed(() => {
  if (spoken.value === null) throw new Error('nothing is said of finished games yet');
  return spoken.value;
});

export async function loadSaid(language: Language): Promise<void> {
  spoken.value = await loadChronicle(language);
}

/** Fetches those words in the language of the moment; true once there are some. While another language loads, the old stays. */
export function useSaid(): boolean {
  const { language } = words.value;
  useComing(() => loadSaid(language), [language], ignore);
  return spoken.value !== null;
}
