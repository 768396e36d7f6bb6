import { beforeAll, expect, test } from 'vitest';
import { draw, openScreen, said } from '../testing.tsx';
import { TimerTrack } from './timerTrack.tsx';

beforeAll(() => openScreen());

test('an untimed round shows its eleven moments and where it is; a timed one nothing', () => {
  const { html } = draw('untimed for two', <TimerTrack />);
  expect(html.match(/<li/g)).toHaveLength(11);
  expect(html).toContain(`aria-label="${said().table.timerTrack(6)}"`);
  expect(html).toContain(said().table.trackSpace(4, said().table.areas.green));
  expect(draw('round for three', <TimerTrack />).html).toBe('');
});
