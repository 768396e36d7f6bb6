import type { Section } from '../catalogue.ts';
import type { table as english } from '../en/table.ts';

export const table: Section<typeof english> = {};
