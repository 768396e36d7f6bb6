import { expect, test } from 'vitest';
import { find, fold, indexOf, loadRulebook, marksIn } from '#words/rulebook';

test('capitals, accents and the hyphen of an id make no difference', () => {
  expect(fold('Překlopit')).toBe('preklopit');
  expect(fold('großer Arbeiter')).toBe('grosser arbeiter');
  expect(fold('Łódź, Øst, Đorđe')).toBe('lodz, ost, dorde');
  expect(fold('TIM-3')).toBe(fold('tim3'));
  expect(fold('tim 3')).toBe(fold('tim3'));
});

test('a rule is found by its id, by its words and without accents', async () => {
  const english = indexOf(await loadRulebook('en'));
  expect(find(english, 'tim3').rules).toContain('TIM-3');
  expect(find(english, 'WRK-1').rules[0]).toBe('WRK-1');
  expect(find(english, 'civil war').rules).toEqual(['END-4']);
  const czech = indexOf(await loadRulebook('cs'));
  expect(find(czech, 'obcanska valka').rules).toEqual(['END-4']);
  const german = indexOf(await loadRulebook('de'));
  expect(find(german, 'buergerkrieg').rules).toEqual([]);
  expect(find(german, 'burgerkrieg').rules).toContain('END-4');
});

test('words, questions and notes are found beside the rules', async () => {
  const dutch = indexOf(await loadRulebook('nl'));
  expect(find(dutch, 'perkament').terms).toContain('parchment');
  expect(find(dutch, 'grote werker zwarte').questions).toContain('grandeInBlack');
  expect(find(dutch, 'Almadinat').notes).toEqual(['mesoat']);
});

test('an empty query finds nothing, and so does nonsense', async () => {
  const english = indexOf(await loadRulebook('en'));
  expect(find(english, '  ').rules).toEqual([]);
  expect(find(english, 'xyzzy')).toEqual({ rules: [], terms: [], questions: [], notes: [] });
});

test('what was found can be marked in the text as it is written', () => {
  const text = 'Hodiny překlopte.';
  expect(marksIn(text, 'preklop').map(([start, end]) => text.slice(start, end))).toEqual(['překlop']);
  expect(marksIn('Die große Größe', 'gross').map(([start, end]) => 'Die große Größe'.slice(start, end))).toEqual([
    'groß',
    'Größ',
  ]);
  expect(marksIn('anna', 'an na')).toEqual([[0, 4]]);
});
