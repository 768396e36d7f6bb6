/** What ships: the packages the server needs at run time, those the client's bundle holds, and all that they need. */
import { readFileSync } from 'node:fs';
import { DIRECTIONS } from './directions.ts';
import { at } from './project.mjs';

interface Locked {
  readonly version: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export interface Shipped {
  readonly path: string;
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** One of several builds, of which each machine installs its own. */
  readonly isBuild: boolean;
}

export interface Lock {
  readonly packages: Readonly<Record<string, Locked>>;
}

const readLock = (): Lock => JSON.parse(readFileSync(at('package-lock.json'), 'utf8')) as Lock;

/** Where Node finds a package from inside another: in its own folder, or in one above. */
function placeOf({ packages }: Lock, from: string, name: string): string | undefined {
  const path = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (packages[path] !== undefined) return path;
  return from === ''
    ? undefined
    : placeOf({ packages }, from.replace(/(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, ''), name);
}

function gather(lock: Lock, from: string, names: readonly string[], found: Set<string>): void {
  for (const name of names) {
    const path = placeOf(lock, from, name);
    if (path === undefined || found.has(path)) continue;
    found.add(path);
    const { dependencies, optionalDependencies } = lock.packages[path] as Locked;
    gather(lock, path, Object.keys({ ...dependencies, ...optionalDependencies }), found);
  }
}

const nameIn = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

export function shipped(lock: Lock = readLock()): readonly Shipped[] {
  const found = new Set<string>();
  gather(
    lock,
    '',
    [...Object.keys(lock.packages['']?.dependencies ?? {}), ...(DIRECTIONS.client?.packages ?? [])],
    found,
  );
  const all = [...found].map((path) => {
    const { version, license = '', optional = false } = lock.packages[path] as Locked;
    return { path, name: nameIn(path), version, licence: license, isBuild: optional };
  });
  return all
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
    .toSorted((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0));
}
