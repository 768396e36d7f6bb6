import { beforeAll, expect, test } from 'vitest';
import { draw, openScreen, STILL_SAND, said } from '../testing.tsx';
import { ActionArea } from './area.tsx';

beforeAll(() => openScreen());

test('an area is a region with a name, its timer and two named rows', () => {
  const { html, at } = draw('round for three', <ActionArea area="black" sand={STILL_SAND} />);
  expect(html).toContain(`aria-label="${said().table.areas.black}"`);
  expect(at).toContain('timer-black');
  for (const row of ['top', 'bottom'] as const) {
    expect(html).toContain(`aria-label="${said().table.rowOf('black', row, row === 'bottom')}"`);
  }
});

test('before the last flip the purple area says what it will call', () => {
  expect(draw('round for three', <ActionArea area="purple" sand={STILL_SAND} />).text).toContain(said().table.lastFlip);
});
