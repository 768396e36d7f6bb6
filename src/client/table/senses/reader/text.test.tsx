import { beforeAll, expect, test } from 'vitest';
import { legal } from '#engine';
import { situation } from '../../../pages/gallery/situations.ts';
import { draw, openScreen, said } from '../../testing.tsx';
import { TextLink, TextTable } from './text.tsx';

beforeAll(() => openScreen());

test('the table as text offers everything the rules allow as a button, and says what is where', () => {
  const { buttons, text, at } = draw('round for three', <TextTable aside={null} />);
  const moment = situation('round for three');
  expect(at.filter((one) => one.startsWith('deed-'))).toHaveLength(legal(moment.game, 0, moment.at).length);
  expect(buttons).toContain('Take your grande worker (green, bottom row) back to your mat');
  expect(text).toContain(said().reader.whatIsWhere);
});

test('whoever watches can do nothing, and reads so', () => {
  expect(draw('round for three', <TextTable aside={null} />, { me: null }).text).toContain(said().reader.nothing);
});

test('the way to it is a button', () => {
  expect(draw('round for three', <TextLink />).buttons).toEqual([said().reader.asText]);
});
