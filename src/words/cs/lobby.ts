import type { Section } from '../catalogue.ts';
import type { lobby as english } from '../en/lobby.ts';

export const lobby: Section<typeof english> = {};
