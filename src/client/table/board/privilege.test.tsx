import { beforeAll, expect, test } from 'vitest';
import { draw, openScreen } from '../testing.tsx';
import { PrivilegeTrack, Token } from './privilege.tsx';

beforeAll(() => openScreen());

test('everybody stands in the order of privilege, oneself as "you"', () => {
  const { text, at } = draw('round for three', <PrivilegeTrack />);
  expect(text).toBe('Privilege 1 Cyr 2 You 3 Bela');
  expect(at).toEqual(['privileges', 'privilege-2', 'privilege-0', 'privilege-1']);
});

test('a token wears the colour of its seat', () => {
  expect(draw('round for three', <Token colour={2} />).html).toContain('--seat:var(--seat-2)');
});
