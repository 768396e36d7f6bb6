/**
 * `npm run rules -- --prove`: each rule is broken on purpose, in memory, and a test that names it must fail. All broken
 * games are bundled with their tests first, and one run of Vitest takes them all.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { startVitest, type TestModule } from 'vitest/node';
import { BREAKS, type Break } from './breaks/index.ts';
import { at, root } from './project.mjs';
import { RULE_ID } from './source.ts';

/** Where broken games are put for the run; nothing under `src` is touched. */
const FOLDER = 'dist/breaks';

/** Tests over generated input take longer than they find, and what stands around the game is not the rules. */
const isPlain = (file: string): boolean =>
  /^src\/(engine|content|room|protocol|table\/live\/pauses)/.test(file) && !/legal|network/.test(file);

interface Attempt {
  readonly id: string;
  readonly change: Break;
  readonly tests: readonly string[];
}

/** Every rule with each of its breaks, and with the files whose tests name it. Gives what is wrong, in sentences. */
export const prove = (files: ReadonlyMap<string, readonly string[]>): Promise<readonly string[]> =>
  survivors(
    [...files].flatMap(([id, named]) => {
      const tests = named.filter(isPlain);
      return (BREAKS[id] ?? []).map((change) => ({ id, change, tests }));
    }),
  );

async function survivors(attempts: readonly Attempt[]): Promise<readonly string[]> {
  rmSync(at(FOLDER), { recursive: true, force: true });
  mkdirSync(at(FOLDER), { recursive: true });
  await Promise.all(attempts.map(bundleBroken));
  const modules = await runAll();
  return attempts.flatMap((attempt, index) => {
    const wrong = verdict(modules.find(({ moduleId }) => basename(moduleId) === fileOf(attempt, index)));
    return wrong === undefined ? [] : [`${attempt.id}: ${wrong}: ${attempt.change.join(' | ')}`];
  });
}

function verdict(module: TestModule | undefined): string | undefined {
  if (module === undefined) return 'did not run';
  const tests = [...module.children.allTests()];
  if (tests.length === 0) return `no test could run: ${module.errors()[0]?.message ?? 'none names it'}`;
  return tests.some((test) => test.result().state === 'failed') ? undefined : 'nobody noticed';
}

const fileOf = ({ id }: Attempt, index: number): string => `${id}.${index}.test.mjs`;

async function bundleBroken(attempt: Attempt, index: number): Promise<void> {
  const { id, change, tests } = attempt;
  const { outputFiles } = await build({
    absWorkingDir: root,
    stdin: { contents: tests.map(load).join('\n'), resolveDir: root },
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
    plugins: [breaking(change), naming(id)],
  });
  writeFileSync(join(at(FOLDER), fileOf(attempt, index)), outputFiles[0]?.text ?? '');
}

/** A file that does not load in the broken game proves nothing, and stands in no other's way. */
const load = (file: string): string => `await import(${JSON.stringify(at(file))}).catch(() => undefined);`;

const breaking = ([file, text, broken]: Break): Plugin => ({
  name: 'breaking',
  setup({ onLoad }) {
    const path = at(file);
    onLoad({ filter: /\.ts$/ }, (loaded) =>
      loaded.path === path ? { contents: readFileSync(path, 'utf8').replace(text, () => broken), loader: 'ts' } : null,
    );
  },
});

/** Of each file only the tests that name the rule are left. */
const naming = (id: string): Plugin => ({
  name: 'naming',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^vitest$/ }, ({ namespace }) =>
      namespace === 'naming' ? { path: 'vitest', external: true } : { path: 'vitest', namespace: 'naming' },
    );
    onLoad({ filter: /.*/, namespace: 'naming' }, () => ({ contents: onlyNaming(id), resolveDir: root }));
  },
});

const onlyNaming = (id: string): string => `
  import { test as all } from 'vitest';
  export * from 'vitest';
  const ids = (title) => /^(?:${RULE_ID}[ ,]+)+/.exec(title)?.[0].split(/[ ,]+/) ?? [];
  const only = (register) => (title, ...rest) => { if (ids(title).includes('${id}')) register(title, ...rest); };
  export const test = Object.assign(only(all), { each: (...cases) => only(all.each(...cases)) });
`;

/** A break can make a loop endless, which nothing but the end of the process ends: it must be a smaller break. */
const STALLED = 60_000;

function watchdog() {
  const running = new Set<string>();
  let timer = setTimeout(() => undefined, 0);
  const rest = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      console.error(`endless: ${[...running].join(' ')} of ${FOLDER}`);
      process.exit(1);
    }, STALLED);
  };
  return {
    onTestModuleStart({ moduleId }: TestModule) {
      running.add(basename(moduleId));
      rest();
    },
    onTestModuleEnd({ moduleId }: TestModule) {
      running.delete(basename(moduleId));
      rest();
    },
    onTestRunEnd: () => clearTimeout(timer),
  };
}

async function runAll(): Promise<readonly TestModule[]> {
  const vitest = await startVitest('test', [], {
    config: false,
    root,
    watch: false,
    include: [`${FOLDER}/*.test.mjs`],
    exclude: [],
    pool: 'threads',
    isolate: false,
    reporters: [watchdog()],
  });
  const modules = vitest.state.getTestModules();
  await vitest.close();
  return modules;
}
