import { expect, test } from 'vitest';
import { foldName, paceOf } from '#protocol';

test('names that people would take for the same are the same name', () => {
  expect(foldName('  Ada   Lovelace ')).toBe('ada lovelace');
  expect(foldName('ADA')).toBe(foldName('ada'));
  expect(foldName('Аdа')).toBe(foldName('Ada'));
  expect(foldName('Ａｄａ')).toBe('ada');
  expect(foldName('Adá')).not.toBe(foldName('Ada'));
});

test('the pace of a table is that of its sand, unless no round is timed', () => {
  const timed = ['timed', 'timed', 'timed', 'timed'] as const;
  const speeds = [0.5, 1, 1.5, 2.5].map((speed) => paceOf({ timing: timed, speed }));
  expect(speeds).toEqual(['calm', 'usual', 'usual', 'blitz']);
  expect(paceOf({ timing: ['untimed', 'timed', 'timed', 'timed'], speed: 1 })).toBe('usual');
  expect(paceOf({ timing: timed.map(() => 'untimed' as const), speed: 2.5 })).toBe('untimed');
});
