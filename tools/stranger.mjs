// The project as a stranger meets it: its files alone in a new folder, started by npm.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at, root } from './project.mjs';

const MADE = /^(node_modules|dist|data|coverage|reports|\.git|\.stryker-tmp)$|\.(log|tsbuildinfo)$/;

/** What git has or would take; without git, all that nobody's program made. */
function ownFiles() {
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' });
  const known = (stdout ?? '').split('\0').filter((file) => file !== '' && existsSync(at(file)));
  return known.includes('package.json') ? known : readdirSync(root).filter((name) => !MADE.test(name));
}

/** A copy in a folder with a space and an umlaut in its name, and its removal. */
export function copyProject() {
  const folder = mkdtempSync(join(tmpdir(), 'pendulum für Fremde '));
  for (const file of ownFiles()) cpSync(at(file), join(folder, file), { recursive: true });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Nothing of the npm or the test that runs this reaches what it starts; only npm's cache and registry do. */
const isOurs = (name) =>
  /^(npm_(?!config_(cache|registry)$)|PENDULUM_|VITEST|INIT_CWD$|NODE_ENV$|PORT$|HOST$)/i.test(name);
const plainEnv = () => Object.fromEntries(Object.entries(process.env).filter(([name]) => !isOurs(name)));

/** Starts a script of npm and waits for the address it prints. Whatever it started has ended when `stop` is done. */
export async function startByNpm(folder, script = 'start', settings = {}) {
  const env = { ...plainEnv(), PORT: '0', ...settings };
  const child = spawn('npm', ['run', script], { cwd: folder, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const closed = new Promise((resolve) => child.once('close', resolve));
  const stop = async () => {
    if (child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await closed;
  };
  const address = await new Promise((resolve, reject) => {
    const hear = (data) => {
      output += data;
      const [, found] = /is open at (http:\S+)/.exec(output) ?? [];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    closed.then((code) => reject(new Error(`npm run ${script} ended with ${code}:\n${output}`)));
  });
  return { address, output: () => output, stop };
}
