import { expect, test } from 'vitest';
import { effectText, loadCatalogue } from '#words';
import { pseudoOf, stretched } from '#words/pseudo';

const english = await loadCatalogue('en');
const pseudo = pseudoOf(english);

test('a phrase is longer by a third or more, accented, and marked at both ends', () => {
  expect(pseudo.table.flip).toBe('[Flííp]');
  const { strands } = english.guard.reasons;
  expect(stretched(strands).length / strands.length).toBeGreaterThan(1.3);
  expect(stretched(strands).length / strands.length).toBeLessThan(1.4);
});

test('what stands in a gap is stretched once, however many phrases it goes through', () => {
  expect(effectText(pseudo, { do: 'gain', goods: { votes: 1 } })).toBe('[gáííň [1 vóťťé]].');
});
