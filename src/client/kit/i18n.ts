import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { type Catalogue, type Language, loadCatalogue, pickLanguage } from '#words';
import { settings } from './settings/settings.ts';

const spoken = signal<Catalogue | null>(null);

/** Everything said on the screen, in the language of the moment. Nothing is drawn before the first is loaded. */
export const words: ReadonlySignal<Catalogue> = computed(() => {
  if (spoken.value === null) throw new Error('no language is loaded yet');
  return spoken.value;
});

export const language = computed<Language>(() => settings.language.value ?? pickLanguage(navigator.languages));

/** Loads what is needed for a language, then switches the whole screen at once. */
export async function speak(next: Language): Promise<void> {
  const catalogue = await loadCatalogue(next);
  if (language.value !== next) settings.language.value = next;
  spoken.value = catalogue;
  document.documentElement.lang = next;
}

/** Another language on this page alone; what the person chose stays chosen. */
export async function speakHere(next: Language): Promise<void> {
  sayHere(await loadCatalogue(next));
}

/** Words from elsewhere on this page alone. */
export function sayHere(catalogue: Catalogue): void {
  spoken.value = catalogue;
  document.documentElement.lang = catalogue.language;
}
