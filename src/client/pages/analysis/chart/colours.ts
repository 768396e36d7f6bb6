import { computed, signal } from '@preact/signals';
import { settings } from '../../../kit/settings/settings.ts';

const LOOKS = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)', '(forced-colors: active)'];

const asked = LOOKS.map((query) => matchMedia(query));
const matching = signal(now());
for (const query of asked) {
  query.addEventListener('change', () => {
    matching.value = now();
  });
}

function now(): string {
  return asked.map(({ matches }) => matches).join();
}

/** Changes with every colour of the theme, chosen here or by the system: a canvas must then be painted anew. */
export const colours = computed(() => `${settings.theme.value} ${matching.value}`);
