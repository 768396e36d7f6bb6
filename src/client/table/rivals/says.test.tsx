import { signal } from '@preact/signals';
import { beforeAll, expect, test } from 'vitest';
import { loadSaid, said } from '../../kit/chronicle/said.ts';
import { draw, openScreen } from '../testing.tsx';
import { Says } from './says.tsx';
import type { Heard } from './voices.ts';

beforeAll(async () => {
  await openScreen();
  await loadSaid('en');
});

const spoken = (heard: Heard) => signal(new Map([[heard.seat, heard]]));

test('a rival says a line of its character, and only that rival', () => {
  const says = spoken({ seat: 1, says: 'conquest' });
  expect(draw('round for three', <Says spoken={says} seat={1} />).text).toBe(said.value.voices.champion.conquest);
  expect(draw('round for three', <Says spoken={says} seat={2} />).html).toBe('');
});

test('a reaction is a sign without words, and nothing that a screen reader says', () => {
  const { html, text } = draw('round for three', <Says spoken={spoken({ seat: 2, says: 'wonders' })} seat={2} />);
  expect(text).toBe('?');
  expect(html).toContain('aria-hidden="true"');
});
