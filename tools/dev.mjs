// npm run dev: client and server together; what changes is seen at once, and the game at hand goes on.
import './node.mjs';
import { answerHelp } from './help.mjs';
import { needPackages } from './packages.mjs';

answerHelp(`usage: npm run dev

Serves the game while you work on it. A change of the client comes into the open page; after a change of the server
it starts anew, and pages come back by themselves to their tables, which are paused where they were.
Environment variables: PORT (5173), HOST (localhost), PENDULUM_DATA (./data/dev) and those of npm start.`);

try {
  needPackages();
  const { followServer } = await import('./devServer.mjs');
  const { serveClient } = await import('./devClient.mjs');
  const server = await followServer();
  const client = await serveClient(server.address);
  console.log(`Pendulum is open at ${client.address}`);
  const end = () => Promise.all([client.close(), server.close()]).then(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, end);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
