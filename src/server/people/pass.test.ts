import { generateKeyPairSync, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import { memoryLedger } from '#testkit';
import { newPass, readPass } from './pass.ts';
import { CLOCKS_DIFFER, isHeardFirst, isSignedBy } from './signature.ts';

const ADA = 'a'.repeat(43);
const NOW = 1_800_000_000_000;

test('a pass is good for twelve hours and says who shows it', () => {
  const { pass, expires } = newPass('secret', ADA, 0, NOW);
  expect(readPass('secret', pass, () => 0, NOW)).toBe(ADA);
  expect(readPass('secret', pass, () => 0, expires)).toBe(ADA);
  expect(readPass('secret', pass, () => 0, expires + 1)).toBeNull();
});

test('a forged pass is nobody’s: another person, a later end, another secret, or a cut one', () => {
  const { pass, expires } = newPass('secret', ADA, 0, NOW);
  const forged = [
    pass.replace(ADA, 'b'.repeat(43)),
    pass.replace(String(expires), String(expires + 1)),
    newPass('another secret', ADA, 0, NOW).pass,
    pass.slice(0, -1),
    `${ADA}.${expires}.`,
    '',
  ];
  for (const one of forged) expect(readPass('secret', one, () => 0, NOW)).toBeNull();
});

test('when a device was removed, passes from before open nothing', () => {
  const { pass } = newPass('secret', ADA, 0, NOW);
  expect(readPass('secret', pass, () => 1, NOW)).toBeNull();
  expect(readPass('secret', newPass('secret', ADA, 1, NOW).pass, () => 1, NOW)).toBe(ADA);
});

test('a signature counts for its key and its text only', () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const key = String(publicKey.export({ format: 'jwk' }).x);
  const other = String(generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }).x);
  const signature = sign(null, Buffer.from('text'), privateKey).toString('base64url');
  expect(isSignedBy(key, 'text', signature)).toBe(true);
  expect(isSignedBy(key, 'Text', signature)).toBe(false);
  expect(isSignedBy(other, 'text', signature)).toBe(false);
  expect(isSignedBy('no key', 'text', signature)).toBe(false);
  expect(isSignedBy(key, 'text', 'no signature')).toBe(false);
});

test('keys whose signatures anybody can make are no keys', () => {
  const neutral = Buffer.alloc(32);
  neutral[0] = 1;
  const anybodys = Buffer.concat([neutral, Buffer.alloc(32)]).toString('base64url');
  expect(isSignedBy(neutral.toString('base64url'), 'anything', anybodys)).toBe(false);
});

test('a signature is heard once, for as long as it could count; then nothing of it is left', async () => {
  const ledger = memoryLedger();
  const heard = (signature: string, at: number, today = at) => isHeardFirst(ledger, { at, signature }, today);
  const race = await Promise.all([heard('one', NOW), heard('one', NOW), heard('two', NOW)]);
  expect(race.toSorted()).toEqual([false, true, true]);
  expect(await heard('one', NOW, NOW + CLOCKS_DIFFER)).toBe(false);
  expect(await heard('three', NOW + 3 * CLOCKS_DIFFER)).toBe(true);
  expect(await ledger.list('signatures', '', 9)).toHaveLength(1);
});
