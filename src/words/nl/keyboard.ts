import type { Section } from '../catalogue.ts';
import type { keyboard as english } from '../en/keyboard.ts';

export const keyboard: Section<typeof english> = {};
