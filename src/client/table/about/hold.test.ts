import { expect, test } from 'vitest';
import { createHold, HELD } from './hold.ts';

const touch = (at: number, y = 0) => ({ x: 0, y, at });

/** A hold whose timer runs out when the test says so. */
function held() {
  const seen: string[] = [];
  let pending: (() => void) | null = null;
  const hold = createHold<string>({
    after: (_, then) => {
      pending = then;
      return () => {
        pending = null;
      };
    },
    show: (piece) => seen.push(piece),
    hide: () => seen.push('hidden'),
  });
  return { hold, seen, runOut: () => pending?.() };
}

test('a finger that holds still is told what lies under it, and its going up is no touch', () => {
  const { hold, seen, runOut } = held();
  hold.down(touch(0), 'card');
  hold.move(touch(100, 4));
  runOut();
  hold.leave(touch(HELD + 50, 4));
  expect(seen).toEqual(['card']);
  expect([hold.wasHold(), hold.wasHold()]).toEqual([true, false]);
});

test.each([
  ['slips', ({ hold }: ReturnType<typeof held>) => hold.move(touch(80, 14))],
  ['is taken for scrolling', ({ hold }: ReturnType<typeof held>) => hold.leave(touch(80))],
  ['scrolls a list', ({ hold }: ReturnType<typeof held>) => hold.scroll()],
])('a finger that %s asks nothing', (_, moves) => {
  const made = held();
  made.hold.down(touch(0), 'card');
  moves(made);
  made.runOut();
  expect(made.seen).toEqual([]);
  expect(made.hold.wasHold()).toBe(false);
});

test('a swipe that a busy page hears of too late takes back what was shown', () => {
  const { hold, seen, runOut } = held();
  hold.down(touch(0), 'card');
  runOut();
  hold.move(touch(200, 60));
  expect(seen).toEqual(['card', 'hidden']);
  expect(hold.wasHold()).toBe(false);
});

test('what is shown may scroll the table into place, and a finger may slip after it', () => {
  const { hold, seen, runOut } = held();
  hold.down(touch(0), 'card');
  runOut();
  hold.scroll();
  hold.move(touch(HELD + 100, 60));
  expect(seen).toEqual(['card']);
});
