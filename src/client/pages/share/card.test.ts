import { beforeAll, expect, test, vi } from 'vitest';
import { table } from '#testkit';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('document', { documentElement: { lang: '', dataset: {} } });
const { speak } = await import('../../kit/i18n.ts');
const { loadChronicle } = await import('#words/chronicle');

const told = await loadChronicle('en');
vi.mock('../../kit/chronicle/said.ts', () => ({
  said: {
    get value() {
      return told;
    },
  },
  useSaid: () => true,
}));
const { cardOf, lineOf } = await import('./card.ts');
const { printSvg } = await import('./print.ts');

beforeAll(() => speak('en'));

const { game } = table({ seats: 3 })
  .has(1, { power: 20, prestige: 20, popularity: 20, legendary: true })
  .council('over');
const sitters = ['Ada', '<Bea> & "Co"', 'Cyr'].map((name, colour) => ({ name, colour }));

test('the line names the winner and everybody’s place', () => {
  expect(lineOf(game, sitters)).toMatch(/^Pendulum: <Bea> & "Co" takes the crown\. 1\. <Bea>/);
  expect(lineOf(game, sitters)).toContain('Ada');
});

test('a name cannot break out of the drawing', () => {
  const svg = printSvg(cardOf(game, sitters, 0));
  expect(svg).toContain('&lt;Bea&gt; &amp; &quot;Co&quot;');
  expect(svg).not.toContain('<Bea>');
});
