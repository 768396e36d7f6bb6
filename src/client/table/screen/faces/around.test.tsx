import { beforeAll, expect, test } from 'vitest';
import { openScreen, said, sitAround } from '../../testing.tsx';
import { Around, AroundSheet } from './around.tsx';

beforeAll(() => openScreen());

test('around a tablet the log, the achievement and the goods of those who sit elsewhere are one touch away', () => {
  const { draw } = sitAround('round for three', [0, 1]);
  expect(draw(<Around />).buttons).toEqual([said().table.log]);
  const { at, text } = draw(<AroundSheet />);
  expect(at).toEqual(expect.arrayContaining(['log', 'rival-2', 'achievementGain']));
  expect(text).toContain(said().table.nextCouncil);
});
