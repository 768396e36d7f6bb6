import { bound } from '../../speech/bound.ts';
import type { Rulebook } from '../book.ts';
import { box, walk } from './box.ts';
import { council } from './council.ts';
import { effects } from './effects.ts';
import { essays, notes } from './essays.ts';
import { chapters, overview, page, snippets, tables } from './page.ts';
import { playing } from './playing.ts';
import { table } from './table.ts';
import { glossary, questions } from './words.ts';

export const rulebook: Rulebook = bound({
  language: 'cs' as const,
  page,
  overview,
  chapters,
  rules: { ...playing, ...council, ...table, ...effects },
  glossary,
  questions,
  essays,
  notes,
  walk,
  box,
  snippets,
  tables,
});
