import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CARDS, PROVINCE_IDS } from '#content';
import { SITUATIONS } from '#testkit';
import {
  type Asked,
  type Command,
  copy,
  decide,
  fingerprint,
  type Game,
  isRefusal,
  legal,
  NOBODY,
  type Peek,
  play,
  REFUSAL_IDS,
} from './index.ts';

const TYPES = [
  'move',
  'act',
  'play',
  'pickUp',
  'flip',
  'claim',
  'refresh',
  'answer',
  'takeReward',
  'done',
  'ready',
  'callTime',
  'voteTiming',
  'pause',
  'resume',
  'due',
];

const number = fc.oneof(
  fc.constantFrom(-1, 0, 1, 2, 3, 0.5, -0.5, 1e308, -1e308, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY),
  fc.integer(),
  fc.double(),
);
const word = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'mat',
    'deck',
    'hidden',
    'legendary',
    'power',
  ),
  fc.constantFrom('reward', 'red', 'purple', 'timed', 'favour', 'grande', 'military', 'x'.repeat(100_000)),
  fc.constantFrom(...Object.keys(CARDS), ...PROVINCE_IDS.slice(0, 8)),
  fc.string(),
);
const scrap = fc.oneof(number, word, fc.constantFrom(null, undefined, true, false), fc.anything({ maxDepth: 2 }));
const scraps = fc.oneof(scrap, fc.array(scrap, { maxLength: 4 }));

const answer = fc.oneof(
  scraps,
  fc.record(
    {
      to: fc.constantFrom(
        'wild',
        'vp',
        'conquer',
        'tuck',
        'worker',
        'card',
        'swapVp',
        'swapResources',
        'choose',
        'discard',
      ),
      military: scrap,
      culture: scrap,
      gold: scrap,
      power: scrap,
      prestige: scrap,
      popularity: scrap,
      province: scrap,
      slot: scrap,
      worker: scrap,
      card: scrap,
      from: scrap,
      into: scrap,
      count: scrap,
      option: scrap,
    },
    { requiredKeys: ['to'] },
  ),
);

const FIELDS = {
  worker: scrap,
  to: scrap,
  action: scrap,
  also: scrap,
  with: scraps,
  card: scrap,
  area: scrap,
  take: scraps,
};
const TALK = { reward: scrap, done: scrap, ready: scrap, timing: scrap, answer };

/** A command type there is, with whatever in its fields; or not even that. */
const garbage = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ type: fc.constantFrom(...TYPES), ...FIELDS, ...TALK }, { requiredKeys: ['type'] }),
  },
  { weight: 1, arbitrary: fc.record({ type: scrap, ...FIELDS }, { requiredKeys: [] }) },
  { weight: 1, arbitrary: fc.anything() },
);

const peek: Peek = () => 'hidden';

/** Refused without a trace; or, if it happens to be legal, exactly one of the things that are. */
function isHarmless(game: Game, before: string, asked: Asked): boolean {
  const after = copy(game);
  const ruling = play(after, asked, peek);
  if (isRefusal(ruling)) return REFUSAL_IDS.includes(ruling.refused) && fingerprint(after) === before;
  return asked.seat === NOBODY || legal(game, asked.seat, asked.at).some((command) => isWithin(command, asked.command));
}

/** All that the legal command says, the asked one says too; what it says besides is not heard. */
const isWithin = (one: Command, other: unknown): boolean =>
  Object.entries(one).every(([field, value]) => same(value, other?.[field as keyof typeof other]));

function same(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return one === other;
  const [left, right] = Array.isArray(one) ? [one.toSorted(), [...(other as unknown[])].sort()] : [one, other];
  return Object.entries(left).every(([field, value]) => same(value, right[field as keyof typeof right]));
}

test.each(Object.entries(SITUATIONS))('ACT-3 garbage is refused and leaves no trace: %s', (_, sit) => {
  const { game, now } = sit();
  const before = fingerprint(game);
  fc.assert(
    fc.property(garbage, fc.nat({ max: game.players.length - 1 }), (command, seat) =>
      isHarmless(game, before, { seat, at: now, command: command as Command }),
    ),
    { numRuns: 200, seed: 7 },
  );
  expect(fingerprint(game)).toBe(before);
});

test.each(Object.entries(SITUATIONS))('ACT-3 nobody acts from a seat there is not: %s', (name, sit) => {
  const { game, now } = sit();
  const commands = legal(game, 0, now);
  for (const seat of [-2, 5, 99, 0.5, Number.NaN, '0', null, undefined, [0], {}, '__proto__', 'length']) {
    for (const command of commands) {
      const ruling = decide(game, { seat: seat as number, at: now, command }, peek);
      expect(ruling).toEqual({ refused: name === 'the end' ? 'END-1' : 'ACT-3' });
    }
  }
  for (const command of commands) {
    if (command.type === 'pause') continue;
    expect(decide(game, { seat: NOBODY, at: now, command }, peek)).toEqual({ refused: 'ACT-3' });
  }
});

test('ACT-3 only what a table knows is a command', () => {
  const { game } = (SITUATIONS['round on side A'] ?? fail)();
  for (const command of [
    null,
    undefined,
    3,
    'flip',
    [],
    {},
    { type: 'toString' },
    { type: '__proto__' },
    { type: ['flip'] },
  ]) {
    expect(decide(game, { seat: 0, at: 0, command: command as Command }, peek)).toEqual({ refused: 'ACT-3' });
  }
});

const fail = (): never => {
  throw new Error('no such situation');
};

test.each([
  '{"type":"move","__proto__":{"worker":0,"to":"mat"}}',
  '{"type":"play","card":"__proto__"}',
  '{"type":"act","worker":0,"action":10,"with":{"length":0,"__proto__":[]}}',
  '{"type":"claim","take":["reward"],"with":["constructor"]}',
  '{"type":"takeReward","reward":"__proto__"}',
  '{"type":"answer","answer":{"__proto__":{"to":"wild"}}}',
  '{"__proto__":{"type":"flip"},"area":"black"}',
])('ACT-3 keys that would reach into prototypes reach nothing: %s', (text) => {
  for (const sit of Object.values(SITUATIONS)) {
    const { game, now } = sit();
    const before = fingerprint(game);
    expect(isHarmless(game, before, { seat: 0, at: now, command: JSON.parse(text) })).toBe(true);
    expect(isRefusal(decide(game, { seat: 0, at: now, command: JSON.parse(text) }, peek))).toBe(true);
    expect(Object.keys(Object.prototype)).toEqual([]);
  }
});

test('WRK-1 WRK-8 nobody moves or acts with the worker of another', () => {
  const { game, now } = (SITUATIONS['round on side A'] ?? fail)();
  for (const worker of [2, 3]) {
    for (const command of [
      { type: 'move', worker, to: 'mat' },
      { type: 'act', worker, action: 10, with: [] },
    ] as const) {
      expect(isRefusal(decide(game, { seat: 1, at: now, command }, peek))).toBe(true);
    }
  }
});
