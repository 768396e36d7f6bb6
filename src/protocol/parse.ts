import * as z from 'zod/mini';
import type { Command } from '#engine';
import { command } from './commandShape.ts';
import { fitsOf } from './fits/fits.ts';
import { type ClientMessage, type Fault, LIMITS, PHRASES, PROTOCOL_VERSION, type TableRequest } from './messages.ts';
import { asked, origin } from './originShape.ts';
import type { HandedIn } from './people/daily.ts';
import { type BanRequest, REASONS } from './people/manners.ts';
import { QUICK_LIMITS, QUICK_PACES, type QuickClientMessage } from './people/quick.ts';
import { botLevel, chairChange, plain, seat, terms, text, whole } from './shapes.ts';

export { readGame } from './gameShape.ts';
export { type ReadRecording, readRecording } from './opening.ts';

export type Parsed<T> = { readonly ok: true; readonly message: T } | { readonly ok: false; readonly fault: Fault };

const MOST = Number.MAX_SAFE_INTEGER;
/** Ten years. */
const MOST_HOURS = 87_600;
const token = z.string().check(z.regex(/^[\w-]{16,128}$/));
const pass = z.string().check(z.regex(/^[\w.-]{16,256}$/));
const person = z.string().check(z.regex(/^[\w-]{43}$/));
const keptOut = z.array(person).check(z.maxLength(LIMITS.keptOut));
const since = z.nullable(whole(0, MOST));

const clientMessage: z.ZodMiniType<ClientMessage> = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('hello'),
    version: z.literal(PROTOCOL_VERSION),
    tokens: z.array(token).check(z.maxLength(LIMITS.seats)),
    since,
  }),
  z.strictObject({ type: z.literal('ask'), seat, nth: whole(1, MOST), command }),
  z.strictObject({ type: z.literal('catchUp'), since }),
  z.strictObject({ type: z.literal('ping'), sent: z.number().check(z.gte(0), z.lte(MOST)) }),
  z.strictObject({
    type: z.literal('sit'),
    name: text(LIMITS.name),
    program: z.exactOptional(z.boolean()),
    pass: z.exactOptional(pass),
  }),
  z.strictObject({ type: z.literal('change'), seat, chair: chairChange }),
  z.strictObject({ type: z.literal('seatBot'), level: botLevel }),
  z.strictObject({ type: z.literal('unseat'), seat }),
  z.strictObject({ type: z.literal('allow'), name: text(LIMITS.name) }),
  z.strictObject({
    type: z.literal('remove'),
    seat,
    vote: z.boolean(),
    reason: z.exactOptional(z.enum(REASONS)),
  }),
  z.strictObject({ type: z.literal('standIn'), seat }),
  z.strictObject({
    type: z.literal('takeOver'),
    seat,
    name: text(LIMITS.name),
    pass: z.exactOptional(pass),
    blocked: z.exactOptional(keptOut),
  }),
  z.strictObject({ type: z.literal('renew'), seat }),
  z.strictObject({ type: z.literal('settle'), terms }),
  z.strictObject({ type: z.literal('start') }),
  z.strictObject({ type: z.literal('say'), seat, text: text(LIMITS.chat) }),
  z.strictObject({ type: z.literal('sayPhrase'), seat, phrase: z.enum(PHRASES) }),
  z.strictObject({ type: z.literal('rematch') }),
  z.strictObject({
    type: z.literal('report'),
    seat,
    reason: z.enum(REASONS),
    note: z.exactOptional(text(LIMITS.note)),
  }),
  z.strictObject({ type: z.literal('keepOut'), people: keptOut }),
]);

const tableRequest: z.ZodMiniType<TableRequest> = z.strictObject({
  terms: z.exactOptional(terms),
  origin: z.exactOptional(origin),
});

const quickMessage: z.ZodMiniType<QuickClientMessage> = z.strictObject({
  type: z.literal('wait'),
  name: text(LIMITS.name),
  pace: z.enum(QUICK_PACES),
  waitMs: whole(...QUICK_LIMITS.waitMs),
  least: whole(...QUICK_LIMITS.least),
  newcomer: z.boolean(),
  pass: z.exactOptional(pass),
  rated: z.exactOptional(z.boolean()),
  blocked: z.exactOptional(keptOut),
});

const isClientMessage = fitsOf(clientMessage) as (value: unknown) => value is ClientMessage;

/** What came over the wire, after JSON.parse, as a message; or the fault in it. Most are commands and fit as they are. */
export function parseClientMessage(value: unknown): Parsed<ClientMessage> {
  if (isClientMessage(value)) return { ok: true, message: value };
  if (isOfAnotherVersion(value)) return { ok: false, fault: 'badVersion' };
  return parsed(clientMessage, value);
}

/** The same of what a person says who looks for a table. */
export const parseQuickMessage = (value: unknown): Parsed<QuickClientMessage> => parsed(quickMessage, value);

export const parseCommand = (value: unknown): Parsed<Command> => parsed(command, value);

/** The body of a request for a new table; none at all asks for the usual terms. */
export const parseTableRequest = (value: unknown): Parsed<TableRequest> => parsed(tableRequest, value ?? {});

const reason = plain(LIMITS.note);
const banRequest: z.ZodMiniType<BanRequest> = z.strictObject({
  on: z.union([
    z.strictObject({ person }),
    z.strictObject({ range: z.string().check(z.maxLength(64)) }),
    z.strictObject({ trace: z.string().check(z.regex(/^[0-9a-f]{24}$/)) }),
    z.strictObject({ table: z.string().check(z.regex(/^[A-Z0-9]{8}$/)) }),
  ]),
  name: plain(LIMITS.name),
  why: reason,
  hours: z.nullable(whole(1, MOST_HOURS)),
});

/** What the operator asks for. */
export const parseBanRequest = (value: unknown): Parsed<BanRequest> => parsed(banRequest, value);

const word: z.ZodMiniType<{ readonly word: string }> = z.strictObject({ word: reason });
export const parseWord = (value: unknown): Parsed<{ readonly word: string }> => parsed(word, value);

const handedIn: z.ZodMiniType<HandedIn> = z.strictObject({ asked });

/** A day's game, for the ranking of that day. */
export const parseHandedIn = (value: unknown): Parsed<HandedIn> => parsed(handedIn, value);

function parsed<T>(shape: z.ZodMiniType<T>, value: unknown): Parsed<T> {
  const result = shape.safeParse(value);
  return result.success ? { ok: true, message: result.data } : { ok: false, fault: 'badMessage' };
}

/** Asked first: a greeting of another version may look quite different. */
function isOfAnotherVersion(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('type' in value) || !('version' in value)) return false;
  return value.type === 'hello' && Number.isInteger(value.version) && value.version !== PROTOCOL_VERSION;
}

const base64url = (most: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(most));
const signed = { key: base64url(43), at: whole(0, MOST), signature: base64url(86) };
const label = plain(LIMITS.label);
const proof = z.strictObject(signed);
const nameWish = z.strictObject({ name: text(LIMITS.name) });
const answer = z.strictObject({ answer: z.unknown(), label });
const entry = z.strictObject({ ...signed, answer: z.unknown(), label });

/** POST /api/people/pass */
export const parseProof = (value: unknown) => parsed(proof, value);
/** POST /api/people/name */
export const parseNameWish = (value: unknown) => parsed(nameWish, value);
/** POST /api/people/passkeys: the answer is read by the library that asked. */
export const parseAnswer = (value: unknown) => parsed(answer, value);
/** POST /api/people/passkeys/enter */
export const parseEntry = (value: unknown) => parsed(entry, value);

/** What the server reads, for who makes messages by it. */
export const SHAPES = {
  clientMessage,
  quickMessage,
  tableRequest,
  handedIn,
  proof,
  nameWish,
  answer,
  entry,
} as const;
