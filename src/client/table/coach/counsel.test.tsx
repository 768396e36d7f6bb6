import { beforeAll, expect, test } from 'vitest';
import { loadSaid, said } from '../../kit/chronicle/said.ts';
import { draw, openScreen } from '../testing.tsx';
import { Counsel } from './counsel.tsx';

beforeAll(async () => {
  await openScreen();
  await loadSaid('en');
});

test('the champion is asked first and speaks only then', () => {
  const { html } = draw('round for three', <Counsel />);
  expect(html).toContain(said.value.practice.ask);
  expect(html).not.toContain('data-at="counsel"');
});
