// npm run e2e:long: whole games in real time by screen, keyboard and touch, every screen in every room and language, and a cluster broken on purpose.
process.env.PENDULUM_LONG = '1';
process.argv.splice(2, 0, 'run', '--config', 'e2e/vitest.config.ts');
await import('../node_modules/vitest/vitest.mjs');
