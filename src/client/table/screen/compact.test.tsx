import { afterEach, beforeAll, expect, test } from 'vitest';
import { streaming } from '../../kit/stream.ts';
import { draw, openScreen, STILL_SAND } from '../testing.tsx';
import { CompactTable } from './compact.tsx';

beforeAll(() => openScreen());
afterEach(() => {
  streaming.value = false;
});

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

test('in a stream there are no tools and no hint', () => {
  const drawn = () =>
    draw('round for three', <CompactTable sand={STILL_SAND} tools={<b>Tools</b>} tall={false} children={null} />);
  expect([drawn().text.includes('Tools'), drawn().at.includes('hint')]).toEqual([true, true]);
  streaming.value = true;
  expect([drawn().text.includes('Tools'), drawn().at.includes('hint')]).toEqual([false, false]);
});
