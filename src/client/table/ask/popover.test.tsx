import { beforeAll, expect, test } from 'vitest';
import { draw, openScreen } from '../testing.tsx';
import { Popover } from './popover.tsx';

beforeAll(() => openScreen());

const props = { anchor: () => ({}) as DOMRect, title: 'Ways', close: () => undefined };

test('a sheet is a dialog with its title, shown or only said', () => {
  expect(draw('round for three', <Popover {...props}>Act</Popover>).text).toBe('Ways Act');
  const untitled = draw('round for three', <Popover {...props} untitled children="Act" />);
  expect(untitled.text).toBe('Act');
  expect(untitled.html).toContain('role="dialog" aria-label="Ways"');
});
