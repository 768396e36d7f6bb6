import { beforeAll, expect, test } from 'vitest';
import { draw, openScreen, said } from '../testing.tsx';
import type { About, View } from '../view/view.ts';
import { AboutSheet } from './sheet.tsx';

beforeAll(() => openScreen());

const asks = (passing: boolean) => (view: View) => {
  const asked = { topic: { of: 'timer', area: 'green' }, element: {} as Element } as const;
  view.about.value = { anchor: () => ({}) as DOMRect, asked, text: '', passing } satisfies About;
};

test('what was asked about has a name, its use, its rules and ways to go on', () => {
  const { text, buttons, html } = draw('round for three', <AboutSheet />, { view: asks(false) });
  expect(text).toMatch(/^Green timer, top row/);
  expect(html).toContain('href="/rules#TIM-1"');
  expect(buttons).toEqual([said().about.next, said().about.previous, said().table.close]);
});

test('under a resting mouse it is a tooltip without buttons', () => {
  const { html, buttons } = draw('round for three', <AboutSheet />, { view: asks(true) });
  expect(html).toContain('role="tooltip"');
  expect(buttons).toEqual([]);
});
