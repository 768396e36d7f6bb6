import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fingerprint } from '#engine';
import { faultsIn } from '#engine/position';
import { SITUATIONS } from '#testkit';
import { laid } from './laid.ts';
import { pack, unpack } from './link.ts';

const packed = (value: unknown): string => `1${deflateRawSync(JSON.stringify(value)).toString('base64url')}`;

test('a position comes out of its link as it went in, whatever the moment, and the link is short', async () => {
  for (const [name, sit] of Object.entries(SITUATIONS)) {
    const { game } = sit();
    const text = await pack(game);
    expect(text, name).toMatch(/^1[\w-]{2,1200}$/);
    const read = await unpack(text);
    expect(read.ok && fingerprint(read.game), name).toBe(fingerprint(game));
  }
});

test('a link of a later version says so', async () => {
  expect(await unpack('2abc')).toEqual({ ok: false, why: 'newer' });
});

test('a link that anybody wrote gives a position or a plain no', async () => {
  const broken = { ok: false, why: 'broken' };
  expect(await unpack('')).toEqual(broken);
  expect(await unpack('1')).toEqual(broken);
  expect(await unpack(`1${'A'.repeat(30_000)}`)).toEqual(broken);
  expect(await unpack(packed(['x']))).toEqual(broken);
  expect(await unpack(packed([['briber', 'briber'], {}, []]))).toEqual(broken);
  expect(await unpack(packed([['briber'], { round: 9 }, []]))).toEqual(broken);
  expect(await unpack(packed([['briber'], { rewards: [{}] }, [{ hand: 'all' }]]))).toEqual(broken);
  expect(await unpack(packed(['briber'.repeat(90_000), {}, []]))).toEqual(broken);
  await fc.assert(
    fc.asyncProperty(fc.base64String(), async (text) => {
      const read = await unpack(`1${text}`);
      if (read.ok) faultsIn(read.game);
    }),
    { numRuns: 200, seed: 1 },
  );
});

test('a hostile position is read and found out, not played', async () => {
  const read = await unpack(
    packed([['briber', 'champion'], { provincesDealt: 3, turn: 9, phase: 'rewards' }, [{ gold: 99 }]]),
  );
  if (!read.ok) throw new Error(read.why);
  expect(faultsIn(read.game).map(({ fault }) => fault)).toEqual(
    expect.arrayContaining(['turn', 'tooMany', 'provinces', 'purple']),
  );
});

test('a table just laid has no fault and an almost empty link', async () => {
  const game = laid(['briber', 'champion', 'justicar']);
  expect(faultsIn({ ...game })).toEqual([]);
  expect((await pack(game)).length).toBeLessThan(80);
});
