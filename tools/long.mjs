import { spawnSync } from 'node:child_process';

/** Whole games in real time by screen, keyboard and touch, every screen in every room and language, and a cluster broken on purpose. */
const env = { ...process.env, PENDULUM_LONG: '1' };
const args = ['vitest', 'run', '--config', 'e2e/vitest.config.ts', ...process.argv.slice(2)];
process.exitCode = spawnSync('npx', args, { env, stdio: 'inherit' }).status ?? 1;
