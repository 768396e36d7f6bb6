import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { runsOn } from './node.mjs';
import { packagesAreInstalled } from './packages.mjs';
import { at } from './project.mjs';

const folder = mkdtempSync(join(tmpdir(), 'pendulum start ü '));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => rmSync(join(folder, 'node_modules'), { recursive: true, force: true }));

const write = (file: string, content: unknown): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), JSON.stringify(content));
};

describe('packages are installed anew', () => {
  const vite = { version: '8.0.0', dev: true };
  const own = { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] };
  const foreign = { version: '1.0.0', optional: true, os: ['another'] };
  const neededByForeign = { version: '1.0.0', optional: true };
  const NAMES = ['node_modules/vite', 'node_modules/own'];

  /** What npm leaves behind: its own list, and the packages on the disk. */
  function install(list: object, onDisk: readonly string[]): boolean {
    const packages = { '': {}, [`${NAMES[0]}`]: vite, [`${NAMES[1]}`]: own, foreign, neededByForeign };
    write('package-lock.json', { packages });
    write('node_modules/.package-lock.json', { packages: list });
    for (const path of onDisk) write(`${path}/package.json`, {});
    return packagesAreInstalled(folder);
  }
  const all = { [`${NAMES[0]}`]: vite, [`${NAMES[1]}`]: own };

  test('not when each one for this machine is there', () => {
    expect(install(all, NAMES)).toBe(true);
  });
  test('after an install that was interrupted: npm has not written its list yet', () => {
    install(all, NAMES);
    rmSync(join(folder, 'node_modules/.package-lock.json'));
    expect(packagesAreInstalled(folder)).toBe(false);
  });
  test('when a package went from the disk, though the list names it', () => {
    expect(install(all, NAMES.slice(1))).toBe(false);
  });
  test('when packages for development or for this machine were left out', () => {
    expect(install({ [`${NAMES[1]}`]: own }, NAMES)).toBe(false);
    expect(install({ [`${NAMES[0]}`]: vite }, NAMES)).toBe(false);
  });
  test('when one has another version', () => {
    expect(install({ ...all, [`${NAMES[0]}`]: { version: '7.0.0' } }, NAMES)).toBe(false);
  });
});

describe('says in one sentence what to do', () => {
  test('about a Node that is too old', () => {
    const right = ['20.19.0', '20.20.2', '22.12.0', '23.0.0', '24.1.0', '30.0.0'];
    const wrong = ['12.22.12', '18.20.8', '20.18.3', '21.7.0', '22.11.0'];
    expect(right.filter(runsOn)).toEqual(right);
    expect(wrong.filter(runsOn)).toEqual([]);
    expect(JSON.parse(readFileSync(at('package.json'), 'utf8')).engines.node).toBe('^20.19.0 || >=22.12.0');
  });
  test('and an old Node can read that far: nothing is imported that it may lack', () => {
    const imports = ['start.mjs', 'node.mjs'].flatMap(
      (file) => readFileSync(at('tools', file), 'utf8').match(/^import .*/gm) ?? [],
    );
    expect(imports).toEqual(["import './node.mjs';"]);
  });
  test('about a folder it may not write to', () => {
    cpSync(at('tools'), join(folder, 'tools'), { recursive: true });
    for (const file of ['package.json', 'package-lock.json']) cpSync(at(file), join(folder, file));
    writeFileSync(join(folder, 'node_modules'), 'No folder, so that nobody can write in it, not even root.');
    const { status, stderr } = spawnSync(process.execPath, [join(folder, 'tools/start.mjs')], { encoding: 'utf8' });
    expect(stderr.trim()).toBe(
      `${join(folder, 'node_modules')} cannot be written. Let this user write it, or copy the project to a folder of your own.`,
    );
    expect(status).toBe(1);
  });
});
