import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { followPlaying } from './endReached.ts';

function replay() {
  const [playing, position] = [signal(false), signal(0)];
  let reached = 0;
  followPlaying({ playing, position, film: { entries: [1, 2, 3] } }, () => {
    reached += 1;
  });
  return { playing, position, reached: () => reached };
}

test('the end is reached by playing', () => {
  const { playing, position, reached } = replay();
  playing.value = true;
  position.value = 3;
  expect(reached()).toBe(0);
  playing.value = false;
  expect(reached()).toBe(1);
});

test('neither a jump to the end nor a pause before it is reaching it', () => {
  const { playing, position, reached } = replay();
  position.value = 3;
  position.value = 2;
  playing.value = true;
  playing.value = false;
  position.value = 3;
  expect(reached()).toBe(0);
});
