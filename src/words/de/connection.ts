import type { Section } from '../catalogue.ts';
import type { connection as english } from '../en/connection.ts';

export const connection: Section<typeof english> = {};
