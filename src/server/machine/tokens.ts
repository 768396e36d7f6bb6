import { createHash } from 'node:crypto';
import { MACHINE } from './machine.ts';

/** Without the letters and digits that are taken for one another: 31 signs, 8 of them are 40 bits. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;

export const newCode = ({ below } = MACHINE): string =>
  Array.from({ length: CODE_LENGTH }, () => SIGNS[below(SIGNS.length)]).join('');

export const isCode = (text: string): boolean =>
  text.length === CODE_LENGTH && [...text].every((sign) => SIGNS.includes(sign));

/** 128 bits. Only its owner ever has it; the server keeps the hash. */
export const newToken = ({ bytes } = MACHINE): string => bytes(16).toString('base64url');

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A name for a table in logs that opens no door. */
export const traceOf = (code: string): string => hashOf(code).slice(0, 8);

/** 256 bits for the decks of one game. Nobody hears of it before that game is over. */
export const newSeed = ({ bytes } = MACHINE): string => bytes(32).toString('hex');
