import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diceOf, random } from '#bots';
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
  type Options,
  peekInto,
  play,
  setup,
} from '#engine';
import { playOut } from '#lab';
import { anyTable, textOf } from './laws.ts';

const HUNT = process.env.LAW_RUNS;
const RUNS = HUNT === undefined ? { numRuns: 300, seed: 1 } : { numRuns: Number(HUNT) };

const TYPES: readonly Command['type'][] = [
  ...(['move', 'act', 'play', 'pickUp', 'flip', 'claim', 'refresh', 'answer', 'takeReward', 'done', 'ready'] as const),
  ...(['callTime', 'voteTiming', 'pause', 'resume', 'due'] as const),
];

/** Numbers that fit nowhere, long texts, and the names every object inherits. */
const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(-1, 0.5, Number.NaN, 1e300, Number.POSITIVE_INFINITY, '0', '', null, undefined, true, [], {}),
  fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', 'x'.repeat(100_000)),
  fc.constantFrom<unknown>(
    { __proto__: { to: 'vp' } },
    JSON.parse('{"__proto__":{"to":"wild"}}'),
    [[]],
    ['constructor'],
  ),
  fc.anything({ maxDepth: 2 }),
);

const field = fc.constantFrom('worker', 'to', 'action', 'also', 'with', 'card', 'area', 'take', 'answer', 'reward');
const broken: fc.Arbitrary<unknown> = fc.oneof(
  fc.anything({ maxDepth: 3 }),
  fc
    .tuple(fc.oneof(fc.constantFrom(...TYPES), junk), fc.dictionary(field, junk))
    .map(([type, rest]) => ({ ...rest, type })),
);

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  move: ['worker', 'to'],
  act: ['worker', 'action', 'also', 'with'],
  play: ['card'],
  flip: ['area'],
  claim: ['take', 'with'],
  answer: ['answer'],
  takeReward: ['reward'],
  done: ['done'],
  ready: ['ready'],
  voteTiming: ['timing'],
};

/** What a rule looks at; anything else that came along is nothing to it. */
const known = (command: Command): Command =>
  Object.fromEntries(
    Object.entries(command).filter(([name]) => name === 'type' || FIELDS[command.type]?.includes(name)),
  ) as unknown as Command;

/** A game in the middle: the state some way through. */
function middleOf(options: Options, chance: number, steps: number): { readonly game: Game; readonly at: number } {
  let found = { game: setup(options).game, at: 0 };
  let nth = 0;
  const bots = options.seats.map(() => random);
  playOut(options, bots, diceOf(chance), ({ at }, _, game) => {
    nth += 1;
    if (nth === steps) found = { game: copy(game), at };
  });
  return found;
}

const TABLES = fc.sample(anyTable, { numRuns: 12, seed: 2 });
const MIDDLES = TABLES.map((options, i) => ({ options, ...middleOf(options, i, 25 * i) }));
const middle = fc.constantFrom(...MIDDLES);

/** Whatever is sent: no fault, and unless it is refused it was among the legal commands. */
function checkAsked({ options, game, at }: (typeof MIDDLES)[number], seat: unknown, command: unknown): void {
  const peek = peekInto(setup(options).secret);
  const before = fingerprint(game);
  const asked = { seat, at, command } as Asked;
  const ruling = decide(game, asked, peek);
  expect(fingerprint(game)).toBe(before);
  if (!isRefusal(ruling)) {
    expect(legal(game, asked.seat, at).map(textOf)).toContain(textOf(known(asked.command)));
    return;
  }
  expect(ruling.refused).toMatch(/^[A-Z0-9]{3}-\d+$/);
  const mine = copy(game);
  expect(play(mine, asked, peek)).toEqual(ruling);
  expect(fingerprint(mine)).toBe(before);
}

describe('whatever a stranger sends is refused and changes nothing', { timeout: 600_000 }, () => {
  test('garbage of every kind', () => {
    fc.assert(
      fc.property(middle, broken, (table, command) => checkAsked(table, 0, command)),
      RUNS,
    );
  });

  test('a legal command with one thing wrong', () => {
    fc.assert(
      fc.property(middle, fc.nat(), fc.nat(), junk, (table, which, part, wrong) => {
        const open = legal(table.game, 0, table.at);
        const command = open[which % open.length];
        if (command === undefined) return;
        const fields = Object.keys(command);
        checkAsked(table, 0, { ...command, [fields[part % fields.length] ?? 'type']: wrong });
      }),
      RUNS,
    );
  });

  test('a command for a seat that is not there', () => {
    fc.assert(
      fc.property(middle, fc.oneof(junk, fc.constantFrom(-2, 5, 99, '0', 'length')), fc.nat(), (table, seat, which) => {
        const open = legal(table.game, 0, table.at);
        const command = open[which % open.length];
        if (command === undefined || seat === NOBODY || seat === 0) return;
        const ruling = decide(
          table.game,
          { seat, at: table.at, command } as Asked,
          peekInto(setup(table.options).secret),
        );
        expect(isRefusal(ruling)).toBe(true);
      }),
      RUNS,
    );
  });

  test("another player's worker cannot be named at all: a command speaks of the asker's own", () => {
    for (const { game, at, options } of MIDDLES) {
      const peek = peekInto(setup(options).secret);
      for (const worker of [4, 5, 99]) {
        for (const command of [
          { type: 'move', worker, to: 'mat' },
          { type: 'act', worker, action: 0, with: [] },
        ] as const) {
          expect(isRefusal(decide(game, { seat: 0, at, command }, peek))).toBe(true);
        }
      }
    }
  });
});
