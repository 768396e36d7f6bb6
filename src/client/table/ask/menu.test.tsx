import { beforeAll, expect, test } from 'vitest';
import { draw, openScreen } from '../testing.tsx';
import { CommandMenu } from './menu.tsx';

beforeAll(() => openScreen());

test('each way to do what was touched is a button with its key; without ways there is nothing', () => {
  const { buttons, at, html } = draw('round for three', <CommandMenu />, {
    view: (view) => {
      view.menu.value = {
        anchor: () => ({}) as DOMRect,
        title: 'Ways',
        commands: [{ type: 'pause' }, { type: 'refresh' }],
      };
    },
  });
  expect(buttons).toHaveLength(2);
  expect(at).toEqual(['popover', 'way-0', 'way-1']);
  expect(html).toContain('role="dialog" aria-label="Ways"');
  expect(draw('round for three', <CommandMenu />).html).toBe('');
});
