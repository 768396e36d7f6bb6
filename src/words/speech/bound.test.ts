import { expect, test } from 'vitest';
import { loadCatalogue } from '#words';
import { loadChronicle } from '#words/chronicle';
import { loadLessons } from '#words/lessons';
import { loadRulebook } from '#words/rulebook';
import { bound } from './bound.ts';

test('a word of one letter and a count keep what follows on their line', () => {
  const words = bound({
    plain: 'služebníka z řady s hodinami',
    gap: (count: number) => `ještě chybí ${count}× zlato`,
    pair: ['a v zelené'],
  });
  expect(words.plain).toBe('služebníka z\u00a0řady s\u00a0hodinami');
  expect(words.gap(6)).toBe('ještě chybí 6×\u00a0zlato');
  expect(words.pair).toEqual(['a\u00a0v\u00a0zelené']);
  expect(bound('hlas pro Ivu')).toBe('hlas pro Ivu');
});

test('no sentence on the screens, in the lessons or in the rulebook leaves such a word at the end of its line', async () => {
  const all = await Promise.all([loadCatalogue('cs'), loadChronicle('cs'), loadLessons('cs'), loadRulebook('cs')]);
  expect(JSON.stringify(all).match(/[^" ]*[ („"][ksvzouai] [^" ]*/giu)).toBeNull();
});
