import { beforeAll, expect, test } from 'vitest';
import { draw, openScreen, STILL_SAND } from '../testing.tsx';
import { CompactTable } from './compact.tsx';

beforeAll(() => openScreen());

test('a small screen has timers above, a named pane, own goods and tabs below', () => {
  const { html, at, text } = draw(
    'round for three',
    <CompactTable sand={STILL_SAND} tools={null} tall={false}>
      Asked
    </CompactTable>,
  );
  expect(html).toContain('role="tabpanel"');
  expect(html).toContain('aria-labelledby="tab-board"');
  expect(at.indexOf('stripTimer-purple')).toBeLessThan(at.indexOf('board'));
  expect(at.indexOf('crew')).toBeLessThan(at.indexOf('tab-board'));
  expect(text).toContain('Asked');
});

test('each tab shows its part', () => {
  const shown = (tab: 'mat' | 'rivals' | 'council' | 'log') =>
    draw('round for three', <CompactTable sand={STILL_SAND} tools={null} tall={false} children={null} />, {
      view: (view) => {
        view.tab.value = tab;
      },
    }).at;
  expect(shown('mat')).toContain('mat');
  expect(shown('rivals')).toContain('rival-1');
  expect(shown('council')).toContain('claim');
  expect(shown('log')).toContain('log');
});
