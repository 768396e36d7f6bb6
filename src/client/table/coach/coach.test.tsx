import { beforeAll, expect, test } from 'vitest';
import { settings } from '../../kit/settings/settings.ts';
import { draw, openScreen, said } from '../testing.tsx';
import type { View } from '../view/view.ts';
import { Coach, Whispers } from './coach.tsx';

beforeAll(() => openScreen());

test('the coach speaks only to those who want it', () => {
  settings.coach.value = false;
  expect(draw('round for three', <Coach />).html).toBe('');
  settings.coach.value = true;
  expect(draw('round for three', <Coach />).html).toContain(`aria-label="${said().coach.name}"`);
  expect(draw('round for three', <Coach />, { me: null }).html).toBe('');
});

test.each(['public', 'rated'] as const)('nobody has a coach at a %s table', (kind) => {
  settings.coach.value = true;
  const at = ({ session }: View): void => void Object.assign(session.table.peek()?.terms ?? {}, { [kind]: true });
  expect(draw('round for three', <Coach />, { view: at }).html).toBe('');
});

test('it whispers what could be done', () => {
  expect(draw('round for three', <Whispers />).html).toContain('<li');
});
