import { beforeAll, expect, test } from 'vitest';
import { draw, openScreen, said } from '../../testing.tsx';
import { KeyHelp } from './help.tsx';

beforeAll(() => openScreen());

test('all keys are listed when they are asked for, and only then', () => {
  expect(draw('round for three', <KeyHelp />).html).toBe('');
  const { html, text } = draw('round for three', <KeyHelp />, {
    view: (view) => {
      view.help.value = true;
    },
  });
  expect(html).toContain('<dialog');
  expect(text).toContain(said().keyboard.title);
  expect(text).toContain('1 Flip the purple timer');
});
