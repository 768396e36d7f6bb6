import { beforeAll, expect, test } from 'vitest';
import { draw, openScreen, STILL_SAND, said } from '../testing.tsx';
import { WideTable } from './wide.tsx';

beforeAll(() => openScreen());

test('the first picture has the bar and the three areas; the rest comes with the second', () => {
  const { at, html } = draw(
    'round for three',
    <WideTable vast={false} mats={false} sand={STILL_SAND} tools={null} aside={null} children={null} />,
  );
  for (const area of ['purple', 'green', 'black'] as const) {
    expect(at).toContain(`timer-${area}`);
    expect(html).toContain(`aria-label="${said().table.areas[area]}"`);
  }
  expect(at).not.toContain('mat');
});
