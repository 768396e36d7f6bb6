import { readdirSync, readFileSync } from 'node:fs';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { CHARACTER_IDS, CHARACTERS } from '#content';
import { Emblem } from './emblems.tsx';
import { Portrait } from './portraits.tsx';

const folder = new URL('./portraits/', import.meta.url);

test('every character is a person with a face, drawn in less than 8 KiB', () => {
  const wanted = CHARACTER_IDS.map((id) => `${CHARACTERS[id].person}-${CHARACTERS[id].side}.svg`);
  expect(readdirSync(folder).toSorted()).toEqual(wanted.toSorted());
  const faces = wanted.map((file) => readFileSync(new URL(file, folder), 'utf8'));
  expect(new Set(faces).size).toBe(10);
  for (const face of faces) expect(face.length).toBeLessThan(8192);
});

test('a portrait is as large as an emblem of the same size', () => {
  const sizeOf = (html: string) => /style="([^"]*)"/.exec(html)?.[1];
  const emblem = renderToString(<Emblem of="bolk" side="basic" size={60} />);
  expect(sizeOf(emblem)).toContain('--size');
  expect(sizeOf(renderToString(<Portrait of="bolk" side="basic" size={60} />))).toBe(sizeOf(emblem));
});
