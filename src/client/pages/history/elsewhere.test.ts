import { beforeEach, expect, test, vi } from 'vitest';
import { table } from '#testkit';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('location', { origin: 'https://a.test', pathname: '/history', search: '', hash: '' });
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('fetch', async (path: string) => ({ ...answers[path.split('/')[3] ?? ''], headers: new Headers() }));
const { keepSeat } = await import('../../kit/settings/seats.ts');
const { keepPlayed, playedBy, playedGames } = await import('./played.ts');
const { removeThere } = await import('./elsewhere.ts');

const answers: Readonly<Record<string, { readonly ok: boolean; readonly status: number }>> = {
  FREE: { ok: true, status: 204 },
  RATED: { ok: false, status: 409 },
  BROKEN: { ok: false, status: 500 },
};
const { game } = table({ seats: 3 }).council('over');

beforeEach(() => kept.clear());

async function removedFrom(...codes: readonly string[]) {
  for (const code of codes) {
    keepSeat(code, 'token');
    keepPlayed(playedBy(code, 0, game, [{ name: 'Ada' }, { name: 'Bea' }, { name: 'Cyr' }], 1000));
  }
  const removal = await removeThere(playedGames());
  return [removal, playedGames().map(({ code }) => code)];
}

test('a game leaves the list, also a rated one, whose name stays at the server; one that failed is tried again', async () => {
  expect(await removedFrom('FREE')).toEqual(['removed', []]);
  expect(await removedFrom('FREE', 'RATED')).toEqual(['rated', []]);
  expect(await removedFrom('FREE', 'RATED', 'BROKEN')).toEqual(['failed', ['BROKEN']]);
});
