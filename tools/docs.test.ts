import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { at, filesUnder, root } from './project.mjs';

const TOP = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md'].filter((file) => existsSync(at(file)));
const DOCS = [...TOP, ...filesUnder('docs').filter((file) => file.endsWith('.md'))];
const SCRIPTS: Record<string, string> = JSON.parse(readFileSync(at('package.json'), 'utf8')).scripts;
const isHook = (name: string): boolean => /^(pre|post)pack$/.test(name);

const textOf = (file: string): string => readFileSync(at(file), 'utf8');
const found = (file: string, pattern: RegExp): string[] =>
  [...textOf(file).matchAll(pattern)].map(([, first]) => first ?? '');

/** As GitHub makes the address of a heading. */
const slug = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

function leadsNowhere(file: string, link: string): boolean {
  if (/^[a-z]+:/.test(link)) return false;
  const [path = '', anchor] = decodeURI(link).split('#');
  const target = path === '' ? file : normalize(join(dirname(file), path));
  if (!existsSync(at(target))) return true;
  return (
    anchor !== undefined &&
    !found(target, /^#+ (.+)$/gm)
      .map(slug)
      .includes(anchor)
  );
}

async function help(script: string) {
  const PATH = [at('node_modules/.bin'), process.env.PATH].join(delimiter);
  const child = spawn(`${script} --help`, { cwd: root, shell: true, env: { ...process.env, PATH } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
  const [code] = await once(child, 'close');
  return { code, said };
}

describe('what the documents name is there', () => {
  test.each(DOCS)('links and pictures of %s', (file) => {
    const links = found(file, /\]\(([^)\s]+)\)/g);
    expect(links.filter((link) => leadsNowhere(file, link))).toEqual([]);
  });
  test.each(DOCS)('files of %s', (file) => {
    const named = found(file, /`((?:src|docs|tools|e2e|examples|replays)\/[\w./-]+)`/g);
    expect(named.filter((path) => !/\/x\./.test(path) && !existsSync(at(path)))).toEqual([]);
  });
  test.each(DOCS)('commands of %s', (file) => {
    const scripts = [...found(file, /\bnpm run (?:-s )?([\w:-]+)/g), ...found(file, /\bnpm (start|test)\b/g)];
    expect(scripts.filter((name) => !(name in SCRIPTS))).toEqual([]);
  });
});

describe('every command says how it is used, and does nothing else', () => {
  const commands = Object.entries(SCRIPTS).filter(([name]) => !isHook(name));
  test.concurrent.for(commands)('npm run %s -- --help', { timeout: 120_000 }, async ([, script], { expect }) => {
    const { code, said } = await help(script);
    expect(said).toMatch(/usage|--help/i);
    expect(code).toBe(0);
  });
});
