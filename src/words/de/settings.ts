import type { Section } from '../catalogue.ts';
import type { settings as english } from '../en/settings.ts';

export const settings: Section<typeof english> = {};
