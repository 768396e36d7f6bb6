import { build } from 'esbuild';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { candidates, legal } from '#engine';
import { type ClientMessage, PHRASES, PROTOCOL_VERSION } from '#protocol';
import { parseClientMessage, parseCommand, parseTableRequest } from '#protocol/parse';
import { table } from '#testkit';

const TOKEN = 'q0Yw3nV6TzW1yqkP0d8b_A';

const MESSAGES: readonly ClientMessage[] = [
  { type: 'hello', version: PROTOCOL_VERSION, tokens: [TOKEN], since: null },
  { type: 'hello', version: PROTOCOL_VERSION, tokens: [], since: 12 },
  { type: 'ask', seat: 4, nth: 1, command: { type: 'flip', area: 'black' } },
  { type: 'catchUp', since: 3 },
  { type: 'ping', sent: 1234.5 },
  { type: 'sit', name: 'Zoë' },
  { type: 'change', seat: 0, chair: { colour: 3, character: 'tyrant', bot: null, handicap: { gold: 2 } } },
  { type: 'seatBot', level: 'adept' },
  { type: 'unseat', seat: 2 },
  { type: 'settle', terms: { speed: 0.5, timing: ['untimed', 'timed', 'timed', 'timed'] } },
  { type: 'start' },
  { type: 'say', seat: 1, text: 'Nice flip! 👩‍🚀' },
  ...PHRASES.map((phrase) => ({ type: 'sayPhrase', seat: 1, phrase }) as const),
  { type: 'rematch' },
];

const BAD: readonly unknown[] = [
  undefined,
  null,
  'start',
  [],
  {},
  { type: 'begin' },
  { type: 'start', seat: 0 },
  { type: 'ping', sent: -1 },
  { type: 'ping', sent: Number.NaN },
  { type: 'catchUp' },
  { type: 'catchUp', since: 1.5 },
  { type: 'unseat', seat: 5 },
  { type: 'unseat', seat: '0' },
  { type: 'sit', name: '   ' },
  { type: 'sit', name: 'x'.repeat(25) },
  { type: 'sit', name: 'a\nb' },
  { type: 'sit', name: 'abc\u202edef' },
  { type: 'sit', name: '\ud800' },
  { type: 'say', seat: 0, text: 'x'.repeat(201) },
  { type: 'sayPhrase', seat: 0, phrase: 'toString' },
  { type: 'change', seat: 0, chair: { connected: true } },
  { type: 'change', seat: 0, chair: { handicap: { gold: -1 } } },
  { type: 'change', seat: 0, chair: { handicap: { wild: 3 } } },
  { type: 'settle', terms: { speed: 0 } },
  { type: 'settle', terms: { timing: ['timed'] } },
  { type: 'settle', terms: { privilegeWindow: 5001 } },
  { type: 'hello', version: PROTOCOL_VERSION, tokens: ['short'], since: null },
  { type: 'hello', version: PROTOCOL_VERSION, tokens: Array(6).fill(TOKEN), since: null },
  { type: 'ask', seat: 0, nth: 0, command: { type: 'pickUp' } },
  { type: 'ask', seat: 0, nth: 1, command: { type: 'due' } },
  { type: 'ask', seat: 0, nth: 1, command: { type: 'play', card: 'constructor' } },
  { type: 'ask', seat: 0, nth: 1, command: { type: 'play', card: 'hidden' } },
  { type: 'ask', seat: 0, nth: 1, command: { type: 'move', worker: 0, to: 'box' } },
  { type: 'ask', seat: 0, nth: 1, command: { type: 'act', worker: 0, action: 1, with: Array(5).fill('townCrier') } },
  { type: 'ask', seat: 0, nth: 1, command: { type: 'answer', answer: { to: 'conquer', province: 'hidden' } } },
];

describe('what comes over the wire', () => {
  test.each(MESSAGES)('is a message: %j', (message) => {
    expect(parseClientMessage(JSON.parse(JSON.stringify(message)))).toEqual({ ok: true, message });
  });

  test.each(BAD.map((value) => ({ value })))('is none: $value', ({ value }) => {
    expect(parseClientMessage(value)).toEqual({ ok: false, fault: 'badMessage' });
  });

  test('is tidied where people write', () => {
    expect(parseClientMessage({ type: 'sit', name: '  Zoe\u0308 ' })).toMatchObject({ message: { name: 'Zoë' } });
  });

  test('of another version is told apart from nonsense', () => {
    const other = { type: 'hello', version: PROTOCOL_VERSION + 1, seats: 'whatever' };
    expect(parseClientMessage(other)).toEqual({ ok: false, fault: 'badVersion' });
  });

  test('carries no prototypes', () => {
    const message = JSON.parse('{"type":"start","__proto__":{"type":"rematch"}}');
    expect(parseClientMessage(message).ok).toBe(false);
    const chair = JSON.parse('{"type":"change","seat":0,"chair":{"__proto__":{"ready":true}}}');
    expect(parseClientMessage(chair).ok).toBe(false);
  });

  test('never makes the parser throw, whatever it is', () => {
    const types = fc.constantFrom(...MESSAGES.map(({ type }) => type));
    const almost = fc.record({ type: types, seat: fc.anything(), command: fc.anything(), chair: fc.anything() });
    fc.assert(
      fc.property(fc.oneof(fc.anything(), almost), (value) => typeof parseClientMessage(value).ok === 'boolean'),
    );
  });

  test('may ask for a table with or without terms', () => {
    expect(parseTableRequest(undefined)).toEqual({ ok: true, message: {} });
    expect(parseTableRequest({ terms: { public: true } })).toEqual({ ok: true, message: { terms: { public: true } } });
    expect(parseTableRequest({ terms: { public: 'yes' } }).ok).toBe(false);
  });
});

test('every command that the rules offer fits through the door', () => {
  const situations = [
    table(),
    table({ seats: 5, characters: ['warmonger', 'insurgent', 'pacifist', 'alchemist', 'tyrant'].slice(0, 4) as never }),
    table({ seats: 2 }).council('rewards'),
    table().council('moves'),
  ];
  for (const { game } of situations) {
    for (const seat of game.players.keys()) {
      for (const command of [...legal(game, seat, 0), ...candidates(game, seat)]) {
        if (command.type === 'act' && (command.also ?? 0) < 0) continue;
        expect(parseCommand(command)).toEqual({ ok: true, message: command });
      }
    }
  }
});

test('code that imports #protocol does not carry the parser along', async () => {
  const { metafile } = await build({
    stdin: { contents: "export * from '#protocol';", resolveDir: 'src/room', loader: 'ts' },
    bundle: true,
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const inputs = Object.keys(metafile.inputs);
  expect(inputs.some((file) => file.endsWith('protocol/messages.ts'))).toBe(true);
  expect(inputs.filter((file) => /zod|parse|shape/.test(file))).toEqual([]);
});
