import type { Section } from '../catalogue.ts';
import type { start as english } from '../en/start.ts';

export const start: Section<typeof english> = {};
