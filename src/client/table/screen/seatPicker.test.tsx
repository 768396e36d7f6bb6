import { signal } from '@preact/signals';
import { beforeAll, expect, test } from 'vitest';
import { loadSaid } from '../../kit/chronicle/said.ts';
import { draw, openScreen } from '../testing.tsx';
import { SeatChoice } from './seatPicker.tsx';

beforeAll(() => openScreen());

test('a spectator chooses through whose eyes, or nobody’s', async () => {
  await loadSaid('en');
  const { html } = draw('round for three', <SeatChoice names={['Ada', 'Bela']} watched={signal<number | null>(1)} />, {
    me: null,
  });
  expect(html.match(/<option/g)).toHaveLength(3);
  expect(html).toMatch(/<option selected value="1">Bela/);
});
