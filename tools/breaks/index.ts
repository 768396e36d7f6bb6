import type { Breaks } from './break.ts';
import { CARDS } from './cards.ts';
import { COUNCIL } from './council.ts';
import { PLAYING } from './playing.ts';
import { TABLE } from './table.ts';

export type { Break, Breaks } from './break.ts';
export const BREAKS: Breaks = { ...PLAYING, ...CARDS, ...COUNCIL, ...TABLE };
