// Things every tool needs: where the project is, which files it has, and whether something changed.
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The nearest folder above with a package.json, since this file may run from inside a bundle too. */
function rootAbove(folder) {
  return existsSync(join(folder, 'package.json')) ? folder : rootAbove(dirname(folder));
}

export const root = rootAbove(dirname(fileURLToPath(import.meta.url)));
export const at = (...parts) => join(root, ...parts);

/** Every file under a folder as a path from the root with forward slashes, sorted; nothing if there is no such folder. */
export function filesUnder(folder) {
  if (!existsSync(at(folder))) return [];
  return readdirSync(at(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      relative(root, join(entry.parentPath ?? entry.path, entry.name))
        .split(sep)
        .join('/'),
    )
    .sort();
}

export const isTest = (file) => /\.test\.tsx?$/.test(file);

function fingerprint(files) {
  const hash = createHash('sha256').update(process.version);
  for (const file of files) hash.update(`\n${file}\n`).update(readFileSync(at(file)));
  return hash.digest('hex');
}

/** Runs `work` unless it was done before on the very same files and left `product` behind. */
export async function unlessDone(name, files, product, work) {
  const stamp = at('dist', `.${name}.stamp`);
  const now = fingerprint(files);
  if (existsSync(at(product)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return false;
  needWritable(root, 'dist');
  rmSync(stamp, { force: true });
  await work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
  return true;
}

/** A folder that is to be made or changed inside another one; throws a sentence that says what to do. */
export function needWritable(parent, name) {
  const folder = existsSync(join(parent, name)) ? join(parent, name) : parent;
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch {
    throw new Error(
      `${folder} cannot be written. Let this user write it, or copy the project to a folder of your own.`,
    );
  }
}
