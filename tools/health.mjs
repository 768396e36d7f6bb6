// Ends with 0 while the server in the same container is well, for programs that watch over containers.
const { PORT = '8080' } = process.env;
const isWell = await fetch(`http://127.0.0.1:${PORT}/healthz`).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = isWell ? 0 : 1;
