import { expect, test, vi } from 'vitest';

vi.stubGlobal('location', { pathname: '/', search: '' });
vi.stubGlobal('addEventListener', () => undefined);
const { codeIn, parseRoute, seatIn, seatLink } = await import('./router.ts');

test.each([
  ['/', { page: 'start' }],
  ['/t/k7mpq2xa', { page: 'table', code: 'K7MPQ2XA' }],
  ['/t/K7MPQ2XA?seat=abc', { page: 'table', code: 'K7MPQ2XA' }],
  ['/rules/TIM-3', { page: 'rules', rule: 'TIM-3' }],
  ['/rules', { page: 'rules', rule: null }],
  ['/gallery', { page: 'gallery' }],
  ['/history', { page: 'history' }],
  ['/you', { page: 'you' }],
  ['/licences', { page: 'licences' }],
  ['/replay/K7MPQ2XA?at=12', { page: 'replay', of: 'K7MPQ2XA' }],
  ['/replay', { page: 'replay', of: null }],
  ['/t/', { page: 'unknown' }],
  ['/nowhere', { page: 'unknown' }],
])('%s leads to its page', (address, page) => {
  expect(parseRoute(address)).toEqual(page);
});

test.each([
  ['k7mpq2xa', 'K7MPQ2XA'],
  [' K7MPQ2XA ', 'K7MPQ2XA'],
  ['https://example.org/t/K7MPQ2XA?seat=x', 'K7MPQ2XA'],
  ['https://example.org/t/K7MPQ2XA#seat=x', 'K7MPQ2XA'],
  ['not a code!', null],
  ['', null],
])('%j is read as a code', (text, code) => {
  expect(codeIn(text)).toBe(code);
});

test('the token of a seat travels in the fragment of a link, never in the query', () => {
  const token = 'q0Yw3nV6TzW1yqkP0d8b_A';
  const link = new URL(seatLink('K7MPQ2XA', token), 'https://example.org');
  expect(link.pathname + link.search).toBe('/t/K7MPQ2XA');
  expect(seatIn(link.href)).toBe(token);
  expect(seatIn(`https://example.org/t/K7MPQ2XA?seat=${token}`)).toBe(token);
  expect(seatIn('https://example.org/t/K7MPQ2XA')).toBeNull();
});
