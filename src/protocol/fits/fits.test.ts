import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { candidates } from '#engine';
import { SHAPES } from '#protocol/parse';
import { table } from '#testkit';
import { fitsOf } from './fits.ts';

const fits = fitsOf(SHAPES.clientMessage);

test('commands and pings fit as they stand', () => {
  const { game } = table();
  const commands = candidates(game, 0);
  expect(commands.length).toBeGreaterThan(20);
  for (const command of commands) expect(fits({ type: 'ask', seat: 0, nth: 1, command })).toBe(true);
  expect(fits({ type: 'ping', sent: 0.5 })).toBe(true);
});

test('what has to be tidied, or is checked in a way not known here, never fits as it stands', () => {
  expect(fits({ type: 'say', seat: 0, text: 'hello' })).toBe(false);
  const even = z.int().check(z.multipleOf(2));
  for (const shape of [even, z.array(even), z.array(z.boolean()).check(z.length(2)), z.object({}), z.string()])
    for (const value of [2, [2], [true, true], {}, 'text']) expect(fitsOf(shape)(value)).toBe(false);
});

test('an object has all of its fields, rightly, and no others', () => {
  const shape = z.strictObject({ one: z.literal(1), more: z.exactOptional(z.boolean()) });
  const isRight = fitsOf(shape);
  const given = ['{"one":1}', '{"one":1,"more":true}', '{"one":2}', '{"more":true}', '{"one":1,"more":null}'];
  const odd = ['{"one":1,"other":1}', '{"one":1,"__proto__":{}}', '[]', 'null', '1', '[{"one":1}]'];
  for (const text of [...given, ...odd])
    expect([text, isRight(JSON.parse(text))]).toEqual([text, shape.safeParse(JSON.parse(text)).success]);
});
