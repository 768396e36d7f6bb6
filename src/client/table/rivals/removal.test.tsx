import { beforeAll, expect, test } from 'vitest';
import { situation } from '../../pages/gallery/situations.ts';
import { draw, openScreen, said, stillSession } from '../testing.tsx';
import { Removals, RemoveButton, RemovePeople } from './removal.tsx';

beforeAll(() => openScreen());

const session = () => stillSession(situation('round for three'), 0);

test('the host may send a person away, and neither a bot nor oneself', () => {
  const drawn = (seat: number) => draw('round for three', <RemoveButton session={session()} seat={seat} />).buttons;
  expect([0, 1, 2].map(drawn)).toEqual([[], [said().removal.remove('Bela')], []]);
});

test('a table that stands still lists them, and tells of nobody who is to go', () => {
  expect(draw('round for three', <RemovePeople session={session()} />).buttons).toEqual([
    said().removal.remove('Bela'),
  ]);
  expect(draw('round for three', <Removals session={session()} />).html).toBe('');
});
