import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { parseClientMessage, SHAPES } from '#protocol/parse';
import { batchesOf, type Known } from './batches.ts';

const KNOWN: Known = {
  code: 'ABCDEFGH',
  ownToken: 'q0Yw3nV6TzW1yqkP0d8b_A',
  foreignToken: 'A_b8d0PkqyW1TzV6n3wY0q',
  pass: `${'p'.repeat(43)}.1.${'s'.repeat(43)}`,
};

const inputsOf = (seed: number, count: number) =>
  [...batchesOf(seed, count, KNOWN)].flatMap(({ way, inputs }) => inputs.map((input) => ({ way, ...input })));
const hashOf = (seed: number): string =>
  createHash('sha256')
    .update(JSON.stringify(inputsOf(seed, 1000)))
    .digest('hex');

test('the same seed makes the same inputs to the byte, and as many as were asked for', () => {
  expect(inputsOf(1, 1000)).toHaveLength(1000);
  expect(hashOf(1)).toBe(hashOf(1));
  expect(hashOf(2)).not.toBe(hashOf(1));
});

const frames = inputsOf(1, 10_000).filter(({ way }) => way === 'socket');
const shareOf = (kind: 'whole' | 'changed'): number => {
  const some = frames.filter((input) => input.kind.endsWith(kind) && !input.kind.startsWith('wait'));
  return some.filter(({ data }) => parseClientMessage(JSON.parse(String(data))).ok).length / some.length;
};

test('inputs that were left whole are messages of the protocol, of those that were changed some still are', () => {
  expect(shareOf('whole')).toBe(1);
  expect(shareOf('changed')).toBeGreaterThan(0.01);
  expect(shareOf('changed')).toBeLessThan(0.7);
});

test('what fits as it stands is what the shape itself reads, whole or changed', () => {
  const slowly = (value: unknown) => SHAPES.clientMessage.safeParse(value);
  for (const { data } of frames.filter(({ kind }) => /whole$|changed$/.test(kind))) {
    const value: unknown = JSON.parse(String(data));
    const [quick, slow] = [parseClientMessage(value), slowly(value)];
    expect(quick.ok).toBe(slow.success);
    if (quick.ok) expect(quick.message).toStrictEqual(slow.data);
  }
});

test('every message and every request with a body is made, whole and changed', () => {
  const kinds = new Set(inputsOf(1, 10_000).map(({ kind }) => kind));
  const messages = ['hello', 'ask', 'catchUp', 'ping', 'sit', 'change', 'settle', 'report', 'keepOut', 'takeOver'];
  const requests = ['/api/tables', '/api/people/pass', '/api/people/passkeys/enter', '/api/daily/2026-01-01'];
  for (const name of [...messages, 'wait', ...requests])
    for (const how of ['whole', 'changed']) expect(kinds).toContain(`${name} ${how}`);
});
