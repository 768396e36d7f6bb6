import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PersonId } from '#protocol';

const HOURS_12 = 12 * 3_600_000;

/** `PERSON.EXPIRY.MAC`. Every server that knows the secret takes it, without asking anybody. */
const SHAPE = /^([\w-]{43})\.(\d{1,16})\.([\w-]{43})$/;

/** A pass of an earlier epoch opens nothing: a person's epoch changes when a device is removed. */
export function newPass(secret: string, person: PersonId, epoch: number, today: number): Pass {
  const expires = today + HOURS_12;
  return { pass: `${person}.${expires}.${macOf(secret, person, expires, epoch)}`, expires };
}

export interface Pass {
  readonly pass: string;
  readonly expires: number;
}

/** Who shows this pass; null if it is forged, of an earlier epoch, or too old. */
export function readPass(
  secret: string,
  pass: string,
  epochOf: (person: PersonId) => number,
  today: number,
): PersonId | null {
  const [, person = '', expires = '', mac = ''] = SHAPE.exec(pass) ?? [];
  if (person === '' || Number(expires) < today) return null;
  return isSame(mac, macOf(secret, person, Number(expires), epochOf(person))) ? person : null;
}

const macOf = (secret: string, ...said: readonly (string | number)[]): string =>
  createHmac('sha256', secret)
    .update(['pass', ...said].join(' '))
    .digest('base64url');

/** Takes as long whatever differs. */
export const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
