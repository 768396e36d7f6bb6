// For `node --import`, as for a page: all clocks of the process run PENDULUM_HASTE times faster.
const times = Number(process.env.PENDULUM_HASTE ?? 1);
const now = performance.now.bind(performance);
performance.now = () => now() * times;
for (const name of ['setTimeout', 'setInterval']) {
  const after = globalThis[name];
  globalThis[name] = (what, ms = 0, ...rest) => after(what, ms / times, ...rest);
}
