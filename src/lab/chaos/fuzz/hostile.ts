import type { Dice } from '#bots';
import { BOT_LEVELS, PHRASES, PROTOCOL_VERSION } from '#protocol';
import { pick } from './made.ts';

/** Texts that have broken programs before. */
export const NASTY: readonly string[] = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)>',
  "'; DROP TABLE tables; --",
  '{{constructor.constructor("return 1")()}}',
  'javascript:alert(1)',
  '__proto__',
  'constructor',
  'toString',
  '../../../../etc/passwd',
  '%00',
  '\u202Eevil\u202C',
  '\uD800',
  'e\u0301'.repeat(40),
  '👩‍👩‍👧‍👧'.repeat(5),
  '\u0000\u0001\u001b[31m',
  ' ',
  '',
  'x'.repeat(300),
];

const COMMANDS: readonly unknown[] = [
  { type: 'due' },
  { type: 'pause', extra: 1 },
  { type: 'move', worker: 99, to: -1 },
  { type: 'move', worker: 0.5, to: 1e308 },
  { type: 'act', worker: 0, action: 0, with: Array.from({ length: 50 }, () => 'decree') },
  { type: 'act', worker: '0', action: null, with: 'all' },
  { type: 'play', card: '__proto__' },
  { type: 'play', card: 'hidden' },
  { type: 'flip', area: 'toString' },
  { type: 'claim', take: ['legendary', 'legendary', 'legendary'], with: [] },
  { type: 'answer', answer: { to: 'conquer', province: 'hidden' } },
  { type: 'answer', answer: { to: 'wild', military: -5, culture: 1e9, gold: 0.1 } },
  { type: 'takeReward', reward: 'constructor' },
  { type: 'voteTiming', timing: 'never' },
  { type: 'refresh' },
  { type: 'ready', ready: 'yes' },
  null,
  [],
  'pause',
];

/** Each makes one hostile text; the name says what it tries. */
export const FRAMES: Readonly<Record<string, (dice: Dice, token: string) => string | Buffer>> = {
  noise: (dice) => String.fromCharCode(...Array.from({ length: dice.next(200) }, () => dice.next(0xd7ff))),
  binary: (dice) => Buffer.from(Array.from({ length: dice.next(400) }, () => dice.next(256))),
  brokenJson: (dice) => '{"type":"ask","seat":0,"nth":1,"command":{"type":"pause"}}'.slice(0, dice.next(56)),
  deep: (dice) => pick(dice, ['[', '{"a":', '{"type":"ask","command":', '[{"']).repeat(150),
  deepClosed: () => `{"type":"ask","seat":0,"nth":1,"command":${'['.repeat(1800)}${']'.repeat(1800)}}`,
  huge: (dice) => `{"type":"say","seat":0,"text":"${'x'.repeat(4096 + dice.next(100_000))}"}`,
  scalar: (dice) => pick(dice, ['null', 'true', '0', '-1e400', '"hello"', '[]', '{}', '""', 'undefined', 'NaN']),
  wrongVersion: (dice) => JSON.stringify({ type: 'hello', version: dice.next(9) - 4, tokens: [], since: null }),
  wrongHello: (dice) =>
    JSON.stringify({
      type: 'hello',
      version: PROTOCOL_VERSION,
      tokens: Array.from({ length: dice.next(40) }, () => pick(dice, NASTY)),
      since: pick(dice, [-1, 1.5, 'all', {}, 1e300]),
    }),
  guessedToken: (dice) =>
    JSON.stringify({
      type: 'hello',
      version: PROTOCOL_VERSION,
      tokens: [Array.from({ length: 22 }, () => pick(dice, [...'ABCDEFabcdef0123456789-_'])).join('')],
      since: pick(dice, [null, 0, 1, 999_999]),
    }),
  replayedToken: (_, token) =>
    JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION, tokens: [token], since: null }),
  hostileCommand: (dice) =>
    JSON.stringify({
      type: 'ask',
      seat: dice.next(6) - 1,
      nth: pick(dice, [0, 1, -1, 2 ** 53, 1.5, 7]),
      command: pick(dice, COMMANDS),
    }),
  foreignSeat: (dice) =>
    JSON.stringify({
      type: 'ask',
      seat: dice.next(5),
      nth: 1 + dice.next(9),
      command: { type: pick(dice, ['pause', 'resume', 'pickUp']) },
    }),
  nastyName: (dice) => JSON.stringify({ type: 'sit', name: pick(dice, NASTY) }),
  nastyChat: (dice) => JSON.stringify({ type: 'say', seat: dice.next(5), text: pick(dice, NASTY) }),
  nastyPhrase: (dice) =>
    JSON.stringify({ type: 'sayPhrase', seat: dice.next(5), phrase: pick<string>(dice, [...PHRASES, ...NASTY]) }),
  nastyChair: (dice) =>
    JSON.stringify({
      type: 'change',
      seat: dice.next(7) - 1,
      chair: pick<unknown>(dice, [
        { name: pick(dice, NASTY) },
        { holder: 'x' },
        { bot: pick<unknown>(dice, [...BOT_LEVELS, null, 'god']) },
        { handicap: { gold: 1e9 } },
        { colour: -1 },
        { ['__proto__']: { ready: true } },
        { character: pick(dice, NASTY) },
      ]),
    }),
  notHost: (dice) =>
    JSON.stringify(
      pick<unknown>(dice, [
        { type: 'start' },
        { type: 'rematch' },
        { type: 'seatBot', level: 'master' },
        { type: 'unseat', seat: dice.next(5) },
        { type: 'settle', terms: { speed: pick<unknown>(dice, [1, 1e9, -1, 'fast', null]) } },
        { type: 'settle', terms: { timing: NASTY } },
      ]),
    ),
  pollution: () => '{"type":"settle","terms":{"__proto__":{"public":true},"constructor":{"prototype":{"x":1}}}}',
  serverMessage: (dice) =>
    JSON.stringify({
      type: pick(dice, ['welcome', 'happened', 'seated', 'closing', 'rewound', 'fault']),
      seat: 0,
      seq: 1,
      token: 'x',
    }),
  catchUps: (dice) => JSON.stringify({ type: 'catchUp', since: pick<unknown>(dice, [null, 0, -1, 1e15, '0', [], 3]) }),
  pings: (dice) =>
    JSON.stringify({ type: 'ping', sent: pick<unknown>(dice, [0, -1, 1e308, 'now', null, { toString: 1 }]) }),
};

export interface HostileRequest {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Half characters too, which `encodeURIComponent` refuses. */
const escaped = (text: string): string => Buffer.from(text).toString('hex').replaceAll(/../g, '%$&');

const JSON_TYPE = { 'content-type': 'application/json' };

export const REQUESTS: Readonly<Record<string, (dice: Dice, code: string) => HostileRequest>> = {
  paths: (dice) => ({
    method: 'GET',
    path: pick(dice, [
      '/../../../../etc/passwd',
      '/..%2f..%2f..%2fetc%2fpasswd',
      '/%2e%2e/%2e%2e/data/pendulum.db',
      '/data/pendulum.db',
      '/pendulum.db',
      '/assets/%00.js',
      '/assets/..%5c..%5c..%5cpackage.json',
      '//evil.example/%2e%2e',
      '/%',
      '/%ff%fe',
      '/t/<script>alert(1)</script>',
      '/.git/config',
      '/.env',
      `/${'a/'.repeat(400)}`,
      `/?${'q=1&'.repeat(500)}`,
    ]),
  }),
  codes: (dice) => ({ method: 'GET', path: `/api/tables/${escaped(pick(dice, NASTY)) || '-'}` }),
  guessedCodes: (dice) => ({
    method: 'GET',
    path: `/api/tables/${Array.from({ length: 8 }, () => pick(dice, [...'ABCDEFGHJKMNPQRSTUVWXYZ23456789'])).join('')}`,
  }),
  methods: (dice) => ({
    method: pick(dice, ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'TRACE']),
    path: pick(dice, ['/', '/api/tables', '/metrics']),
  }),
  bodies: (dice) => ({
    method: 'POST',
    path: '/api/tables',
    headers: JSON_TYPE,
    body: pick(dice, [
      '',
      '{',
      'null',
      '[]',
      '{"terms":[]}',
      `${'['.repeat(4000)}`,
      '{"terms":{"speed":0}}',
      '{"__proto__":{"x":1}}',
      '{"constructor":{"prototype":{}}}',
      `"${'x'.repeat(20_000)}"`,
    ]),
  }),
  types: (dice) => ({
    method: 'POST',
    path: '/api/tables',
    headers: {
      'content-type': pick(dice, [
        'text/plain',
        'application/xml',
        'multipart/form-data',
        'application/json; charset=utf-7',
      ]),
    },
    body: '<x/>',
  }),
  wrongOrigin: (dice, code) => ({
    method: 'GET',
    path: `/api/tables/${code}/socket`,
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      origin: pick(dice, ['https://evil.example', 'null', 'file://', 'http://127.0.0.1:1', 'garbage']),
    },
  }),
  badUpgrade: (dice, code) => ({
    method: 'GET',
    path: `/api/tables/${code}/socket`,
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': pick(dice, ['1', '99', 'x']),
      'sec-websocket-key': 'short',
    },
  }),
};
