// For `node --import`: the process begins at PENDULUM_DATE, and its calendar goes on from there.
const now = Date.now;
const ahead = Date.parse(process.env.PENDULUM_DATE ?? '') - now();
Date.now = () => now() + ahead;
