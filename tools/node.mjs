// Stops a Node that is too old, with a sentence. Nothing stands here that Node 12 cannot read.

/** Vite runs on these, and `engines` in package.json says so too. */
export const runsOn = (version) => {
  const [major, minor] = version.split('.').map(Number);
  if (major === 20) return minor >= 19;
  return major === 22 ? minor >= 12 : major > 22;
};

const own = process.versions.node;
if (!runsOn(own)) {
  console.error(
    `Pendulum needs Node 20.19, 22.12 or newer, and this is Node ${own}. Install Node 24 from https://nodejs.org.`,
  );
  process.exit(1);
}
