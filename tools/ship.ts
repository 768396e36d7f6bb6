/** Around `npm pack`, and `npm run licences`: what goes into the package beside the built client and server. */
import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { answerHelp } from './help.mjs';
import { writeLicences } from './licences.ts';
import { at, root } from './project.mjs';
import { type Shipped, shipped } from './ships.ts';

answerHelp(`usage: npm run licences, npm pack

Writes the licences of all that ships; npm pack also builds and lists the packages inside.`);

const SBOM = 'sbom.json';

interface Bom {
  readonly components: readonly { readonly 'bom-ref': string }[];
  readonly dependencies: readonly { readonly ref: string }[];
}

const run = (program: string, ...args: readonly string[]): string =>
  execFileSync(program, args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26, shell: process.platform === 'win32' });

const refOf = ({ name, version }: Shipped): string => `${name}@${version}`;

/** npm lists all packages; those that only build and test do not ship. */
function writeSbom(): void {
  const bom = JSON.parse(run('npm', 'sbom', '--sbom-format=cyclonedx', '--package-lock-only')) as Bom;
  const refs = new Set(shipped().map(refOf));
  const components = bom.components.filter((one) => refs.has(one['bom-ref']));
  const dependencies = bom.dependencies.filter(({ ref }) => refs.has(ref));
  writeFileSync(at(SBOM), `${JSON.stringify({ ...bom, components, dependencies }, null, 2)}\n`);
}

function prepare(): void {
  run(process.execPath, 'tools/build.mjs');
  writeLicences();
  writeSbom();
}

const tidy = (): void => rmSync(at(SBOM), { force: true });

const TASKS: Readonly<Record<string, () => void>> = { licences: writeLicences, prepare, tidy };
const task = TASKS[process.argv[2] ?? ''];
if (task === undefined) throw new Error(`usage: node tools/run.mjs tools/ship.ts ${Object.keys(TASKS).join(' | ')}`);
task();
