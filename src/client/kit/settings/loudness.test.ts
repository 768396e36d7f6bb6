import { afterEach, expect, test, vi } from 'vitest';

/** The settings as a browser finds them that has kept these. */
async function settingsWith(kept: Readonly<Record<string, unknown>>, saveData = false) {
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key in kept ? JSON.stringify(kept[key]) : null),
    setItem: () => undefined,
  });
  vi.stubGlobal('navigator', { languages: ['en'], connection: { saveData } });
  const { settings } = await import('./settings.ts');
  const { music, pieces, timers } = settings.loudness;
  return { music: music.value, pieces: pieces.value, timers: timers.value };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('all three volumes begin where a newcomer expects them', async () => {
  expect(await settingsWith({})).toEqual({ music: 0.7, pieces: 0.7, timers: 0.7 });
});

test('the one volume of before becomes all three', async () => {
  expect(await settingsWith({ 'pendulum.volume': 0.25 })).toEqual({ music: 0.25, pieces: 0.25, timers: 0.25 });
  expect(await settingsWith({ 'pendulum.volume': 0 })).toEqual({ music: 0, pieces: 0, timers: 0 });
});

test('a volume chosen since stands above the one of before', async () => {
  const kept = { 'pendulum.volume': 0.25, 'pendulum.music': 0, 'pendulum.timers': 1 };
  expect(await settingsWith(kept)).toEqual({ music: 0, pieces: 0.25, timers: 1 });
});

test('a volume that is none is not believed', async () => {
  expect(await settingsWith({ 'pendulum.volume': 3, 'pendulum.pieces': 'loud' })).toMatchObject({ pieces: 0.7 });
});

test('a browser that saves data has no music until it is asked for', async () => {
  expect(await settingsWith({}, true)).toEqual({ music: 0, pieces: 0.7, timers: 0.7 });
  expect(await settingsWith({ 'pendulum.music': 0.4 }, true)).toMatchObject({ music: 0.4 });
});
