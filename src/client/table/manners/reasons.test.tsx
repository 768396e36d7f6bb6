import { beforeAll, expect, test } from 'vitest';
import { REASONS } from '#protocol';
import { draw, openScreen, said } from '../testing.tsx';
import { because, ReasonChoice, removedText } from './reasons.tsx';

beforeAll(() => openScreen());

test('every reason can be chosen, and one is', () => {
  const { html } = draw('round for three', <ReasonChoice value="rude" choose={() => {}} />);
  for (const reason of REASONS) expect(html).toContain(said().removal.reasons[reason]);
  expect(html.match(/checked/g)).toHaveLength(1);
});

test('who was removed reads by whom and why, and no reason where none was given', () => {
  const { told, because: given, reasons } = said().removal;
  expect(removedText({ by: 'vote', reason: 'rude' })).toBe(`${told.vote} ${given(reasons.rude)}`);
  expect(removedText({ by: 'host', reason: null })).toBe(told.host);
  expect(because({ reason: null })).toBe('');
});
