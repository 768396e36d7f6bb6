import { beforeAll, expect, test } from 'vitest';
import { draw, openScreen } from '../../testing.tsx';
import type { View } from '../../view/view.ts';
import { MeanwhilePanel } from './meanwhilePanel.tsx';

beforeAll(() => openScreen());

const missed = (view: View) => {
  view.missed.value = { why: 'stuck', gists: [{ seat: 1, deeds: [{ deed: 'workerMoved', count: 2 }] }] };
};

test('who was stuck is told what the others did, and may close it', () => {
  const { buttons } = draw('round for three', <MeanwhilePanel />, { view: missed });
  expect(buttons).toEqual(['While you were stuck: Bela 2']);
});

test('who missed nothing is told nothing', () => {
  expect(draw('round for three', <MeanwhilePanel />).html).toBe('');
});
