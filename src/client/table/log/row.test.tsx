import { beforeAll, expect, test } from 'vitest';
import { draw, openScreen } from '../testing.tsx';
import type { Line } from './lines.ts';
import { LogRow } from './row.tsx';

beforeAll(() => openScreen());

const LINE: Line = {
  place: 0,
  key: 'seq-1',
  time: '0:12',
  who: null,
  colour: 'inherit',
  text: 'Bela flipped the green timer.',
  why: 'so the worker waiting there can act',
  said: false,
  deed: { seat: 1, signs: [{ show: 'icon', icon: 'flip' }] },
};

test('a deed is a row of signs that opens to its words and its reason', () => {
  const { html, text } = draw('round for three', <LogRow line={LINE} />);
  expect(html).toMatch(/<summary[^>]*><span[^>]*>Bela flipped the green timer\.<\/span><span[^>]*aria-hidden="true"/);
  expect(text).toContain('so the worker waiting there can act');
});

test('what has no signs is told in words at once', () => {
  expect(draw('round for three', <LogRow line={{ ...LINE, deed: null }} />).html).not.toContain('<details');
});
