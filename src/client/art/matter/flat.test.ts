import { expect, test } from 'vitest';
import { type Circumstances, REASONS, reasonForFlat } from './flat.ts';

const nothing = Object.fromEntries(REASONS.map((reason) => [reason, false])) as Circumstances;

test('rendered pieces are worn where nothing speaks against them', () => {
  expect(reasonForFlat(nothing)).toBeNull();
});

test.each(REASONS)('pieces stay flat for this reason alone: %s', (reason) => {
  expect(reasonForFlat({ ...nothing, [reason]: true })).toBe(reason);
});

test('what a person chose is named before what the browser says', () => {
  expect(reasonForFlat({ ...nothing, slowLine: true, forcedColours: true, chosen: true })).toBe('chosen');
});
