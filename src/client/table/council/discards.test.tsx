import { beforeAll, expect, test } from 'vitest';
import { draw, openScreen, said } from '../testing.tsx';
import { CouncilDiscards } from './discards.tsx';

beforeAll(() => openScreen());

test('a slot above its limit asks its owner which province goes', () => {
  const { buttons, at } = draw('discards', <CouncilDiscards />);
  expect(buttons).toHaveLength(3);
  expect(at[0]).toBe('councilProvinces');
  expect(at.slice(1).every((one) => one.startsWith('discard-'))).toBe(true);
});

test('the others are told for whom they wait', () => {
  const { text, buttons } = draw('discards', <CouncilDiscards />, { me: 1 });
  expect(buttons).toEqual([]);
  expect(text).toContain(said().council.waitingFor('Ada'));
});
