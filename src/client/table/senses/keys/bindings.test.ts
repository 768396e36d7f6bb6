import { expect, test } from 'vitest';
import { CARD_KEYS, FRAME_KEYS, MODES, meaningOf, signOf, VISITS, WORKER_KEYS } from './bindings.ts';

const key = (letter: string) => ({ key: letter.toLowerCase(), code: `Key${letter.toUpperCase()}` });
const digit = (nth: number) => ({ key: String(nth), code: `Digit${nth}` });

test('digits flip the three timers', () => {
  expect([1, 2, 3].map((nth) => meaningOf(digit(nth), 'free'))).toEqual(
    ['purple', 'green', 'black'].map((area) => ({ to: 'flip', area })),
  );
  expect(meaningOf(digit(4), 'free')).toBeNull();
});

test('ACT-2 while something is asked the digits answer and flip nothing', () => {
  expect(meaningOf(digit(1), 'asked')).toEqual({ to: 'answer', nth: 0 });
  expect(meaningOf(digit(9), 'asked')).toEqual({ to: 'answer', nth: 8 });
});

test('a Czech keyboard has letters where the digits are, and they still flip', () => {
  expect(meaningOf({ key: '+', code: 'Digit1' }, 'free')).toEqual({ to: 'flip', area: 'purple' });
});

test('a German question mark is asked for with the key of the minus, and still lists the keys', () => {
  expect(meaningOf({ key: '?', code: 'Minus' }, 'free')).toEqual({ to: 'visit', place: 'help' });
});

test('a keyboard without Latin letters is read by the place of its keys', () => {
  expect(signOf({ key: 'й', code: 'KeyQ' })).toBe('Q');
});

test('letters are cards until a worker is picked up, then places', () => {
  expect(meaningOf(key('g'), 'free')).toEqual({ to: 'card', index: 4 });
  expect(meaningOf(key('g'), 'picked')).toEqual({ to: 'frame', area: 'green', nth: 1 });
  expect(meaningOf(key('m'), 'picked')).toEqual({ to: 'frame', area: 'black', nth: 3 });
  expect(meaningOf(key('b'), 'picked')).toEqual({ to: 'home' });
});

test.each(MODES)('every other worker can be picked up at any time (%s)', (mode) => {
  expect(WORKER_KEYS.map((letter) => meaningOf(key(letter), mode))).toEqual(
    [0, 1, 2, 3].map((index) => ({ to: 'worker', index })),
  );
});

test('no key has two meanings, and none changes its place between QWERTY and QWERTZ', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const meanings = letters.flatMap((letter) => meaningOf(key(letter), 'free') ?? []);
  expect(new Set(meanings.map((meaning) => JSON.stringify(meaning))).size).toBe(meanings.length);
  const used = [...WORKER_KEYS, ...CARD_KEYS, ...Object.values(FRAME_KEYS).flat()];
  expect(used).not.toContain('Y');
  expect(used).not.toContain('Z');
  expect(VISITS.length).toBe(meanings.filter(({ to }) => to === 'visit').length + 1);
});

test('Control, Alt and unknown keys mean nothing by themselves', () => {
  for (const name of ['Control', 'Alt', 'F5', 'Tab', ' ']) {
    expect(meaningOf({ key: name, code: name }, 'free')).toBeNull();
  }
});
