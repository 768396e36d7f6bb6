import { createHmac } from 'node:crypto';
import { isSame } from './pass.ts';

/** A number used once for a passkey: it says what for, so no server has to remember it. */
export const newChallenge = (secret: string, purpose: string, until: number): string =>
  `${until}.${challengeMac(secret, purpose, until)}`;

export function isChallenge(secret: string, purpose: string, challenge: string, today: number): boolean {
  const [until = '', mac = ''] = challenge.split('.');
  return Number(until) >= today && isSame(mac, challengeMac(secret, purpose, Number(until)));
}

const challengeMac = (secret: string, purpose: string, until: number): string =>
  createHmac('sha256', secret).update(`challenge ${purpose} ${until}`).digest('base64url');
