import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Room = 'light' | 'dark';
type Tokens = Readonly<Record<string, string>>;

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function block(selector: string): string {
  const start = css.indexOf(`${selector} {`);
  return css.slice(start, css.indexOf('\n}', start));
}

function read(text: string, room: Room): Tokens {
  const found = [...text.matchAll(/--([\w-]+):\s*([^;]+);/g)];
  return Object.fromEntries(found.map(([, name, value]) => [name, inRoom(value ?? '', room)]));
}

function inRoom(value: string, room: Room): string {
  return value.replace(/light-dark\((#\w+), (#\w+)\)/, room === 'light' ? '$1' : '$2');
}

function resolve(tokens: Tokens, name: string): string {
  const value = tokens[name] ?? '';
  const alias = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return alias === undefined ? value : resolve(tokens, alias);
}

function luminance(hex: string): number {
  const long = hex.length === 4 ? hex.replace(/\w/g, '$&$&') : hex;
  const parts = [1, 3, 5].map((at) => Number.parseInt(long.slice(at, at + 2), 16) / 255);
  const linear = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
}

function contrast(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

const WORDS = ['text', 'text-soft', 'text-title', 'text-brass', 'text-bright', 'text-good', 'text-bad'];
const SEATS = ['0', '1', '2', '3', '4', 'neutral'].map((seat) => `seat-${seat}-text`);
const ROOM_GROUNDS = ['room', 'panel', 'panel-raised', 'well'];
const CLOTHS = ['purple', 'green', 'black'].flatMap((hue) => [`cloth-${hue}`, `cloth-${hue}-lit`]);

function tooFaint(tokens: Tokens, words: readonly string[], grounds: readonly string[], least: number): string[] {
  return words.flatMap((word) =>
    grounds.flatMap((ground) => {
      const ratio = contrast(resolve(tokens, word), resolve(tokens, ground));
      return ratio < least ? [`${word} on ${ground}: ${ratio.toFixed(2)}`] : [];
    }),
  );
}

describe.each(['light', 'dark'] as const)('the %s room', (room) => {
  const tokens = read(block(':root,\n[data-theme]'), room);
  const onCloth = { ...tokens, ...read(block('.on-cloth'), room) };
  const onParchment = { ...tokens, ...read(block('.on-parchment'), room) };

  test('words can be read on every ground of the room', () => {
    expect(tooFaint(tokens, [...WORDS, ...SEATS], ROOM_GROUNDS, 4.5)).toEqual([]);
  });

  test('words can be read on cloth, lit or not', () => {
    expect(tooFaint(onCloth, [...WORDS, ...SEATS], CLOTHS, 4.5)).toEqual([]);
  });

  test('words can be read on parchment', () => {
    expect(tooFaint(onParchment, [...WORDS, ...SEATS], ['parchment', 'parchment-low'], 4.5)).toEqual([]);
    expect(tooFaint(onParchment, ['on-brass'], ['brass-fill'], 4.5)).toEqual([]);
  });

  test('metal that can be touched stands out from what it lies on', () => {
    expect(tooFaint(tokens, ['brass', 'brass-bright'], ['room', 'panel'], 3)).toEqual([]);
    expect(tooFaint(tokens, ['sand-purple', 'sand-green', 'sand-black', 'sand-out'], ['void'], 3)).toEqual([]);
  });

  test('what is cut out of a kind stands out from its ground', () => {
    const kinds = ['red', 'blue', 'yellow', 'violet', 'brown', 'white'];
    const faint = kinds.flatMap((kind) => tooFaint(tokens, [`${kind}-cut`], [kind], 3));
    expect(faint).toEqual([]);
  });
});
