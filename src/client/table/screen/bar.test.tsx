import { beforeAll, expect, test } from 'vitest';
import { draw, openScreen, said } from '../testing.tsx';
import { Finish, TopBar } from './bar.tsx';

beforeAll(() => openScreen());

test('the bar says the round, the phase and who is at the table', () => {
  const { text, at } = draw('untimed for two', <TopBar tools="Tools" />);
  expect(text).toMatch(/^Round 2 The sand rests I am done You/);
  expect(text).toMatch(/Tools$/);
  expect(at).toEqual(['bar', 'moment-5', 'finish', 'seats', 'pause']);
});

test('"done" is offered where nobody flips timers, and not while the sand decides', () => {
  expect(draw('untimed for two', <Finish />).buttons).toEqual([said().table.finished]);
  expect(draw('round for three', <Finish />).buttons).toEqual([]);
});
