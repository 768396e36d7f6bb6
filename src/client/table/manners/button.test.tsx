import { beforeAll, expect, test } from 'vitest';
import { situation } from '../../pages/gallery/situations.ts';
import { draw, openScreen, said, stillSession } from '../testing.tsx';
import { MannersButton } from './button.tsx';

beforeAll(() => openScreen());

test('there is a way to mute, block and report another person, and neither oneself nor a bot', () => {
  const session = stillSession(situation('round for three'), 0);
  const drawn = (seat: number) => draw('round for three', <MannersButton session={session} seat={seat} />).buttons;
  expect([0, 1, 2].map(drawn)).toEqual([[], [said().removal.manners('Bela')], []]);
});
