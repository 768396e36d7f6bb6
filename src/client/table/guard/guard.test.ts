import { expect, test } from 'vitest';
import type { Command } from '#engine';
import type { Guarding } from '../../kit/settings/settings.ts';
import { createGuard, HOLD_TIME, UNDO_TIME } from './guard.ts';

const DONE: Command = { type: 'done', done: true };
const FLIP: Command = { type: 'flip', area: 'green' };
const PLAIN: Command = { type: 'refresh' };

/** A guard whose time is driven by hand. */
function guarded(guarding: Guarding) {
  const sent: Command[] = [];
  const timers = new Set<{ readonly time: number; readonly then: () => void }>();
  const guard = createGuard({
    guarding: () => guarding,
    send: (command) => void sent.push(command),
    after(time, then) {
      const timer = { time, then };
      timers.add(timer);
      return () => timers.delete(timer);
    },
  });
  const pass = (time: number) => {
    for (const timer of [...timers]) if (timer.time <= time) timer.then();
  };
  return { guard, sent, pass, timers };
}

test('what needs no second thought is sent at once, and so is everything while guards are off', () => {
  const { guard, sent } = guarded('undo');
  guard.ask(PLAIN, 0, null, null);
  expect(sent).toEqual([PLAIN]);
  const off = guarded('off');
  off.guard.ask(DONE, 0, 'canAct', null);
  expect(off.sent).toEqual([DONE]);
});

test('a guarded deed waits two seconds before it leaves, once', () => {
  const { guard, sent, pass, timers } = guarded('undo');
  guard.ask(DONE, 0, 'canAct', null);
  expect(guard.waiting.value).toMatchObject({ command: DONE, why: 'canAct' });
  expect(sent).toEqual([]);
  pass(UNDO_TIME);
  expect([sent, guard.waiting.value, timers.size]).toEqual([[DONE], null, 0]);
});

test('undone, it never leaves', () => {
  const { guard, sent, pass } = guarded('undo');
  guard.ask(FLIP, 0, 'strands', null);
  guard.undo();
  pass(UNDO_TIME);
  expect([sent, guard.waiting.value]).toEqual([[], null]);
});

test('a second touch on the same thing sends it at once', () => {
  for (const guarding of ['undo', 'hold'] as const) {
    const { guard, sent, timers } = guarded(guarding);
    guard.ask(FLIP, 0, 'strands', null);
    guard.ask({ ...FLIP }, 0, 'strands', null);
    expect([sent, timers.size]).toEqual([[FLIP], 0]);
  }
});

test('with "hold" time alone sends nothing: it must be held, and the offer goes', () => {
  const { guard, sent, pass } = guarded('hold');
  guard.ask(DONE, 0, 'canAct', null);
  pass(60_000);
  expect([sent, guard.waiting.value]).toEqual([[], null]);
  guard.ask(DONE, 0, 'canAct', null);
  const lift = guard.hold();
  lift();
  pass(HOLD_TIME);
  expect(sent).toEqual([]);
  guard.hold();
  pass(HOLD_TIME);
  expect(sent).toEqual([DONE]);
});

test('going on to something else keeps a flip and forgets a "done" or another reward', () => {
  const flip = guarded('undo');
  flip.guard.ask(FLIP, 0, 'strands', null);
  flip.guard.ask(PLAIN, 0, null, null);
  expect(flip.sent).toEqual([FLIP, PLAIN]);
  const done = guarded('undo');
  done.guard.ask(DONE, 0, 'canAct', null);
  done.guard.ask(PLAIN, 0, null, null);
  done.pass(UNDO_TIME);
  expect(done.sent).toEqual([PLAIN]);
  const reward = guarded('undo');
  reward.guard.ask({ type: 'takeReward', reward: 'favour' }, 0, 'reward', null);
  reward.guard.ask({ type: 'takeReward', reward: 'grande' }, 0, 'reward', null);
  reward.pass(UNDO_TIME);
  expect(reward.sent).toEqual([{ type: 'takeReward', reward: 'grande' }]);
});

test('at a shared screen what another person does takes nothing back', () => {
  const { guard, sent } = guarded('undo');
  guard.ask(DONE, 0, 'canAct', null);
  guard.ask(DONE, 1, null, null);
  expect(sent).toEqual([DONE, DONE]);
});
