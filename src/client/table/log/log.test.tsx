import { beforeAll, expect, test } from 'vitest';
import { draw, openScreen, said } from '../testing.tsx';
import { LogAndChat } from './log.tsx';

beforeAll(() => openScreen());

test('the log tells what happened by name, and why a bot did it', () => {
  const { text, html } = draw('round for three', <LogAndChat />);
  expect(text).toMatch(/Bela placed a common worker/);
  expect(text).toContain('once the black timer gets there');
  expect(html).toContain(`aria-label="${said().table.log}"`);
});

test('whoever plays may speak, whoever watches may not', () => {
  expect(draw('round for three', <LogAndChat />).buttons).toEqual([said().table.phrases]);
  expect(draw('round for three', <LogAndChat />, { me: null }).at).toEqual(['log']);
});
