import { beforeEach, expect, test, vi } from 'vitest';
import { table } from '#testkit';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
vi.stubGlobal('navigator', { languages: ['en'] });
const { forgetPlayed, keepPlayed, playedBy, playedGames } = await import('./played.ts');

beforeEach(() => kept.clear());

const { game } = table({ seats: 3 }).council('over');
const chairs = [{ name: 'Ada' }, { name: 'Bea' }, { name: 'Cyr' }];

test('a game is kept once, newest first, and can be forgotten', () => {
  keepPlayed(playedBy('ONE', 1, game, chairs, 1000));
  keepPlayed(playedBy('TWO', 0, game, chairs, 2000));
  keepPlayed(playedBy('ONE', 1, game, chairs, 1000));
  expect(playedGames().map(({ code }) => code)).toEqual(['TWO', 'ONE']);
  expect(playedGames()[1]).toMatchObject({ seat: 1, of: 3, others: ['Ada', 'Cyr'] });
  forgetPlayed('TWO');
  expect(playedGames().map(({ code }) => code)).toEqual(['ONE']);
});

test('whatever else lies there is passed over', () => {
  keepPlayed(playedBy('ONE', 1, game, chairs, 1000));
  const [one] = JSON.parse(kept.get('pendulum.history') ?? '[]');
  kept.set('pendulum.history', JSON.stringify([one, null, {}, { ...one, character: 'nobody' }, 7]));
  expect(playedGames()).toHaveLength(1);
  kept.set('pendulum.history', '{');
  expect(playedGames()).toEqual([]);
});
