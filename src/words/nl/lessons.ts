import type { Section } from '../catalogue.ts';
import type { lessons as english } from '../en/lessons.ts';

export const lessons: Section<typeof english> = {};
