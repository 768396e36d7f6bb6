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

test('ways of one worker say what they bring and cost, without its name', () => {
  const buttonsOf = (...workers: readonly number[]) =>
    draw('round for three', <CommandMenu />, {
      view: (view) => {
        const commands = workers.map((worker) => ({ type: 'act', worker, action: 1, with: [] }) as const);
        view.menu.value = { anchor: () => ({}) as DOMRect, title: 'Ways', commands };
      },
    }).buttons;
  for (const label of buttonsOf(0, 0)) expect(label).toMatch(/, (free|costs .*)$/);
  expect(buttonsOf(0, 0).join()).not.toContain('worker');
  expect(buttonsOf(0, 1).join()).toContain('worker');
});
