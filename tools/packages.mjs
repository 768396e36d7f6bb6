// Installs the packages where one is missing, has another version, or was left half-way.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { needWritable, root } from './project.mjs';

const packagesIn = (lockFile) => Object.entries(JSON.parse(readFileSync(lockFile, 'utf8')).packages);

const isGlibc = () => process.report.getReport().header.glibcVersionRuntime !== undefined;
const libc = process.platform === 'linux' ? (isGlibc() ? 'glibc' : 'musl') : '';

/** Packages for other machines name theirs; an optional one that names none is needed only by one that does. */
const isForHere = ({ optional = false, os, cpu, libc: libraries }) =>
  (!optional || (os ?? cpu ?? libraries) !== undefined) &&
  (os?.includes(process.platform) ?? true) &&
  (cpu?.includes(process.arch) ?? true) &&
  (libraries?.includes(libc) ?? true);

/** Does a folder hold what its lock file says? npm writes its own list last; a package that went since is missed too. */
export function packagesAreInstalled(folder = root) {
  const list = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(list)) return false;
  const there = new Map(packagesIn(list).map(([path, { version }]) => [path, version]));
  const isThere = ([path, { version }]) =>
    there.get(path) === version && existsSync(join(folder, path, 'package.json'));
  return packagesIn(join(folder, 'package-lock.json'))
    .filter(([path, about]) => path !== '' && isForHere(about))
    .every(isThere);
}

/** The build needs every kind of package, also where NODE_ENV or npm's settings leave some out; the cache comes first. */
const INSTALL = ['ci', '--include=dev', '--include=optional', '--include=peer', '--prefer-offline', '--no-audit'];

/** The npm that runs this, or else the one in the path. */
function npm(args, options) {
  const { npm_execpath: own = '' } = process.env;
  if (basename(own) === 'npm-cli.js') return spawnSync(process.execPath, [own, ...args], options);
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

export function needPackages() {
  if (packagesAreInstalled()) return;
  needWritable(root, 'node_modules');
  console.log('installing packages, which takes a minute …');
  const { status } = npm([...INSTALL, '--no-fund', '--loglevel=error'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('The packages are not installed: see above. The first start needs the network.');
}
