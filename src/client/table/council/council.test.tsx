import { beforeAll, expect, test } from 'vitest';
import { draw, openScreen, said } from '../testing.tsx';
import { CouncilScene } from './council.tsx';

beforeAll(() => openScreen());

test('the council is a region with its round, its step and the rewards to choose from', () => {
  const { html, text, at } = draw('rewards', <CouncilScene />);
  expect(html).toContain(`aria-label="${said().council.title(2)}"`);
  expect(text).toContain(said().council.youChoose);
  expect(at.filter((one) => one.startsWith('offer-'))).toHaveLength(7);
});

test('while workers move it makes room for the board', () => {
  expect(draw('moving workers', <CouncilScene />).at).toEqual(['councilSide', 'councilFinish']);
});
