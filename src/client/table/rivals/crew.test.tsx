import { beforeAll, expect, test } from 'vitest';
import { playerAt } from '#engine';
import { situation } from '../../pages/gallery/situations.ts';
import { draw, openScreen } from '../testing.tsx';
import { RivalCrew } from './crew.tsx';

beforeAll(() => openScreen());

test('each worker of a rival is drawn with its state and its name', () => {
  const player = playerAt(situation('round for three').game, 1);
  const { html } = draw('round for three', <RivalCrew player={player} seat={1} size={28} />);
  expect(html.match(/data-state="\w+"/g)).toHaveLength(player.workers.length);
  expect(html).toMatch(/Bela[^"<]*grande worker/);
});
