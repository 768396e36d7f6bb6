import { beforeAll, expect, test } from 'vitest';
import { draw, openScreen } from '../../testing.tsx';
import { Announcer } from './announcer.tsx';

beforeAll(() => openScreen());

test('what is said by itself has a quiet place that a screen reader listens to', () => {
  const { html, text } = draw('round for three', <Announcer />);
  expect(html).toContain('role="log" aria-live="polite"');
  expect(text).toBe('');
});
