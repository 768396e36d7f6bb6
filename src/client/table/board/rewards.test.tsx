import { beforeAll, expect, test } from 'vitest';
import { draw, openScreen } from '../testing.tsx';
import { NextCouncil } from './rewards.tsx';

beforeAll(() => openScreen());

test('what the next council gives is said in full, the favour with it', () => {
  const { text, html } = draw('round for three', <NextCouncil />);
  expect(text).toContain('Royal Library: Gain 5 culture.');
  expect(text).toContain('Favour of the Council');
  expect(html.match(/<li/g)).toHaveLength(7);
});
