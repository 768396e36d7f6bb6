import { beforeAll, expect, test } from 'vitest';
import { draw, openScreen, said } from '../testing.tsx';
import { Mat, MatBody, MatHead } from './mat.tsx';

beforeAll(() => openScreen());

test('the own mat and that of another are regions with their owner’s name', () => {
  expect(draw('a full hand', <Mat seat={0} />).html).toContain(`aria-label="${said().table.yourMat}"`);
  expect(draw('a full hand', <Mat seat={1} />).html).toContain(`aria-label="${said().table.matOf('Bela')}"`);
});

test('a small screen shows it without the workers, who are in sight anyway', () => {
  const { at } = draw('a full hand', <MatBody seat={0} />);
  expect(at).toContain('tracks');
  expect(at).not.toContain('crew');
});

test('its head names the character', () => {
  expect(draw('a full hand', <MatHead seat={0} />).text).toMatch(/^Mesoat, the Pacifist You/);
});
