/** `npm run licences`: writes licences.json, the licences of all that ships, from the packages as they are installed. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { at } from './project.mjs';
import { type Shipped, shipped } from './ships.ts';

const FILE = 'licences.json';
const FONTS = [
  { name: 'Grenze', file: 'OFL-Grenze.txt' },
  { name: 'Pendulum Text (Lato)', file: 'OFL-PendulumText.txt' },
];

interface Entry {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
}

const tidied = (text: string): string => text.replace(/\r\n/g, '\n').trim();

function textIn(folder: string): string {
  const file = readdirSync(at(folder)).find((name) => /^(?:licen[cs]e|copying)(?:\.|$)/i.test(name));
  return file === undefined ? '' : tidied(readFileSync(at(folder, file), 'utf8'));
}

/** A package for another machine is not here to be read: its licence is that of the package it is a build of. */
const entryOf = ({ path, name, version, licence, isBuild }: Shipped): Entry => ({
  name,
  version,
  licence,
  text: isBuild ? '' : textIn(path),
});

const fontOf = ({ name, file }: (typeof FONTS)[number]): Entry => ({
  name,
  version: '',
  licence: 'OFL-1.1',
  text: tidied(readFileSync(at('src/client/art/styles/fonts', file), 'utf8')),
});

/** Each package once, each text once, with the number of the text beside the package. */
function licences(): string {
  const entries = [...FONTS.map(fontOf), ...shipped().map(entryOf)];
  const once = new Map(entries.map((entry) => [`${entry.name} ${entry.version}`, entry]));
  const texts = [...new Set([...once.values()].map(({ text }) => text))].filter((text) => text !== '');
  const packages = [...once.values()].map(({ text, ...rest }) => ({ ...rest, text: texts.indexOf(text) }));
  return `${JSON.stringify({ packages, texts }, null, 1)}\n`;
}

export const isStale = (): boolean => !existsSync(at(FILE)) || readFileSync(at(FILE), 'utf8') !== licences();

export const writeLicences = (): void => writeFileSync(at(FILE), licences());
