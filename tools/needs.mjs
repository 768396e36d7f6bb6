// Finds, and where possible installs, what the project cannot bring along: Chromium and nats-server.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { at } from './project.mjs';

const PROGRAMS = {
  chromium: {
    variable: 'PENDULUM_CHROMIUM',
    names: [
      'chromium-headless-shell',
      'chromium',
      'chromium-browser',
      'google-chrome-stable',
      'google-chrome',
      'chrome',
    ],
    places: [
      '/snap/bin/chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    ],
    debian: 'chromium-headless-shell',
  },
  nats: {
    variable: 'PENDULUM_NATS_SERVER',
    names: ['nats-server'],
    places: ['/usr/sbin/nats-server', '/usr/local/bin/nats-server', '/opt/homebrew/bin/nats-server'],
    debian: 'nats-server',
  },
};

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function find({ variable, names, places }) {
  const named = process.env[variable];
  if (named) return isProgram(named) ? named : undefined;
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...places].find(isProgram);
}

function installFromDebian(name) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  console.log(`installing ${name} with apt-get …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  if (apt('update', '-q')) apt('install', '-y', '-q', '--no-install-recommends', name);
}

/** The path of a program, set as its variable for the tests too; throws a sentence that says what to install. */
export function need(key) {
  const program = PROGRAMS[key];
  if (!find(program)) installFromDebian(program.debian);
  const path = find(program);
  if (!path) {
    const { variable, debian } = program;
    throw new Error(
      `${debian} is missing. Install it (Debian: apt-get install ${debian}) or set ${variable} to its path.`,
    );
  }
  process.env[program.variable] = path;
  return path;
}

/** Which programs these files ask for: they mention the variable that names it. */
export function programsNeededBy(files) {
  const text = files.map((file) => readFileSync(at(file), 'utf8')).join('\n');
  return Object.keys(PROGRAMS).filter((key) => text.includes(PROGRAMS[key].variable));
}
