import { renderToString } from 'preact-render-to-string';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Rating } from '#protocol';
import { loadSaid } from '../../kit/chronicle/said.ts';
import { openScreen } from '../../table/testing.tsx';

vi.stubGlobal('location', { origin: 'https://a.test', pathname: '/players', search: '', hash: '' });
vi.stubGlobal('addEventListener', () => undefined);
const { settings } = await import('../../kit/settings/settings.ts');
const { fetched } = await import('./fetched.ts');
const { RankingSheet } = await import('./ranking.tsx');

vi.mock('../../net/person/person.ts', () => ({ passNow: async () => 'my-pass' }));

beforeAll(async () => {
  await openScreen();
  await loadSaid('en');
});

const rating = (name: string): Rating => ({ name, rating: 1500, deviation: 60, games: 20, provisional: false });

const rowsOf = (you: (Rating & { readonly place: number | null }) | null): readonly string[] =>
  renderToString(
    <RankingSheet ranking={{ pace: 'usual', ratings: [rating('Ada'), rating('Bea')], you, people: 300 }} />,
  )
    .split('<tr')
    .slice(2)
    .map((row) => row.replace(/<[^>]*>/g, ' '));

test('the person who looks is marked in the ranking, and stands below it where they are not among the best', () => {
  expect(rowsOf(null).filter((row) => row.includes('You'))).toEqual([]);
  expect(rowsOf({ ...rating('Bea'), place: 2 }).map((row) => row.includes('You'))).toEqual([false, true]);
  const last = rowsOf({ ...rating('Cyr'), place: 212 })[2];
  expect(last).toMatch(/212\s+Cyr\s+You/);
});

test('only the ranking is asked for with a pass, and only where the name is proven', async () => {
  const passes: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    passes.push(new Headers(headers).get('authorization'));
    return Response.json({});
  });
  await fetched('/api/ratings', 'oneself');
  settings.proven.value = 'Ada';
  await fetched('/api/ratings', 'oneself');
  await fetched('/api/statistics', 'anyone');
  expect(passes).toEqual([null, 'Pass my-pass', null]);
});
