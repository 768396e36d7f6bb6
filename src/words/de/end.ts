import type { Section } from '../catalogue.ts';
import type { end as english } from '../en/end.ts';

export const end: Section<typeof english> = {};
