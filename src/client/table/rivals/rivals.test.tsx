import { beforeAll, expect, test } from 'vitest';
import { draw, openScreen } from '../testing.tsx';
import { Rivals } from './rivals.tsx';

beforeAll(() => openScreen());

test('each rival is a region with a name and a way to the whole mat', () => {
  const { html, buttons, at } = draw('round for three', <Rivals />);
  expect(html).toContain('aria-label="Bela"');
  expect(buttons[0]).toMatch(/Show Bela’s mat$/);
  expect(at).toEqual(['rivals', 'rival-1', 'rival-2']);
});

test('a bot says what it is after, a person does not', () => {
  const { text } = draw('round for three', <Rivals />);
  expect(text.match(/So the worker stuck there is free\./g)).toHaveLength(1);
});
