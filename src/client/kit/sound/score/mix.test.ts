import { expect, test } from 'vitest';
import { AREAS } from '#content';
import { busOf, notesOf, SOUND_NAMES, type SoundName } from './mix.ts';
import { VOICES } from './note.ts';

const figure = (name: SoundName): string =>
  JSON.stringify(notesOf(name).map(({ at, voice, pitch }) => [at, voice, pitch]));

test('every sound has notes, and no two sound alike', () => {
  for (const name of SOUND_NAMES) expect(notesOf(name).length, name).toBeGreaterThan(0);
  expect(new Set(SOUND_NAMES.map(figure)).size).toBe(SOUND_NAMES.length);
});

test('every voice is used', () => {
  const used = new Set(SOUND_NAMES.flatMap((name) => notesOf(name).map(({ voice }) => voice)));
  // Reeds and horns are for music.
  expect(VOICES.filter((voice) => !used.has(voice))).toEqual(['reed', 'horn']);
});

test('each timer ticks and runs out in a material of its own', () => {
  for (const says of ['tick', 'out'] as const) {
    const materials = AREAS.map((area) => notesOf(`${area} ${says}`)[0]?.voice);
    expect(new Set(materials).size).toBe(AREAS.length);
  }
});

test('every flip lets sand rush in a frame of wood', () => {
  for (const area of AREAS) {
    const voices = notesOf(`${area} flip`).map(({ voice }) => voice);
    expect(voices).toContain('sand');
    expect(voices).toContain('wood');
  }
});

test('only timers are on the bus of the timers', () => {
  const timers = SOUND_NAMES.filter((name) => busOf(name) === 'timers');
  expect(timers.toSorted()).toEqual(
    AREAS.flatMap((area) => [`${area} flip`, `${area} out`, `${area} tick`]).toSorted(),
  );
});
