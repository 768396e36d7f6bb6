import type { Section } from '../catalogue.ts';
import type { council as english } from '../en/council.ts';

export const council: Section<typeof english> = {};
