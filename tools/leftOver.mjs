// Which processes a run has left behind: all that it starts inherit its mark.
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pass } from 'node:timers/promises';

const NAME = 'TEST_OF_PENDULUM';
const mark = `${NAME}=${process.pid}-${Date.now()}`;

/** The environment for everything that this run starts. */
export const marked = () => ({ ...process.env, [NAME]: mark.slice(NAME.length + 1) });

function read(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1').replaceAll('\0', ' ').trim();
  } catch {
    return '';
  }
}

/** Only Linux tells the environment of a process; elsewhere nothing is found. */
function find() {
  if (process.platform !== 'linux') return [];
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.filter((pid) => read(pid, 'environ').includes(mark));
}

/** What still runs after a moment to end in, by its command line. It is ended, so that nothing stays. */
export async function endLeftOver(moment = 5000) {
  for (const until = performance.now() + moment; find().length > 0 && performance.now() < until; ) await pass(50);
  return find().map((pid) => {
    const line = read(pid, 'cmdline').slice(0, 160);
    process.kill(Number(pid), 'SIGKILL');
    return line;
  });
}
