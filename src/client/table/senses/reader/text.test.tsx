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

test('the text says what every production of every mat gives', () => {
  const { text } = draw('round for three', <TextTable aside={null} />);
  const yields = text.match(/(brown|red|blue|yellow) production, \d provinces?( \([^)]+\))?: \d+ \w+/g) ?? [];
  expect(yields).toHaveLength(4 * 3);
  expect(yields).toContainEqual(expect.stringContaining('(Amber Quay)'));
});

test('a spectator can do nothing, and reads so', () => {
  expect(draw('round for three', <TextTable aside={null} />, { me: null }).text).toContain(said().reader.nothing);
});

test('the way to it is a button', () => {
  expect(draw('round for three', <TextLink />).buttons).toEqual([said().reader.asText]);
});
