import { beforeAll, expect, test } from 'vitest';
import { draw, openScreen } from '../testing.tsx';
import { CouncilQuestion } from './question.tsx';

beforeAll(() => openScreen());

test('provinces to choose from lie as cards, each with all that it brings', () => {
  const { buttons, at } = draw('discards', <CouncilQuestion />);
  expect(at).toHaveLength(4);
  expect(buttons[0]).toMatch(/^Discard Dragon’s Teeth\. .*brown 1 power/);
});

test('any other question is asked as everywhere', () => {
  expect(draw('a question', <CouncilQuestion />).at[0]).toBe('question');
});
